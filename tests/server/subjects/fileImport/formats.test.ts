/** Files that differ in shape: a zip with PDFs, XML and JSON, and columns with names of the client's own. */
import { expect } from 'vitest'
import { zipped } from '#tests/server/import/workbook.ts'
import { csv, imported, line, run, sent, uploader, validate } from '#tests/support/sendImport.ts'
import { test } from './importOffice.ts'

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
