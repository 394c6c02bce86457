/** Dates with the month in front are told from the dates of their column, else asked; a mapping and a choice say more. */
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { csv, headers, progress, run, sent, uploader, validate } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  return office
})

const row = (number: string, invoiceDate: string, dueDate: string) =>
  `${number};${invoiceDate};${dueDate};10;Jansen ${number};${number}@example.nl;Kade;1;1012 AB;Amsterdam`
const path = (id: number, call: string) => `/api/v4/import-job/${id}/${call}`

test('a column with the month in front is read so, and one with the day in front beside it is not', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const job = await sent(
    client,
    csv(row('F1', '04/05/2026', '13-06-2026'), row('F2', '05/13/2026', '01-07-2026')),
    office,
  )
  expect(job.columns.slice(1, 3)).toMatchObject([
    { header: 'Factuurdatum', dates: 'mdy' },
    { header: 'Vervaldatum', dates: 'dmy' },
  ])
  await validate(api, client, job.id)
  expect(await run(api, client, job.id)).toMatchObject({ status: 'completed' })
  expect((await api.rows('claim')).map(({ invoice_date, due_date }) => [invoice_date, due_date])).toEqual([
    ['2026-04-05', '2026-06-13'],
    ['2026-05-13', '2026-07-01'],
  ])
})

test('what the dates do not show is asked before anything is checked', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id, columns } = await sent(
    client,
    csv(row('F1', '05/13/2026', '06/07/2026'), row('F2', '13/05/2026', '06/07/2026')),
    office,
  )
  const refused = await client.post(path(id, 'validate'), {})
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { errors: { columns: [expect.stringContaining('Factuurdatum, Vervaldatum')] } },
  ])
  await api.runDue()
  expect(await progress(client, id)).toMatchObject({ status: 'uploaded' })
  expect(await api.rows('import_row')).toEqual([])

  const chosen = columns.map(({ header, to }) => ({ header, to, ...(/datum/.test(header) && { dateOrder: 'mdy' }) }))
  const kept = await validate(api, client, id, { columns: chosen, keepAs: 'Month first' })
  expect(kept).toMatchObject({ status: 'validated', counts: { ok: 1, failed: 1 } })
  expect((await api.rows('column_mapping')).map(({ date_order }) => date_order)).toEqual(['mdy'])
  // The next file of these headers is read by the mapping, whatever its dates can be.
  const next = await sent(client, csv(row('F3', '03/04/2026', '06/07/2026')), office)
  await validate(api, client, next.id)
  await run(api, client, next.id)
  expect((await api.rows('claim')).map(({ due_date }) => due_date)).toEqual(['2026-06-07'])
})

test('a mapping has one order of dates', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, [headers, row('F1', '05/13/2026', '13-06-2026')].join('\n'), office)
  const refused = await client.post(path(id, 'validate'), { keepAs: 'Mixed' })
  expect(refused.json()).toMatchObject({ errors: { keepAs: [expect.stringMatching(/\S/)] } })
  expect(await api.rows('column_mapping')).toEqual([])
})
