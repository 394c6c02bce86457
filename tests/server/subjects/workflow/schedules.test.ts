/** Schedules: their next moment, what they start, by themselves and at once, and what they do not. */
import { expect } from 'vitest'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { takeTurn } from '#server/subjects/workflow/schedules/schedules.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('workflow', async ({ api }) => {
  api.advance(Date.parse('2026-11-25T10:00:00Z') - api.app.now())
  const { id: workflow } = await api.create('workflow', { name: 'Minnelijk', code: 'minnelijk', category: 'standard' })
  const steps = []
  for (const nl of ['Eerste', 'Tweede'])
    steps.push((await api.create('workflow-step', { workflow, name: { nl }, actionType: 'wait', delayDays: 0 })).id)
  return { id: workflow, steps }
})
const who = ['ROLE_EMPLOYEE', 'ROLE_PROCESSING']
const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const add = (api: Api, body: object) =>
  api
    .as(who)
    .post('/api/v4/scheduled-send', { name: 'Elke dag', type: 'processing', time: '12:00', days: week, ...body })
const added = async (api: Api, body: object = {}) => {
  const answer = await add(api, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number; _version: number; nextRunAt: string }>()
}
const moment = (row: Record<string, unknown> | undefined, name: string): string | null => {
  const value = row?.[name]
  return typeof value === 'string' ? new Date(value).toISOString() : null
}
const schedule = async (api: Api) => (await api.rows('scheduled_send'))[0]
const goTo = (api: Api, at: string) => api.advance(Date.parse(at) - api.app.now())

test('it is known when it runs next, from its time, its days and whether it is on', async ({ api, workflow }) => {
  const { id, _version } = await added(api, { workflow: workflow.id })
  expect(moment(await schedule(api), 'next_run_at')).toBe('2026-11-25T11:00:00.000Z')
  const put = (body: object) => api.as(who).put(`/api/v4/scheduled-send/${id}`, body)
  await put({ _version, time: '09:30', days: ['sat'] })
  expect(moment(await schedule(api), 'next_run_at')).toBe('2026-11-28T08:30:00.000Z')
  await put({ _version: _version + 1, name: 'Zaterdag' })
  expect(moment(await schedule(api), 'next_run_at')).toBe('2026-11-28T08:30:00.000Z')
  await put({ _version: _version + 2, active: false })
  expect(moment(await schedule(api), 'next_run_at')).toBeNull()
  await put({ _version: _version + 3, active: true })
  expect(moment(await schedule(api), 'next_run_at')).toBe('2026-11-28T08:30:00.000Z')
})

test('when its moment has come it makes a run of all steps of its workflow, approved, once', async ({
  api,
  workflow,
}) => {
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Energie Noord B.V.' })
  await added(api, { workflow: workflow.id, customer, maxItems: 200 })
  await api.doJob('schedules.run', {})
  expect(await api.rows('processing_run')).toEqual([])
  goTo(api, '2026-11-25T11:00:10Z')
  await api.doJob('schedules.run', {})
  await api.doJob('schedules.run', {})
  const runs = await api.rows('processing_run')
  expect(runs).toMatchObject([
    {
      type: 'file',
      name: 'Elke dag',
      planned_for: '2026-11-25',
      customer_id: customer,
      most: 200,
      created_by_id: null,
    },
  ])
  expect(runs[0]?.status).not.toBe('draft')
  const links = await api.rows('processing_run_steps')
  expect(links.map(({ target_id }) => target_id)).toEqual(workflow.steps)
  const row = await schedule(api)
  expect(row).toMatchObject({ last_run_id: runs[0]?.id })
  expect(moment(row, 'next_run_at')).toBe('2026-11-26T11:00:00.000Z')
})

test('two servers at once run it once', async ({ api, workflow }) => {
  const { id } = await added(api, { workflow: workflow.id })
  goTo(api, '2026-11-25T11:01:00Z')
  const turn = () => api.engine.transaction((trx) => takeTurn(api.app, trx, id))
  const turns = await Promise.all([turn(), turn()])
  const [made] = await api.rows('processing_run')
  expect(turns.filter((one) => one !== undefined)).toEqual([{ run: made?.id, messages: 0, busy: false }])
  expect(await api.rows('processing_run')).toHaveLength(1)
})

test('what was missed is made up for by one run, but not on a Sunday or a holiday', async ({ api, workflow }) => {
  await added(api, { workflow: workflow.id, time: '23:30' })
  goTo(api, '2026-12-25T09:00:00Z')
  await api.doJob('schedules.run', {})
  goTo(api, '2026-12-27T09:00:00Z')
  await api.doJob('schedules.run', {})
  expect(await api.rows('processing_run')).toEqual([])
  goTo(api, '2026-12-28T09:00:00Z')
  await api.doJob('schedules.run', {})
  expect(await api.rows('processing_run')).toMatchObject([{ planned_for: '2026-12-28' }])
  expect(moment(await schedule(api), 'next_run_at')).toBe('2026-12-28T22:30:00.000Z')
})

test('with a step it runs that one; a step of another workflow is refused, and nothing is written', async ({
  api,
  workflow,
}) => {
  const { id: other } = await api.create('workflow', {
    name: 'Gerechtelijk',
    code: 'gerechtelijk',
    category: 'phase',
  })
  const refused = await add(api, { workflow: other, step: workflow.steps[0] })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { errors: { step: ['Deze stap hoort bij een andere werkstroom.'] } },
  ])
  expect(await api.rows('scheduled_send')).toEqual([])
  const { id } = await added(api, { step: workflow.steps[1] })
  expect((await schedule(api))?.workflow_id).toBe(workflow.id)
  await api.as(who).post(`/api/v4/scheduled-send/${id}/run`, {})
  expect((await api.rows('processing_run_steps')).map(({ target_id }) => target_id)).toEqual([workflow.steps[1]])
})

test('at once: also one that is off, with a run that is told, and not while that runs', async ({ api, workflow }) => {
  const { id } = await added(api, { workflow: workflow.id, active: false })
  const run = () => api.as(who).post(`/api/v4/scheduled-send/${id}/run`, {})
  const first = await run()
  const [made] = await api.rows('processing_run')
  expect([first.statusCode, first.json()]).toEqual([200, { run: made?.id, messages: 0 }])
  expect(await schedule(api)).toMatchObject({ active: false, next_run_at: null, last_run_id: made?.id })
  await api.engine.query({ text: `update processing_run set status = 'running', started_at = now()` })
  const before = await schedule(api)
  const second = await run()
  expect([second.statusCode, second.json()]).toEqual([400, { error: 'De vorige verwerking is nog bezig.' }])
  expect([await schedule(api), await api.rows('processing_run')]).toMatchObject([before, [{ id: made?.id }]])
})

test('messages go when people may be written to, and no later', async ({ api, workflow: _workflow }) => {
  for (const [time, status] of [
    ['06:59', 400],
    ['07:00', 201],
    ['19:59', 201],
    ['20:00', 400],
  ] as const)
    expect((await add(api, { type: 'sms', time })).statusCode, time).toBe(status)
  expect(await api.rows('scheduled_send')).toHaveLength(2)
  expect((await add(api, { type: 'processing', time: '23:00' })).statusCode).toBe(201)
})

test('a schedule of a channel releases what was approved, and brings forward what would leave later', async ({
  api,
  workflow,
}) => {
  const { customer } = await openOffice(api)
  const { id: file } = await openFile(api, {
    customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakker' },
    claims: [claim('2025-1', '2025-12-31', 1_000)],
  })
  const { id: late } = await api.create('workflow-step', {
    workflow: workflow.id,
    name: { nl: 'Avond' },
    actionType: 'wait',
    delayDays: 0,
    sendFrom: '18:00',
  })
  const later = '2026-11-26T07:00:00.000Z'
  const write = (body: object) =>
    api.engine.transaction((trx) =>
      api.app.records.create(trx, message, { file, customer, channel: 'email', ...body }, system('test')),
    )
  for (const body of [
    { status: 'approved' },
    { status: 'scheduled', scheduledAt: later },
    { status: 'scheduled', scheduledAt: later, step: late },
    { status: 'draft' },
    { status: 'approved', channel: 'sms' },
  ] as const)
    await write(body)
  const { id } = await added(api, { type: 'email', maxItems: 2 })
  const answer = await api.as(who).post(`/api/v4/scheduled-send/${id}/run`, {})
  expect([answer.statusCode, answer.json()]).toEqual([200, { run: null, messages: 2 }])
  const rows = await api.rows('message')
  const now = new Date(api.app.now()).toISOString().slice(0, 16)
  expect(rows.map((row) => [row.status, moment(row, 'scheduled_at')?.slice(0, 16) ?? null])).toEqual([
    ['scheduled', now],
    ['scheduled', now],
    ['scheduled', later.slice(0, 16)],
    ['draft', null],
    ['approved', null],
  ])
  expect(await api.rows('processing_run')).toEqual([])
})

test('files are left out of a run while it is a draft, and not once it is approved', async ({
  api,
  workflow: _workflow,
}) => {
  const { id } = (await api.as(who).post('/api/v4/processing-run', { type: 'file' })).json<{ id: number }>()
  const put = (files: readonly number[]) => api.as(who).put(`/api/v4/processing-run/${id}/excluded`, { files })
  const [one, other] = [absentId, absentId + 1]
  expect((await put([one, other, one])).json()).toEqual({ excluded: 2 })
  expect((await api.rows('processing_run'))[0]).toMatchObject({ excluded: [{ file: one }, { file: other }] })
  await api.as(who).post(`/api/v4/processing-run/${id}/approve`, {})
  const [before] = await api.rows('processing_run')
  const late = await put([])
  expect([late.statusCode, late.json()]).toMatchObject([400, { error: expect.stringContaining('goedgekeurd') }])
  expect(
    (await api.as(['ROLE_EMPLOYEE']).put(`/api/v4/processing-run/${id}/excluded`, { files: [one] })).statusCode,
  ).toBe(403)
  expect((await api.rows('processing_run'))[0]).toEqual(before)
})

test('without the right nobody reads, makes or runs one', async ({ api, workflow }) => {
  const { id } = await added(api, { workflow: workflow.id })
  const employee = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])
  const before = await schedule(api)
  expect((await employee.get('/api/v4/scheduled-send')).statusCode).toBe(403)
  expect((await employee.post(`/api/v4/scheduled-send/${id}/run`, {})).statusCode).toBe(403)
  expect((await api.as(who).post(`/api/v4/scheduled-send/${absentId}/run`, {})).statusCode).toBe(404)
  expect([await schedule(api), await api.rows('processing_run')]).toEqual([before, []])
})
