/** Runs of due steps, by night and on demand: what each step makes, and where the file is afterwards. */
import { expect } from 'vitest'
import { addWorkflow, email, executionsOf, fileOf, itemsOf, night, openFiles, test } from './works.ts'

test('a new file begins with the standard workflow of its kind, that of its client first', async ({ api, desk }) => {
  const standard = await addWorkflow(api, [{ action_type: 'wait', delay_days: 3 }])
  await addWorkflow(api, [{ action_type: 'wait' }], { file_type: 'company' })
  const [first] = await openFiles(api, desk, 1)
  expect(await fileOf(api, first?.id ?? 0)).toMatchObject({
    workflow_id: standard.id,
    workflow_step_id: standard.steps[0],
    workflow_step_due_at: '2026-01-18',
    workflow_status: 'not_started',
  })
  const own = await addWorkflow(api, [{ action_type: 'wait', delay_days: 2, delay_basis: 'working' }], {
    category: 'client_specific',
    customer_id: desk.customer,
  })
  const [second] = await openFiles(api, desk, 1)
  // Thursday the 15th; two working days later it is Monday.
  expect(await fileOf(api, second?.id ?? 0)).toMatchObject({ workflow_id: own.id, workflow_step_due_at: '2026-01-19' })
})

test('a night executes each due step once, writes it down and plans the next', async ({ api, desk }) => {
  const { id, steps } = await addWorkflow(api, [
    email(desk, { name: { nl: 'Eerste brief' } }),
    { action_type: 'agenda', agenda_subject_id: desk.subjects.call, delay_days: 14 },
    { action_type: 'close', delay_days: 1 },
  ])
  const [file] = await openFiles(api, desk, 1)
  const fileId = file?.id ?? 0
  await night(api)
  expect(await fileOf(api, fileId)).toMatchObject({
    workflow_status: 'in_progress',
    workflow_step_id: steps[1],
    workflow_step_due_at: '2026-01-29',
  })
  const [message] = await api.rows('message')
  const [run] = await api.rows('processing_run')
  const key = `step:${fileId}:${steps[0]}:2026-01-15:email`
  expect(message).toMatchObject({ key, step_id: steps[0], run_id: run?.id })
  expect(await api.rows('workflow_execution')).toMatchObject([
    {
      file_id: fileId,
      workflow_id: id,
      step_id: steps[0],
      run_id: run?.id,
      planned_for: '2026-01-15',
      result: 'done',
      message_id: message?.id,
      by_id: null,
    },
  ])
  expect(await api.rows('file_log')).toMatchObject([
    { file_id: fileId, subject: 'Stap uitgevoerd: Eerste brief', category: 'system', visible_to_client: false },
  ])
  expect(await api.rows('processing_run')).toMatchObject([
    { status: 'completed', total: 1, done: 1, held: 0, failed: 0, planned_for: '2026-01-15', approved_by_id: null },
  ])
  expect(await itemsOf(api)).toEqual([[fileId, 'done', null]])

  await api.engine.query({ text: `update message set status = 'sent', sent_at = now()` })
  await night(api, '2026-01-29')
  await night(api, '2026-01-30')
  expect(await api.rows('agenda_item')).toMatchObject([
    {
      file_id: fileId,
      subject_id: desk.subjects.call,
      date: '2026-01-29',
      source: 'workflow',
      status: 'open',
      customer_id: desk.customer,
    },
    { file_id: fileId, subject_id: desk.subjects.close, date: '2026-01-30' },
  ])
  expect(await fileOf(api, fileId)).toMatchObject({
    workflow_status: 'no_more_steps',
    workflow_step_id: null,
    workflow_step_due_at: null,
  })
  await night(api, '2026-02-20')
  expect(await executionsOf(api)).toHaveLength(3)
})
