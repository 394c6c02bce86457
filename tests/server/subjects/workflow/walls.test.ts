/** The three walls, whatever a workflow says: costs before the letter, whom nobody may write to, and who is protected. */
import { expect } from 'vitest'
import { giveLetter } from '#tests/server/subjects/ledger/office.ts'
import { addWorkflow, email, fileOf, itemsOf, night, openFiles, test, type Desk } from './works.ts'

test('no collection costs on a private file before its letter expired, by no kind of step', async ({ api, desk }) => {
  await addWorkflow(api, [
    { action_type: 'add_cost', cost_type_id: desk.costType },
    { action_type: 'wait', delay_days: 9 },
  ])
  const files = await openFiles(api, desk, 2)
  const letters = {
    running: { sent: '2026-01-02', end: '2026-03-01' },
    invalid: { sent: '2025-12-20', end: '2026-01-10' },
  }
  for (const state of ['none', 'running', 'invalid'] as const) {
    // The one before came back too.
    await api.engine.query({ text: 'update fourteen_day_letter set lost = true' })
    const isLost = state === 'invalid'
    if (state !== 'none') for (const { id } of files) await giveLetter(api, id, { ...letters[state], isLost })
    expect((await api.rows('collection_file')).map((row) => row.fourteen_day_state)).toEqual([state, state])
    await night(api)
    const hold = state === 'running' ? '14_day_term_running' : 'missing_14_day_letter'
    expect((await itemsOf(api)).map(([, status, reason]) => [status, reason])).toEqual(
      files.map(() => ['in_hold', hold]),
    )
    expect(await api.rows('cost_line')).toEqual([])
  }
  for (const { id } of files) await giveLetter(api, id, { sent: '2025-12-20', end: '2026-01-10' })
  await night(api)
  // 15 % of 250 is below the least of 40 euros.
  expect(await api.rows('cost_line')).toMatchObject([{ amount: 4000 }, { amount: 4000 }])
  expect((await itemsOf(api)).map(([, status]) => status)).toEqual(['done', 'done'])
})

test('a message that charges costs goes out with them or not at all', async ({ api, desk }) => {
  await addWorkflow(api, [email(desk, { adds_collection_costs: true }), { action_type: 'wait', delay_days: 9 }])
  const files = await openFiles(api, desk, 3)
  for (const one of files.slice(0, 2)) await giveLetter(api, one.id, { sent: '2025-12-20', end: '2026-01-10' })
  await api.engine.query({ text: 'delete from debtor_contact where debtor_id = $1', values: [files[1]?.debtor] })
  await night(api)
  expect(await itemsOf(api)).toEqual([
    [files[0]?.id, 'done', null],
    [files[1]?.id, 'in_hold', 'no_email'],
    [files[2]?.id, 'in_hold', 'missing_14_day_letter'],
  ])
  expect(await api.rows('cost_line')).toMatchObject([{ file_id: files[0]?.id }])
  expect(await api.rows('message')).toMatchObject([{ file_id: files[0]?.id }])
  expect(await api.rows('workflow_execution')).toMatchObject([
    { result: 'done', cost_line_id: expect.any(Number), message_id: expect.any(Number) },
    { result: 'held' },
    { result: 'held' },
  ])
})

const deeds: Readonly<Record<string, (desk: Desk) => object>> = {
  send_email: ({ templates }) => ({ email_template_id: templates.email }),
  add_cost: ({ costType }) => ({ cost_type_id: costType }),
  change_phase: () => ({ new_phase: 'judicial' }),
  start_surveillance: () => ({}),
  agenda: ({ subjects }) => ({ agenda_subject_id: subjects.call }),
}
test.for(Object.entries(deeds))('nothing at all is done to who is protected: %s', async (deed, { api, desk }) => {
  const [action_type, valuesOf] = deed
  await addWorkflow(api, [{ action_type, ...valuesOf(desk) }])
  const [file] = await openFiles(api, desk, 1)
  await api.engine.query({ text: `update debtor set insolvency_status = 'bankruptcy'` })
  await night(api)
  expect(await itemsOf(api)).toEqual([[file?.id, 'in_hold', 'insolvency']])
  for (const table of ['message', 'cost_line', 'agenda_item', 'address_surveillance', 'file_log'])
    expect(await api.rows(table)).toEqual([])
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({ phase: 'amicable', workflow_status: 'not_started' })
})

test('an address that must not be used is not used; another channel is, where the step names one', async ({
  api,
  desk,
}) => {
  await addWorkflow(api, [
    email(desk, { fallback_channel: 'post', post_mail_template_id: desk.templates.post }),
    { action_type: 'wait', delay_days: 9 },
  ])
  const [file] = await openFiles(api, desk, 1)
  await api.engine.query({
    text: `update debtor_contact set status = 'blocked', blocked_at = now() where kind = 'email'`,
  })
  await night(api)
  expect(await api.rows('message')).toMatchObject([{ channel: 'post', file_id: file?.id }])
})

test('court needs documents, and a claim that has not lapsed', async ({ api, desk }) => {
  await addWorkflow(api, [{ action_type: 'change_phase', new_phase: 'judicial' }])
  const [file] = await openFiles(api, desk, 1)
  await night(api)
  expect(await itemsOf(api)).toEqual([[file?.id, 'in_hold', 'missing_documents']])
  await api.engine.query({
    text: `insert into document (file_id, name, kind, direction, status) values ($1, 'factuur.pdf', 'invoice', 'in', 'kept')`,
    values: [file?.id],
  })
  await api.engine.query({ text: `update collection_file set limitation_date = '2026-01-10'` })
  await night(api)
  expect(await itemsOf(api)).toEqual([[file?.id, 'in_hold', 'limitation_passed']])
  await api.engine.query({ text: `update collection_file set limitation_date = '2030-01-10'` })
  await night(api)
  expect(await fileOf(api, file?.id ?? 0)).toMatchObject({ phase: 'judicial' })
})
