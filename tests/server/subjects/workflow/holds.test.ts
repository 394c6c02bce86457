/** Why steps are held, and what a person may do about it; a dry run says the same beforehand. */
import { expect } from 'vitest'
import { setSetting } from '#tests/server/subjects/messages/writing.ts'
import { euros } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { addWorkflow, email, executionsOf, fileOf, insert, itemsOf, night, openFiles, test } from './works.ts'

type Preview = { items: { file: { id: number }; wouldDo: string; hold: string | null; nextDueAt: string | null }[] }
const preview = async (api: Api) =>
  (await api.as('admin').get('/api/v4/processing/preview/files'))
    .json<Preview>()
    .items.map(({ file, wouldDo, hold }) => [file.id, wouldDo, hold])
const sql = (api: Api, text: string, values: unknown[] = []) => api.engine.query({ text, values })

test('each file is held for its own reason, and the dry run says so before', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [email(desk), { action_type: 'wait', delay_days: 7 }])
  const files = await openFiles(api, desk, 6)
  const [plain, unreachable, disputed, paid, protectedOne, waiting] = files.map(({ id }) => id)
  await sql(api, 'delete from debtor_contact where debtor_id = $1', [files[1]?.debtor])
  await api.create('dispute', { file: disputed, kind: 'defect', openedAt: '2026-01-10' })
  await api.as('admin').post(`/api/v4/file/${paid}/payments`, { date: '2026-01-14', amount: euros(250) })
  await sql(api, `update debtor set insolvency_status = 'wsnp' where id = $1`, [files[4]?.debtor])
  await insert(api, 'message', { file_id: waiting, channel: 'email', status: 'draft', to_address: 'a@b.test' })
  const expected = [
    [plain, 'send_email', null],
    [unreachable, 'send_email', 'no_email'],
    [disputed, 'send_email', 'disputed'],
    [paid, 'send_email', 'amount_zero'],
    [protectedOne, 'send_email', 'insolvency'],
  ]
  expect(await preview(api)).toEqual(expected)
  const groups = (await api.as('admin').get('/api/v4/processing/preview')).json()
  expect(groups).toMatchObject({
    total: 5,
    items: [{ total: 5, ready: 1, channel: 'email', actionType: 'send_email' }],
  })
  expect(groups.items[0].held.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1, 1])
  await night(api)
  expect(await itemsOf(api)).toEqual(expected.map(([id, , hold]) => [id, hold === null ? 'done' : 'in_hold', hold]))
  expect(await api.rows('processing_run')).toMatchObject([{ total: 5, done: 1, held: 4, status: 'completed' }])
  // They stay at their step, and the file with a draft was left alone.
  expect(await fileOf(api, disputed ?? 0)).toMatchObject({ workflow_step_id: steps[0], workflow_status: 'not_started' })
  expect(await fileOf(api, waiting ?? 0)).toMatchObject({ workflow_step_id: steps[0] })
  expect(await api.rows('message')).toHaveLength(2)
})

test('held again the next night, a file has one row, since the first; solved, it is done', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [email(desk), { action_type: 'wait', delay_days: 7 }])
  const [file] = await openFiles(api, desk, 1)
  await sql(api, `update debtor_contact set status = 'bounced'`)
  await night(api)
  const [before] = await api.rows('processing_item')
  await night(api, '2026-01-16')
  const after = await api.rows('processing_item')
  const run_id = (await api.rows('processing_run')).at(-1)?.id
  expect(run_id).not.toBe(before?.run_id)
  expect(after).toMatchObject([{ status: 'in_hold', hold_reason: 'no_email', since: before?.since, run_id }])
  await sql(api, `update debtor_contact set status = 'ok'`)
  await night(api, '2026-01-17')
  expect(await itemsOf(api)).toEqual([[file?.id, 'done', null]])
  expect(await executionsOf(api)).toEqual([[file?.id, steps[0], 'done', '2026-01-15']])
})

test('a person lets pass what may pass, and nothing else', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk, { requires_approval: true }), { action_type: 'wait', delay_days: 7 }])
  const [first, second] = await openFiles(api, desk, 2)
  await sql(api, `update debtor set insolvency_status = 'moratorium' where id = $1`, [second?.debtor])
  await night(api)
  expect((await itemsOf(api)).map(([, , hold]) => hold)).toEqual(['awaits_approval', 'insolvency'])
  const release = (item: number) =>
    api.as('admin').post(`/api/v4/processing-item/${item}/release`, { reason: 'Gelezen' })
  const refused = await release(2)
  expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('wet')])
  expect((await release(1)).statusCode).toBe(200)
  await api.runDue()
  expect(await itemsOf(api)).toEqual([
    [first?.id, 'done', null],
    [second?.id, 'in_hold', 'insolvency'],
  ])
  expect(await api.rows('message')).toHaveLength(1)
  expect(await api.rows('processing_run')).toMatchObject([{ done: 1, held: 1 }])
})

test('what was sent a short while ago goes out once more when a person lets it pass, also where a step needs approval', async ({
  api,
  desk,
}) => {
  const sends = email(desk, { requires_approval: true })
  await addWorkflow(api, [sends, { action_type: 'wait', delay_days: 7 }])
  const [file] = await openFiles(api, desk, 1)
  const [step] = await api.rows('workflow_step')
  const sent = { file_id: file?.id, channel: 'email', status: 'sent', to_address: 'a@b.test', sent_at: '2026-01-14' }
  await insert(api, 'message', { ...sent, email_template_id: step?.email_template_id, created_at: '2026-01-14' })
  await night(api)
  const [item] = await api.rows('processing_item')
  const release = () =>
    api.as('admin').post(`/api/v4/processing-item/${String(item?.id)}/release`, { reason: 'Nagekeken' })
  expect((await release()).statusCode).toBe(200)
  await api.runDue()
  expect(await itemsOf(api)).toEqual([[file?.id, 'in_hold', 'duplicate_message']])
  expect(await api.rows('message')).toHaveLength(1)
  expect((await release()).statusCode).toBe(200)
  await api.runDue()
  expect(await itemsOf(api)).toEqual([[file?.id, 'done', null]])
  expect(await api.rows('message')).toHaveLength(2)
})

test('a run that a person approved does what needs approval; skipping goes to the next step', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [
    email(desk, { requires_approval: true }),
    { action_type: 'wait', delay_days: 7 },
  ])
  const [first] = await openFiles(api, desk, 1)
  await night(api)
  const admin = api.as('admin')
  const made = await admin.post('/api/v4/processing-run', { type: 'file', name: 'Nu', plannedFor: '2026-01-15', steps })
  expect((await admin.post(`/api/v4/processing-run/${made.json<{ id: number }>().id}/approve`)).statusCode).toBe(200)
  await api.runDue()
  expect(await fileOf(api, first?.id ?? 0)).toMatchObject({ workflow_step_id: steps[1] })
  const [second] = await openFiles(api, desk, 1)
  await sql(api, 'delete from debtor_contact where debtor_id = $1', [second?.debtor])
  await night(api)
  const held = (await api.rows('processing_item')).find(({ status }) => status === 'in_hold')
  const skipped = await admin.post(`/api/v4/processing-item/${String(held?.id)}/skip`, { reason: 'Geen e-mail' })
  expect([skipped.statusCode, skipped.json().status]).toEqual([200, 'skipped'])
  expect(await fileOf(api, second?.id ?? 0)).toMatchObject({
    workflow_step_id: steps[1],
    workflow_step_due_at: '2026-01-22',
    workflow_status: 'in_progress',
  })
  expect(await api.rows('workflow_execution')).toMatchObject([
    { result: 'done' },
    { result: 'skipped', note: 'Geen e-mail', by_id: expect.any(Number) },
  ])
})

test('conditions lead to another step; one that cannot be read holds the file', async ({ api, desk }) => {
  const { steps } = await addWorkflow(api, [
    { action_type: 'agenda', conditions: [{ what: 'outstanding', is: 'gte', value: '50000' }], next: 3, else: 2 },
    { action_type: 'wait', delay_days: 3, next: 3 },
    { action_type: 'wait', delay_days: 9 },
  ])
  const [file] = await openFiles(api, desk, 1)
  await night(api)
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({
    workflow_step_id: steps[1],
    workflow_step_due_at: '2026-01-18',
  })
  expect(await executionsOf(api)).toEqual([[file?.id, steps[0], 'skipped', '2026-01-15']])
  await sql(
    api,
    `update workflow_step set conditions = '[{"what":"hasEmail","is":"gte","value":"maybe"}]' where id = $1`,
    [steps[1]],
  )
  await night(api, '2026-01-18')
  expect((await api.rows('processing_item')).at(-1)).toMatchObject({ hold_reason: 'template_error', note: 'hasEmail' })
})

test('an office without its registration writes to no consumer, where the setting says so', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk), { action_type: 'wait', delay_days: 7 }])
  await openFiles(api, desk, 1)
  await setSetting(api, 'wki.validUntil', '2026-01-14')
  await setSetting(api, 'wki.messagesStop', true)
  await night(api)
  expect((await itemsOf(api)).map(([, , hold]) => hold)).toEqual(['wki_expired'])
  expect(await api.rows('message')).toEqual([])
})
