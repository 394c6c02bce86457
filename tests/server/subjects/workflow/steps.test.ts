/** The calls of the steps of a workflow: added, read, changed, ordered and taken away, and refused once it is in use. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'
import { addStep, draftWorkflow, mailTemplate, makers, namesOf, putIntoUse } from './office.ts'

const stored = (api: Api) => Promise.all(['workflow', 'workflow_step', 'audit_log'].map(api.rows))

test('steps are numbered as they are added, read, changed and taken away without a hole', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const first = await addStep(api, workflow, 'Brief')
  const second = await addStep(api, workflow, 'Wachten', { delayDays: 14 })
  const third = await addStep(api, workflow, 'Bellen')
  expect([first, second, third].map(({ sequence }) => sequence)).toEqual([1, 2, 3])

  const path = `/api/v4/workflow/${workflow}/step/${second.id}`
  const read = (await api.as(makers).get(path)).json<Record<string, unknown>>()
  expect(read).toMatchObject({ name: { nl: 'Wachten' }, delayDays: 14, workflow: { id: workflow, status: 'draft' } })
  const conditions = [{ what: 'outstanding', is: 'gte', value: '5000' }]
  const changed = await api
    .as(makers)
    .put(path, { delayDays: 7, conditions, nextStep: third.id, _version: read._version })
  expect(changed.json()).toMatchObject({ delayDays: 7, conditions, nextStep: { id: third.id } })
  const stale = await api.as(makers).put(path, { delayDays: 8, _version: read._version })
  expect(stale.statusCode).toBe(412)

  expect((await api.as(makers).delete(`/api/v4/workflow/${workflow}/step/${first.id}`)).statusCode).toBe(204)
  expect(await namesOf(api, workflow)).toEqual(['1 Wachten → Bellen', '2 Bellen'])
})

test('a step leads to the one behind it: added, in between, moved and without one that goes', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const a = await addStep(api, workflow, 'A')
  const b = await addStep(api, workflow, 'B')
  await addStep(api, workflow, 'C', { after: a.id })
  expect(await namesOf(api, workflow)).toEqual(['1 A → C', '2 C → B', '3 B'])
  const ids = (await api.rows('workflow_step')).map(({ id }) => Number(id))
  await api.as(makers).post(`/api/v4/workflow/${workflow}/step/order`, { ids: ids.toReversed() })
  expect(await namesOf(api, workflow)).toEqual(['1 C → B', '2 B → A', '3 A'])
  await api.as(makers).delete(`/api/v4/workflow/${workflow}/step/${b.id}`)
  expect(await namesOf(api, workflow)).toEqual(['1 C → A', '2 A'])
})

test('all steps are put in an order, and a part of them is refused', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const steps = []
  for (const name of ['A', 'B', 'C']) steps.push((await addStep(api, workflow, name)).id)
  const [a = 0, b = 0, c = 0] = steps
  const order = (ids: readonly number[]) => api.as(makers).post(`/api/v4/workflow/${workflow}/step/order`, { ids })
  expect((await order([c, a, b])).json()).toEqual({ ids: [c, a, b] })
  expect(await namesOf(api, workflow)).toEqual(['1 C → A', '2 A → B', '3 B'])
  const other = (await addStep(api, await draftWorkflow(api, 'other'), 'X')).id
  const before = await stored(api)
  for (const ids of [
    [a, b],
    [a, b, b],
    [a, b, c, other],
    [a, b, other],
  ])
    expect((await order(ids)).statusCode).toBe(400)
  expect(await stored(api)).toEqual(before)
})

test('of a workflow in use only the names of steps change', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const { id } = await addStep(api, workflow, 'Brief')
  const second = await addStep(api, workflow, 'Bellen')
  const { _version } = (await api.as(makers).get(`/api/v4/workflow-step/${id}`)).json<{ _version: number }>()
  await putIntoUse(api, workflow)
  const path = `/api/v4/workflow/${workflow}/step`
  const as = api.as(makers)
  const before = await stored(api)
  const refused = await Promise.all([
    as.put(`${path}/${id}`, { delayDays: 3, _version }),
    as.put(`/api/v4/workflow-step/${id}`, { nextStep: null, _version }),
    as.post(path, { name: { nl: 'Nieuw' }, actionType: 'wait', delayDays: 0 }),
    as.post(`${path}/order`, { ids: [second.id, id] }),
    as.delete(`${path}/${id}`),
    as.delete(`/api/v4/workflow-step/${id}`),
  ])
  for (const answer of refused) {
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('nieuwe revisie')
  }
  expect(await stored(api)).toEqual(before)
  const renamed = await as.put(`${path}/${id}`, { name: { nl: 'Eerste brief' }, delayDays: 0, _version })
  expect(renamed.json()).toMatchObject({ name: { nl: 'Eerste brief' } })
})

test('a step leads to another step of its own workflow', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const { id, _version } = await addStep(api, workflow, 'Brief')
  const other = await addStep(api, await draftWorkflow(api, 'other'), 'X')
  const path = `/api/v4/workflow/${workflow}/step/${id}`
  for (const body of [{ nextStep: id }, { elseStep: other.id }]) {
    const answer = await api.as(makers).put(path, { ...body, _version })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(Object.keys(body))
  }
  const moved = await api.as(makers).put(path, { workflow: other.id, _version })
  expect(moved.json()).toHaveProperty('errors.workflow')
  expect((await api.as(makers).get(`/api/v4/workflow/${workflow}/step/${other.id}`)).statusCode).toBe(404)
})

test('who may not change workflows reads steps, and customers do not', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const { id, _version } = await addStep(api, workflow, 'Brief')
  const path = `/api/v4/workflow/${workflow}/step/${id}`
  expect((await api.as(['ROLE_EMPLOYEE']).get(path)).statusCode).toBe(200)
  expect((await api.as(['ROLE_CUSTOMER']).get(path)).statusCode).toBe(403)
  const before = await stored(api)
  for (const roles of [['ROLE_EMPLOYEE'], ['ROLE_WORKFLOW_FILE']]) {
    expect((await api.as(roles).put(path, { delayDays: 2, _version })).statusCode).toBe(403)
    expect((await api.as(roles).post(`/api/v4/workflow/${workflow}/step/order`, { ids: [id] })).statusCode).toBe(403)
    expect((await api.as(roles).delete(path)).statusCode).toBe(403)
  }
  expect(await stored(api)).toEqual(before)
})

test('a template that a step in use sends stays active', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const template = await mailTemplate(api, 'reminder')
  await addStep(api, workflow, 'Herinnering', { actionType: 'send_email', emailTemplate: template.id })
  const off = async () => {
    const path = `/api/v4/email/template/${template.id}`
    const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
    return api.as('admin').put(path, { active: false, _version })
  }
  await putIntoUse(api, workflow)
  const refused = await off()
  expect(refused.statusCode).toBe(400)
  expect(refused.json<{ error: string }>().error).toContain('Standard')
  expect((await api.rows('email_template')).find(({ id }) => id === template.id)).toMatchObject({ active: true })
  expect((await api.as('admin').delete(`/api/v4/email/template/${template.id}`)).statusCode).toBe(400)
  await api.engine.query({ text: `update workflow set status = 'draft', activated_at = null` })
  expect((await off()).statusCode).toBe(200)
})

test('a step is tried on a file, and nothing is done', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const { id } = await addStep(api, workflow, 'Bellen', {
    actionType: 'agenda',
    conditions: [{ what: 'outstanding', is: 'gte', value: '5000' }],
  })
  const costs = await addStep(api, workflow, 'Kosten', { actionType: 'wait', delayDays: 3 })
  const { customer } = await openOffice(api)
  const opened = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 100)],
  })
  const path = `/api/v4/workflow/${workflow}/step/${id}/preview`
  const roles = [...makers, 'ROLE_FILE_SEARCH']
  const before = await stored(api)
  const tried = (await api.as(roles).post(path, { file: opened.id })).json()
  expect(tried).toMatchObject({
    file: { id: opened.id, number: opened.number },
    result: 'done',
    hold: null,
    message: null,
    conditions: [{ what: 'outstanding', is: 'gte', value: '5000', holds: true }],
    next: { step: costs.id, name: { nl: 'Kosten' } },
  })
  expect((await api.as(makers).post(path, { file: opened.id })).statusCode).toBe(403)
  expect((await api.as(roles).post(path, { file: opened.id + 1 })).statusCode).toBe(404)
  expect(await stored(api)).toEqual(before)
})
