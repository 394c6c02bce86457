/** A client's file from its upload to its undo: debtors, files and claims, once each. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { test as base } from '#tests/support/api.ts'
import { zipped } from '#tests/server/import/workbook.ts'
import { withKey } from '#tests/support/withKey.ts'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { csv, imported, line, rowsOf, run, send, sent, undo, uploader, validate } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  await api.create('close-reason', {
    code: 'rejected_at_intake',
    name: { nl: 'Geweigerd' },
    group: 'internal',
    requiresZeroBalance: true,
  })
  return office
})

test('rows of one debtor make one file with all its claims, in the ledger and with its references', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const before = (await api.rows('audit_log')).length
  const done = await imported(
    api,
    client,
    csv(line('F1', '1.234,56'), line('F2', '100.00'), line('F3', '50', 2)),
    office,
  )
  expect(done).toMatchObject({ status: 'completed', counts: { total: 3, imported: 3, failed: 0 } })
  const files = await api.rows('collection_file')
  expect(files).toMatchObject([
    {
      principal: 133456,
      outstanding: expect.any(Number),
      source: 'import',
      payment_reference: expect.stringMatching(/^\d+$/),
      first_due_date: '2026-02-15',
    },
    { principal: 5000, source: 'import' },
  ])
  expect((await api.rows('claim')).map(({ number, file_id: file, open_amount: open }) => [number, file, open])).toEqual(
    [
      ['F1', files[0]?.id, 123456],
      ['F2', files[0]?.id, 10000],
      ['F3', files[1]?.id, 5000],
    ],
  )
  expect(await api.rows('debtor')).toMatchObject([{ last_name: 'Jansen1' }, { last_name: 'Jansen2' }])
  expect(await api.rows('debtor_address')).toMatchObject([
    { house_number: 1, postcode: '1012 AB' },
    { house_number: 2 },
  ])
  expect((await api.rows('ledger_entry')).map(({ kind }) => kind)).toEqual(['claim', 'claim', 'claim'])
  const lines = (await api.rows('audit_log')).slice(before)
  expect(lines.filter(({ entity, action }) => entity === 'claim' && action === 'create')).toHaveLength(3)
  expect(lines.find(({ entity }) => entity === 'file')).toMatchObject({ request_id: `import-job-${done.id}` })
  expect(done.made).toEqual(
    expect.arrayContaining([
      { entity: 'file', count: 2 },
      { entity: 'claim', count: 3 },
      { entity: 'debtor', count: 2 },
    ]),
  )
})

test('the same file again, and the same row in another file, make nothing', async ({ api, office }) => {
  const client = api.as(uploader)
  const first = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  const again = await sent(client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(again.same).toEqual({ id: first.id, name: 'list.csv' })
  expect((await validate(api, client, again.id)).counts).toMatchObject({ ok: 0, duplicate: 2 })
  expect(await run(api, client, again.id)).toMatchObject({ status: 'completed', counts: { imported: 0, duplicate: 2 } })
  const other = await imported(api, client, csv(line('F2', '20,00', 2), line('F3', '30', 3)), office)
  expect(other.counts).toMatchObject({ imported: 1, duplicate: 1 })
  expect((await rowsOf(client, other.id, 'duplicate'))[0]?.errors[0]).toMatchObject({
    rule: 'duplicate',
    text: expect.stringContaining(`import ${first.id}`),
  })
  expect(await api.rows('claim')).toHaveLength(3)
})

test('wrong rows name column, value and rule; nothing is imported unless partly is chosen', async ({ api, office }) => {
  const client = api.as(uploader)
  const wrong = [line('F8', 'veel', 8), line('F9', '10', 9).replace('01-02-2026', '31-02-2026'), line('', '10', 7)]
  const { id } = await sent(
    client,
    csv(...Array.from({ length: 30 }, (_, n) => line(`A${n}`, '10', n + 10)), ...wrong),
    office,
  )
  const checked = await validate(api, client, id)
  expect(checked.counts).toMatchObject({ total: 33, ok: 30, failed: 3 })
  const rows = await rowsOf(client, id, 'error')
  expect(
    rows.map(({ rowNumber, errors }) => [rowNumber, errors.map(({ column, value, rule }) => [column, value, rule])]),
  ).toEqual([
    [32, [['Bedrag', 'veel', 'cell.money']]],
    [33, [['Factuurdatum', '31-02-2026', 'cell.day']]],
    [34, [['Factuurnummer', null, expect.any(String)]]],
  ])
  const refused = await client.post(`/api/v4/import-job/${id}/run`, {})
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['partly']])
  expect(await api.rows('collection_file')).toEqual([])
  expect(await run(api, client, id, { partly: true })).toMatchObject({
    status: 'partly',
    counts: { imported: 30, failed: 3 },
  })
  expect(await api.rows('claim')).toHaveLength(30)
})

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

test('files may be held, or begin on a day', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('F1', '10')), { ...office, options: { start: 'hold' } })
  expect(await api.rows('collection_file')).toMatchObject([
    { workflow_status: 'paused', hold_reason: expect.any(String) },
  ])
  const { id } = await sent(client, csv(line('F2', '10', 2)), office)
  await validate(api, client, id)
  expect((await client.post(`/api/v4/import-job/${id}/run`, { start: 'date' })).statusCode).toBe(400)
})

test('an import is taken back, and its rows may come again; what followed stays with its reason', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const done = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(await undo(api, client, done.id)).toMatchObject({ status: 'rolled_back', counts: { undone: 2, imported: 0 } })
  expect(await api.rows('collection_file')).toMatchObject([
    { workflow_status: 'closed', principal: 0 },
    { workflow_status: 'closed', principal: 0 },
  ])
  const again = await imported(api, client, csv(line('F1', '10'), line('F2', '20', 2)), office)
  expect(again.counts).toMatchObject({ imported: 2, duplicate: 0 })
  const open = (await api.rows('collection_file')).filter(({ workflow_status: status }) => status !== 'closed')
  await api.create('payment', {
    file: open[0]?.id,
    date: '2026-02-20',
    amount: { amount: 500, currency: 'EUR' },
    receivedBy: 'office',
    method: 'bank',
    direction: 'in',
  })
  expect(await undo(api, client, again.id)).toMatchObject({ status: 'partly', counts: { undone: 1, imported: 1 } })
  expect((await rowsOf(client, again.id, 'imported'))[0]?.errors).toMatchObject([{ rule: 'followed' }])
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

test('PDFs in a zip become documents of their claims, by a column or by the number in their name', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const pdf = '%PDF-1.4\n%%EOF'
  const zip = await zipped({
    'rows.csv': csv(line('F-1', '10'), line('F-2', '20', 2)),
    'pdf/F-1.pdf': pdf,
    'pdf/Factuur F-2 def.pdf': `${pdf}2`,
  })
  const done = await imported(api, client, zip, office)
  expect(done).toMatchObject({ format: 'zip', status: 'completed' })
  expect(await api.rows('document')).toMatchObject([
    { name: 'F-1.pdf', kind: 'invoice', mime_type: 'application/pdf' },
    { name: 'Factuur F-2 def.pdf' },
  ])
})

test('XML and JSON are read like tables, nested values with the names around them', async ({ api, office }) => {
  const client = api.as(uploader)
  const xml = `<?xml version="1.0"?><export><factuur nummer="X1"><datum>2026-02-01</datum><vervaldatum>2026-02-15</vervaldatum><bedrag>10.50</bedrag><debiteur><naam>De Wit</naam><email>w@example.nl</email></debiteur></factuur>
    <factuur nummer="X2"><datum>2026-02-01</datum><vervaldatum>2026-02-15</vervaldatum><bedrag>11</bedrag><debiteur><naam>De Wit</naam><email>w@example.nl</email></debiteur></factuur></export>`
  const { id, columns } = await sent(client, xml, office)
  expect(columns.map(({ header }) => header)).toEqual([
    'nummer',
    'datum',
    'vervaldatum',
    'bedrag',
    'debiteur.naam',
    'debiteur.email',
  ])
  const chosen = columns.map(({ header, to }) => ({ header, to: header === 'nummer' ? 'claim.number' : to }))
  expect((await validate(api, client, id, { columns: chosen })).counts).toMatchObject({ ok: 2 })
  await run(api, client, id)
  const json = JSON.stringify({
    rows: [
      {
        factuurnummer: 'J1',
        factuurdatum: '2026-02-01',
        vervaldatum: '2026-02-15',
        bedrag: 12.5,
        debiteur: { naam: 'De Wit', email: 'w@example.nl' },
      },
    ],
  })
  expect(await imported(api, client, json, office)).toMatchObject({
    format: 'json',
    status: 'completed',
    counts: { imported: 1 },
  })
  expect((await api.rows('claim')).map(({ number, amount }) => [number, amount])).toEqual([
    ['X1', 1050],
    ['X2', 1100],
    ['J1', 1250],
  ])
  expect(await api.rows('collection_file')).toHaveLength(1)
})

test('columns that were chosen are kept as a mapping of the client, which its next file gets', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const file = csv(line('F1', '10')).replace('Factuurnummer', 'Ons kenmerk')
  const { id, columns, missing } = await sent(client, file, office)
  expect(missing).toEqual(['Factuurnummer'])
  const refused = await client.post(`/api/v4/import-job/${id}/validate`, {})
  expect(refused.statusCode).toBe(400)
  const chosen = columns.map(({ header, to }) => ({ header, to: header === 'Ons kenmerk' ? 'claim.number' : to }))
  await validate(api, client, id, { columns: chosen, keepAs: 'Energie' })
  expect((await sent(client, file, office)).missing).toEqual([])
})

test('who has no right to send files sends none, and a wrong customer is refused', async ({ api, office }) => {
  expect((await send(api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']), csv(line('F1', '1')), office)).statusCode).toBe(403)
  expect((await send(api.as(uploader), csv(line('F1', '1')), { customer: 99_999 })).statusCode).toBe(400)
  expect(await api.rows('import_job')).toEqual([])
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

test('a program sends, checks, runs and reads imports of its own customer only', async ({ api, office }) => {
  expect(office.customer).toBeGreaterThan(0)
  const own = await withKey(api, { scopes: ['imports:write'] })
  const other = await withKey(api, { scopes: ['imports:read'] })
  const headers = { 'content-type': 'text/csv' }
  const payload = csv(line('F1', '10'), line('F2', '20', 2))
  const answer = await own.call('POST', '/api/v4/import-job?type=file&_name=a.csv', { payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  const { id } = answer.json<{ id: number }>()
  const path = `/api/v4/import-job/${id}`
  expect((await own.call('POST', `${path}/validate`)).statusCode).toBe(200)
  await api.runDue()
  expect((await own.call('POST', `${path}/run`, { payload: { merge: false } })).statusCode).toBe(200)
  await api.runDue()
  const rows = (await own.call('GET', `${path}/rows`)).json<{ items: { status: string }[]; total: number }>()
  expect([rows.total, rows.items.map(({ status }) => status)]).toEqual([2, ['imported', 'imported']])
  expect(await api.rows('collection_file')).toMatchObject([
    { customer_id: own.customerId },
    { customer_id: own.customerId },
  ])
  for (const part of ['', '/rows', '/progress', '/source'])
    expect((await other.call('GET', `${path}${part}`)).statusCode).toBe(404)
  expect((await other.call('POST', `${path}/undo`)).statusCode).toBe(403)
  const foreign = await own.call('POST', `/api/v4/import-job?type=file&customer=${other.customerId}`, {
    payload,
    headers,
  })
  expect(foreign.statusCode).toBe(400)
  expect((await other.call('POST', '/api/v4/import-job?type=file', { payload, headers })).statusCode).toBe(403)
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
