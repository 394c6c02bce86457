/** An item from its beginning to the paid file: two reminders, the 14-day letter, the transfer, costs once its term expired. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'
import { euros } from '#tests/server/subjects/ledger/office.ts'
import { smtp } from '#tests/server/subjects/messages/carrying.ts'
import { addItem, change, itemOf, nightOf, take, test, workers } from './items.ts'

/** The sender of a mail as it was sent. */
const fromOf = (letter: { message: string } | undefined): string =>
  /^From: (.*)$/m.exec((letter?.message ?? '').replaceAll('\r', ''))?.[1] ?? ''

test('reminded twice and by letter it becomes a file that charges costs after the term, and is paid', async ({
  api,
  reminders,
}) => {
  const { id } = await addItem(api, reminders)
  expect(await itemOf(api, id)).toMatchObject({
    number: 'P2026000001',
    status: 'new',
    amount: 250_00,
    open_amount: 250_00,
    claim_numbers: 'F-1',
    workflow_id: reminders.workflow,
    workflow_step_id: reminders.steps[0],
    branding: 'client',
  })
  await nightOf(api)
  expect(await itemOf(api, id)).toMatchObject({ status: 'in_progress', workflow_step_due_at: '2026-01-22' })
  // In the name of the client, from an address that the office may send from.
  expect(fromOf(smtp.letters.at(-1))).toContain('Energie Noord')
  await nightOf(api, '2026-01-22')
  await nightOf(api, '2026-01-29')
  await handOverDue(api.app, new AbortController().signal)
  expect(await itemOf(api, id)).toMatchObject({
    fourteen_day_state: 'running',
    fourteen_day_sent: '2026-01-29',
    workflow_step_id: null,
  })
  const term = String((await itemOf(api, id)).fourteen_day_end)
  expect(await api.rows('document')).toMatchObject([{ precasso_id: id, file_id: null, kind: 'fourteen_day_letter' }])
  // Nothing was charged: costs are only announced.
  expect(await api.rows('cost_line')).toEqual([])
  expect((await api.rows('message')).at(-1)).toMatchObject({ precasso_id: id, file_id: null, announced_costs: 40_00 })

  api.advance(Date.parse('2026-02-02T11:00:00Z') - api.app.now())
  await change(api, id, { payments: [{ date: '2026-01-30', amount: euros(50), reference: 'deel' }] })
  const moved = await take(api, id, 'transfer')
  expect([moved.statusCode, moved.body]).toEqual([200, moved.body])
  const [file] = await api.rows('collection_file')
  expect(await itemOf(api, id)).toMatchObject({ status: 'transferred', file_id: file?.id })
  expect(file).toMatchObject({
    source: 'precasso',
    paid: 50_00,
    fourteen_day_state: 'running',
    fourteen_day_sent: '2026-01-29',
    fourteen_day_end: term,
  })
  const log = (await api.rows('file_log')).map(({ subject }) => subject)
  expect(log).toContain('14-dagenbrief (precasso): Dossier P2026000001')
  expect(log.filter((subject) => String(subject).startsWith('Precasso: Stap'))).toHaveLength(3)
  expect((await api.rows('document')).map(({ sha256, file_id: of }) => [sha256, of === null])).toEqual([
    [expect.any(String), true],
    [(await api.rows('document'))[0]?.sha256, false],
  ])
  expect((await api.rows('interruption_event')).map(({ kind }) => kind)).toContain('demand')
  // The proof of the letter stands on the file, as of a letter that it sent itself.
  expect((await api.rows('collection_file'))[0]).toMatchObject({
    fourteen_day_document_id: (await api.rows('document')).at(-1)?.id,
    fourteen_day_message_id: (await api.rows('message')).find((one) => one.is_fourteen_day_letter)?.id,
  })

  const cost = () =>
    api.as(workers).post(`/api/v4/file/${String(file?.id)}/costs`, {
      costType: reminders.costType,
      date: dayOf(api.app.now()),
    })
  expect((await cost()).statusCode).toBe(400)
  api.advance(Date.parse('2026-02-20T11:00:00Z') - api.app.now())
  const charged = await cost()
  expect([charged.statusCode, charged.body]).toEqual([201, charged.body])
  const [owed] = await api.rows('collection_file')
  expect(owed).toMatchObject({ fourteen_day_state: 'expired_unpaid', collection_costs: 40_00 })
  await api.as(workers).post(`/api/v4/file/${String(file?.id)}/payments`, {
    date: '2026-02-20',
    amount: { amount: Number(owed?.outstanding), currency: 'EUR' },
  })
  expect((await api.rows('collection_file'))[0]).toMatchObject({ outstanding: 0 })
})
