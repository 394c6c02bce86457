/** Running twice, side by side, or between what people do: nothing is done twice, and nothing to who has paid or closed. */
import { expect } from 'vitest'
import { euros } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { addWorkflow, email, executionsOf, fileOf, itemsOf, night, openFiles, test } from './works.ts'

const everything = (api: Api) =>
  Promise.all(
    ['message', 'agenda_item', 'workflow_execution', 'file_log', 'cost_line', 'collection_file'].map(api.rows),
  )

test('two nights on one day send nothing twice', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk), { action_type: 'agenda', agenda_subject_id: desk.subjects.call, delay_days: 3 }])
  await openFiles(api, desk, 3)
  await night(api)
  const before = await everything(api)
  expect(before[0]).toHaveLength(3)
  await night(api)
  expect(await everything(api)).toEqual(before)
})

test('two runs over the same files, one after the other selected them: each step once', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk), { action_type: 'wait', delay_days: 3 }])
  await openFiles(api, desk, 3)
  const admin = api.as('admin')
  for (const name of ['Een', 'Twee']) {
    const { id } = (await admin.post('/api/v4/processing-run', { type: 'file', name, plannedFor: '2026-01-15' })).json<{
      id: number
    }>()
    await admin.post(`/api/v4/processing-run/${id}/approve`)
  }
  await api.runDue()
  expect(await api.rows('message')).toHaveLength(3)
  expect((await executionsOf(api)).map(([, , result]) => result)).toEqual(['done', 'done', 'done'])
  expect((await api.rows('processing_run')).map(({ status }) => status)).toEqual(['completed', 'completed'])
})

test('a step that is due at once follows in the same run; back at a step on its day, it waits for the next', async ({
  api,
  desk,
}) => {
  const { id, steps } = await addWorkflow(api, [
    { action_type: 'agenda', agenda_subject_id: desk.subjects.call },
    { action_type: 'wait' },
    { action_type: 'wait', delay_days: 5 },
  ])
  const [file] = await openFiles(api, desk, 1)
  await night(api)
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({
    workflow_step_id: steps[2],
    workflow_step_due_at: '2026-01-20',
  })
  const moved = await api.as('admin').post(`/api/v4/file/${file?.id}/workflow`, { workflow: id, step: steps[0] })
  expect(moved.json()).toMatchObject({ step: { id: steps[0] }, dueAt: '2026-01-15' })
  await night(api)
  expect(await api.rows('agenda_item')).toHaveLength(1)
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({
    workflow_step_id: steps[0],
    workflow_step_due_at: '2026-01-16',
  })
  await night(api, '2026-01-16')
  expect(await api.rows('agenda_item')).toHaveLength(2)
})

test('a payment between the preview and the run keeps the file out of it, and takes back what waits', async ({
  api,
  desk,
}) => {
  const waits = { send_from: '18:00' }
  await addWorkflow(api, [email(desk, waits), email(desk, { delay_days: 5 }), { action_type: 'wait', delay_days: 9 }])
  const [first, second] = await openFiles(api, desk, 2)
  const admin = api.as('admin')
  const preview = (await admin.get('/api/v4/processing/preview/files')).json<{ items: { hold: string | null }[] }>()
  expect(preview.items.map(({ hold }) => hold)).toEqual([null, null])
  await admin.post(`/api/v4/file/${first?.id}/payments`, { date: '2026-01-15', amount: euros(250) })
  await night(api)
  expect(await itemsOf(api)).toEqual([
    [first?.id, 'in_hold', 'amount_zero'],
    [second?.id, 'done', null],
  ])
  await admin.post(`/api/v4/file/${second?.id}/payments`, { date: '2026-01-15', amount: euros(250) })
  expect(await api.rows('message')).toMatchObject([{ file_id: second?.id, status: 'cancelled' }])
})

test('closing takes back what waits, and reopening goes on at the step', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [
    { action_type: 'agenda', agenda_subject_id: desk.subjects.call },
    { action_type: 'start_surveillance' },
    email(desk, { send_from: '18:00' }),
    { action_type: 'agenda', agenda_subject_id: desk.subjects.call, delay_days: 9 },
  ])
  const [file] = await openFiles(api, desk, 1)
  await night(api)
  const { id: closeReason } = await api.create('close-reason', { code: 'x', name: { nl: 'Anders' }, group: 'client' })
  const admin = api.as('admin')
  const closed = await admin.post(`/api/v4/file/${file?.id}/close`, { closeReason })
  expect([closed.statusCode, closed.body]).toEqual([200, closed.body])
  expect(await api.rows('message')).toMatchObject([{ status: 'cancelled', fail_reason: 'Het dossier is gesloten.' }])
  expect(await api.rows('agenda_item')).toMatchObject([{ status: 'archived' }])
  expect(await api.rows('address_surveillance')).toMatchObject([{ status: 'ended' }])
  await night(api, '2026-02-10')
  expect(await api.rows('agenda_item')).toHaveLength(1)
  await api.as('admin').post(`/api/v4/file/${file?.id}/reopen`, { reopenReason: 'Toch niet' })
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({
    workflow_status: 'in_progress',
    workflow_step_id: steps[3],
    workflow_step_due_at: '2026-02-10',
  })
  await night(api)
  expect(await api.rows('agenda_item')).toHaveLength(2)
})

test('the step of a file is done now when a person says so, and not twice', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [email(desk, { delay_days: 5 }), { action_type: 'wait', delay_days: 9 }])
  const [file] = await openFiles(api, desk, 1)
  const admin = api.as('admin')
  const path = `/api/v4/file/${file?.id}/workflow`
  expect((await admin.get(path)).json()).toMatchObject({
    step: { id: steps[0] },
    dueAt: '2026-01-20',
    waits: false,
    history: [],
    would: { result: 'done', hold: null, nextStep: { id: steps[1] }, nextDueAt: '2026-01-24' },
  })
  const ran = await admin.post(`${path}/run`)
  expect(ran.json()).toMatchObject({ step: { id: steps[1] }, history: [{ result: 'done', step: { id: steps[0] } }] })
  const again = await admin.post(`${path}/run`)
  expect(again.statusCode).toBe(400)
  expect(await api.rows('message')).toHaveLength(1)
  expect((await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']).post(`${path}/run`)).statusCode).toBe(403)
})

test('a run that is cancelled does nothing more', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk)])
  await openFiles(api, desk, 1)
  const admin = api.as('admin')
  const { id } = (await admin.post('/api/v4/processing-run', { type: 'file', name: 'Weg' })).json<{ id: number }>()
  await admin.post(`/api/v4/processing-run/${id}/approve`)
  await admin.post(`/api/v4/processing-run/${id}/cancel`)
  await api.runDue()
  expect(await api.rows('message')).toEqual([])
  expect(await api.rows('processing_run')).toMatchObject([{ status: 'cancelled', done: 0 }])
})
