/** Once, whatever happens: runs twice a day, a crash in the middle, two who transfer at the same time. */
import { expect } from 'vitest'
import { withCrash } from '#tests/server/subjects/precasso/crash.ts'
import { addItem, itemOf, nightOf, take, test, workers } from './items.ts'

test('two nights on one day, and two runs side by side, send nothing twice', async ({ api, reminders }) => {
  await addItem(api, reminders)
  await nightOf(api)
  await nightOf(api)
  const admin = api.as('admin')
  for (const name of ['Een', 'Twee']) {
    const body = { type: 'precasso', name, plannedFor: '2026-01-15' }
    const { id } = (await admin.post('/api/v4/processing-run', body)).json<{ id: number }>()
    await admin.post(`/api/v4/processing-run/${id}/approve`)
  }
  await api.runDue()
  expect(await api.rows('message')).toHaveLength(1)
  expect((await api.rows('workflow_execution')).map(({ result }) => result)).toEqual(['done'])
})

test('what fails in the middle of a run is there once after the next', async ({ api, reminders }) => {
  const { id } = await addItem(api, reminders)
  await withCrash(api, () => nightOf(api))
  expect(await api.rows('message')).toHaveLength(1)
  expect(await itemOf(api, id)).toMatchObject({ status: 'in_progress', workflow_step_due_at: '2026-01-22' })
})

test('of two who transfer at the same time one makes the file', async ({ api, reminders }) => {
  const { id } = await addItem(api, reminders)
  const body = { withoutLetter: true }
  const both = await Promise.all([take(api, id, 'transfer', body), take(api, id, 'transfer', body)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(await api.rows('collection_file')).toHaveLength(1)
  expect((await take(api, id, 'transfer', body)).statusCode).toBe(400)
})

test('without a letter a transfer says what that means, and asks for it to be meant', async ({ api, reminders }) => {
  const { id } = await addItem(api, reminders)
  const refused = await take(api, id, 'transfer')
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('14')])
  expect(await api.rows('collection_file')).toEqual([])
  expect((await take(api, id, 'transfer', { withoutLetter: true })).statusCode).toBe(200)
  expect(await api.rows('collection_file')).toMatchObject([{ fourteen_day_state: 'none', principal: 250_00 }])
})

test('many are moved to a step by a run with a preview', async ({ api, reminders }) => {
  const items = [await addItem(api, reminders), await addItem(api, reminders)]
  const planned = await api.as(workers).post('/api/v4/precasso/bulk', {
    action: 'changeStep',
    values: { workflowStep: reminders.steps[1] },
    ids: items.map(({ id }) => id),
  })
  expect([planned.statusCode, planned.body]).toEqual([201, planned.body])
  const run = planned.json<{ id: number }>()
  await api.runDue()
  const started = await api.as(workers).post(`/api/v4/bulk-run/${run.id}/start`, { count: 2 })
  expect([started.statusCode, started.body]).toEqual([200, started.body])
  await api.runDue()
  for (const { id } of items)
    expect(await itemOf(api, id)).toMatchObject({
      workflow_step_id: reminders.steps[1],
      workflow_step_due_at: '2026-01-22',
    })
})
