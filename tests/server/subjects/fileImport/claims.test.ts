/** What rows of a client become: claims and credit notes, of a running file or a new one, known already, limited and settled. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { claim, openFile, person } from '#tests/server/subjects/ledger/office.ts'
import { csv, imported, line, sent, uploader, validate } from '#tests/support/sendImport.ts'
import { test } from './importOffice.ts'

test('a claim joins the running amicable file of its debtor; a judicial one takes none', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('F1', '10')), office)
  await imported(api, client, csv(line('F2', '20')), office)
  const [file] = await api.rows('collection_file')
  expect(await api.rows('collection_file')).toMatchObject([{ principal: 3000 }])
  await api.engine.query({ text: `update collection_file set phase = 'judicial' where id = $1`, values: [file?.id] })
  await imported(api, client, csv(line('F3', '30')), office)
  expect(await api.rows('collection_file')).toMatchObject([{ principal: 3000 }, { principal: 3000, phase: 'amicable' }])
  await imported(api, client, csv(line('F4', '40')), { ...office, options: { merge: false } })
  expect(await api.rows('collection_file')).toHaveLength(3)
  expect(await api.rows('debtor')).toHaveLength(1)
})

test('a claim is limited by the ground of the file that it joins, not by the usual one of the customer', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('F1', '10')), office)
  const [country] = await api.rows('country')
  const sale = { code: 'koop', name: { nl: 'Koop' }, limitationCategory: 'consumer_2' }
  const ground = await api.create('legal-type', { ...sale, country: country?.id })
  await api.engine.query({ text: `update collection_file set legal_type_id = $1`, values: [ground.id] })
  await imported(api, client, csv(line('F2', '20')), office)
  await imported(api, client, csv(line('F3', '30', 2)), office)
  expect(await api.rows('claim')).toMatchObject([
    { number: 'F1', limitation_category: 'contract_5', limitation_date: '2031-02-15' },
    { number: 'F2', limitation_category: 'consumer_2', limitation_date: '2028-02-15' },
    { number: 'F3', limitation_category: 'contract_5', limitation_date: '2031-02-15' },
  ])
})

test('a negative amount is a credit note; alone it is refused', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('F1', '100'), line('C1', '-30,00'), line('C2', '5-')), office)
  expect(await api.rows('claim')).toMatchObject([
    { number: 'F1', type: 'invoice' },
    { number: 'C1', type: 'credit_note', amount: 3000 },
    { number: 'C2', type: 'credit_note', amount: 500 },
  ])
  expect(await api.rows('collection_file')).toMatchObject([{ principal: 6500 }])
  const alone = await imported(api, client, csv(line('C9', '-10', 9)), office)
  expect(alone).toMatchObject({ status: 'partly', counts: { imported: 0, failed: 1 } })
})

test('terms of an agreement become claims of one file, and their costs are cumulated', async ({ api, office }) => {
  const client = api.as(uploader)
  const rows = ['01', '02', '03'].map(
    (month) => `Jansen;j@example.nl;ABO-1;01-${month}-2026;28-${month}-2026;05-${month}-2026;25,00`,
  )
  const file = ['Naam;E-mail;Overeenkomst;Periode van;Periode tot;Vervaldatum;Bedrag', ...rows].join('\n')
  expect(await imported(api, client, file, { ...office, type: 'subscription' })).toMatchObject({
    status: 'completed',
    counts: { imported: 3 },
  })
  expect(await api.rows('claim')).toMatchObject(
    ['01', '02', '03'].map((month) => ({
      type: 'subscription_term',
      agreement_reference: 'ABO-1',
      number: `ABO-1 01-${month}-2026`,
      period_from: `2026-${month}-01`,
    })),
  )
  expect(await api.rows('collection_file')).toMatchObject([{ source: 'subscription', principal: 7500 }])
})

test('a claim that somebody entered by hand is known too', async ({ api, office }) => {
  const client = api.as(uploader)
  await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('H1', '2026-01-31', 10)],
  })
  const [known] = await api.rows('claim')
  const amount = (Number(known?.amount) / 100).toFixed(2)
  const row = line(String(known?.number), amount)
    .replace('15-02-2026', String(known?.due_date))
    .replace('01-02-2026', String(known?.invoice_date))
  expect((await validate(api, client, (await sent(client, csv(row), office)).id)).counts).toMatchObject({
    duplicate: 1,
  })
})

test('many files are settled as each would be by itself', async ({ api, office }) => {
  const client = api.as(uploader)
  const rows = Array.from({ length: 8 }, (_, n) => line(`F${n}`, `${n + 1}00,50`, n + 1))
  await imported(api, client, csv(...rows, line('F9', '25', 1), line('C1', '-10', 2)), office)
  const kept = async () => [
    await api.rows('collection_file'),
    await api.rows('claim'),
    (await api.rows('ledger_entry')).length,
  ]
  const before = await kept()
  const ids = (await api.rows('collection_file')).map(({ id }) => Number(id))
  const today = dayOf(api.app.now())
  await api.engine.transaction(async (trx) => {
    for (const id of ids) await settle(trx, id, { today, requestId: 'test' })
  })
  expect(await kept()).toEqual(before)
})
