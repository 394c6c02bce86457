/** A revision of a workflow: a draft with the same steps, beside the one that files are in. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'
import { addStep, draftWorkflow, makers, namesOf, putIntoUse } from './office.ts'

type Step = {
  id: number
  workflow_id: number
  next_step_id: number | null
  else_step_id: number | null
  name: { nl: string }
}

test('a new revision has the same steps, which lead to each other as before', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  const first = await addStep(api, workflow, 'Brief', {
    conditions: [{ what: 'fileType', is: 'eq', value: 'private' }],
  })
  const second = await addStep(api, workflow, 'Bellen')
  const third = await addStep(api, workflow, 'Sluiten')
  await api.as(makers).put(`/api/v4/workflow/${workflow}/step/${first.id}`, {
    nextStep: third.id,
    elseStep: second.id,
    _version: 2,
  })
  await putIntoUse(api, workflow)

  const answer = await api.as(makers).post(`/api/v4/workflow/${workflow}/revision`, {})
  const made = answer.json<{ id: number; revision: number }>()
  expect(answer.statusCode).toBe(201)
  expect(made.revision).toBe(2)
  expect((await api.as(makers).get(`/api/v4/workflow/${made.id}`)).json()).toMatchObject({
    code: 'standard',
    revision: 2,
    status: 'draft',
    activatedAt: null,
    previous: { id: workflow },
  })
  expect(await namesOf(api, made.id)).toEqual(['1 Brief → Sluiten', '2 Bellen → Sluiten', '3 Sluiten'])
  const steps = (await api.rows('workflow_step')) as unknown as Step[]
  const nameOf = (id: number | null) => steps.find((step) => step.id === id && step.workflow_id === made.id)?.name.nl
  const copy = steps.find((step) => step.workflow_id === made.id && step.name.nl === 'Brief')
  expect(copy).toMatchObject({ conditions: [{ what: 'fileType', is: 'eq', value: 'private' }] })
  expect([nameOf(copy?.next_step_id ?? null), nameOf(copy?.else_step_id ?? null)]).toEqual(['Sluiten', 'Bellen'])
})

test('there is one draft at a time, and none of a draft', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  await addStep(api, workflow, 'Brief')
  const revise = (id: number) => api.as(makers).post(`/api/v4/workflow/${id}/revision`, {})
  const ofDraft = await revise(workflow)
  expect([ofDraft.statusCode, ofDraft.body]).toEqual([400, expect.stringContaining('concept')])
  await putIntoUse(api, workflow)
  const both = await Promise.all([revise(workflow), revise(workflow)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
  expect(await api.rows('workflow')).toHaveLength(2)
  expect((await api.as(['ROLE_EMPLOYEE']).post(`/api/v4/workflow/${workflow}/revision`, {})).statusCode).toBe(403)
})

test('files move from a revision to the next one, each to the step that does the same', async ({ api }) => {
  const workflow = await draftWorkflow(api)
  await addStep(api, workflow, 'Brief')
  const call = await addStep(api, workflow, 'Bellen')
  await putIntoUse(api, workflow)
  const { id: later } = (await api.as(makers).post(`/api/v4/workflow/${workflow}/revision`, {})).json<{ id: number }>()
  const { customer } = await openOffice(api)
  const { id } = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 100)],
  })
  await api.engine.query({
    text: 'update collection_file set workflow_id = $1, workflow_step_id = $2, workflow_step_due_at = current_date where id = $3',
    values: [workflow, call.id, id],
  })
  const roles = [...makers, 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']
  const move = (from: number) => api.as(roles).post(`/api/v4/workflow/${later}/move`, { from })
  const stepOf = async () => (await api.rows('collection_file')).find((row) => row.id === id)?.workflow_step_id
  // Not before the later one is in use.
  expect((await move(workflow)).statusCode).toBe(400)
  expect(await stepOf()).toBe(call.id)
  await api.engine.query({ text: `update workflow set status = 'retired' where id = $1`, values: [workflow] })
  await putIntoUse(api, later)
  expect((await move(await draftWorkflow(api, 'other'))).statusCode).toBe(400)
  expect((await move(workflow)).json()).toEqual({ moved: 1, left: 0 })
  const steps = (await api.rows('workflow_step')) as unknown as Step[]
  const moved = steps.find((step) => step.workflow_id === later && step.name.nl === 'Bellen')
  expect(await stepOf()).toBe(moved?.id)
  const course = (await api.as(roles).get(`/api/v4/workflow/${later}/course`)).json()
  expect(course).toMatchObject({
    steps: [{ step: moved?.id, files: 1 }],
    revisions: [{ revision: 2, files: 1 }, { files: 0 }],
  })
})
