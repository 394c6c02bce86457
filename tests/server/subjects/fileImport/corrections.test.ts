/** Wrong rows of an import are corrected in place; amounts that are far from usual are confirmed before they are written. */
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import {
  csv,
  headers,
  imported,
  line,
  progress,
  rowsOf,
  run,
  sent,
  uploader,
  validate,
} from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  return office
})

const path = (id: number, call: string) => `/api/v4/import-job/${id}/${call}`
const cell = (header: string, value: string | null) => ({ header, value })

test('a wrong row is corrected cell by cell, kept with who and when, and written without the file', async ({
  api,
  office,
}) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F1', '10'), line('F2', 'veel', 2), line('F3', '12', 3)), office)
  expect((await validate(api, client, id)).counts).toMatchObject({ ok: 2, failed: 1 })

  const still = await client.post(path(id, 'correct'), { rows: [{ place: 2, cells: [cell('Bedrag', 'tien')] }] })
  expect(still.json()).toMatchObject({ status: 'validated', counts: { ok: 2, failed: 1 } })
  expect((await rowsOf(client, id, 'error'))[0]).toMatchObject({
    place: 2,
    errors: [{ column: 'Bedrag', value: 'tien', rule: 'cell.money' }],
  })
  const right = await client.post(path(id, 'correct'), { rows: [{ place: 2, cells: [cell('Bedrag', ' 1.250 ')] }] })
  expect(right.json()).toMatchObject({ counts: { total: 3, ok: 3, failed: 0 } })
  expect((await rowsOf(client, id)).find(({ place }) => place === 2)).toMatchObject({
    status: 'ok',
    amount: { amount: 125_000, currency: 'EUR' },
    data: { Bedrag: '1.250' },
    corrections: [
      {
        header: 'Bedrag',
        was: 'veel',
        value: 'tien',
        by: expect.stringMatching(/\S/),
        at: expect.stringMatching(/^20/),
      },
      { header: 'Bedrag', was: 'tien', value: '1.250' },
    ],
  })

  // A later check of the whole file reads the corrected cell, not the one that was sent.
  expect((await validate(api, client, id)).counts).toMatchObject({ total: 3, ok: 3, failed: 0 })
  expect(await run(api, client, id)).toMatchObject({ status: 'completed', counts: { imported: 3 } })
  expect((await api.rows('claim')).map(({ number, amount }) => [number, amount])).toEqual([
    ['F1', 1000],
    ['F2', 125_000],
    ['F3', 1200],
  ])
  const after = await client.post(path(id, 'correct'), { rows: [{ place: 2, cells: [cell('Bedrag', '1')] }] })
  expect(after.statusCode).toBe(400)
  expect(await api.rows('claim')).toHaveLength(3)
})

test('what was written in part is corrected and written on', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F1', '10'), line('F2', 'veel', 2)), office)
  await validate(api, client, id)
  expect(await run(api, client, id, { partly: true })).toMatchObject({ status: 'partly', counts: { imported: 1 } })
  const written = await client.post(path(id, 'correct'), { rows: [{ place: 1, cells: [cell('Bedrag', '99')] }] })
  expect(written.json()).toMatchObject({ error: expect.stringContaining('Regel 2') })
  const answer = await client.post(path(id, 'correct'), { rows: [{ place: 2, cells: [cell('Bedrag', '20')] }] })
  expect(answer.json()).toMatchObject({ status: 'validated', counts: { imported: 1, failed: 0 } })
  expect(await run(api, client, id)).toMatchObject({ status: 'completed', counts: { imported: 2 } })
  expect((await api.rows('claim')).map(({ amount }) => amount)).toEqual([1000, 2000])
})

test('a row that becomes what another says is there already', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F1', '10'), line('F1', 'x')), office)
  await validate(api, client, id)
  const answer = await client.post(path(id, 'correct'), { rows: [{ place: 2, cells: [cell('Bedrag', '10,00')] }] })
  expect(answer.json()).toMatchObject({ counts: { ok: 1, duplicate: 1, failed: 0 } })
})

test('rows and columns that there are not, and people without the right, change nothing', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F1', 'x')), office)
  const wrong = (rows: object[]) => client.post(path(id, 'correct'), { rows })
  expect((await wrong([{ place: 1, cells: [cell('Bedrag', '1')] }])).statusCode).toBe(400)
  await validate(api, client, id)
  const before = await api.rows('import_row')
  for (const rows of [[{ place: 9, cells: [] }], [{ place: 1, cells: [cell('Nergens', '1')] }]])
    expect((await wrong(rows)).json()).toMatchObject({ errors: { rows: [expect.stringMatching(/\S/)] } })
  const reader = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])
  const rows = [{ place: 1, cells: [cell('Bedrag', '1')] }]
  expect((await reader.post(path(id, 'correct'), { rows })).statusCode).toBe(403)
  expect((await reader.get(path(id, 'wrong-rows'))).statusCode).toBe(403)
  expect(await api.rows('import_row')).toEqual(before)
})

test('a cell of a column that the file lacks is filled in where its row needs it', async ({ api, office }) => {
  const client = api.as(uploader)
  const without = (text: string) => text.split(';').slice(0, -1).join(';')
  const file = [headers, line('F1', '10'), line('F2', '20', 2)].map(without)
  const { id } = await sent(client, file.join('\r\n'), office)
  expect((await validate(api, client, id)).counts).toMatchObject({ ok: 0, failed: 2 })
  const [wrong] = await rowsOf(client, id)
  expect(wrong?.errors).toMatchObject([{ column: 'Plaats', to: 'address.city' }])

  const fill = (place: number, value: string | null) =>
    client.post(path(id, 'correct'), { rows: [{ place, cells: [{ to: 'address.city', value }] }] })
  expect((await fill(2, 'Utrecht')).json()).toMatchObject({ counts: { ok: 1, failed: 1 } })
  expect((await fill(1, 'Leiden')).json()).toMatchObject({ counts: { ok: 2, failed: 0 } })
  expect((await progress(client, id)).columns.slice(9)).toMatchObject([
    { header: 'Plaats', to: 'address.city', added: true },
  ])
  const unknown = await client.post(path(id, 'correct'), {
    rows: [{ place: 1, cells: [{ to: 'address.nowhere', value: 'x' }] }],
  })
  expect(unknown.json()).toMatchObject({ errors: { rows: [expect.stringMatching(/\S/)] } })

  // Later checks of the whole file read it too, and a mapping that is kept knows only columns of the file.
  expect((await validate(api, client, id, { keepAs: 'Without a city' })).counts).toMatchObject({ ok: 2, failed: 0 })
  const [mapping] = (await api.rows('column_mapping')) as unknown as { columns: { header: string }[] }[]
  expect(mapping?.columns.map(({ header }) => header)).not.toContain('Plaats')
  await run(api, client, id)
  expect((await api.rows('debtor_address')).map(({ city }) => city)).toEqual(['Leiden', 'Utrecht'])
})

test('the wrong rows alone are a file, with the columns that were sent and what is wrong', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(client, csv(line('F1', '10'), line('=F2', 'veel', 2)), office)
  await validate(api, client, id)
  const { body } = await client.get(path(id, 'wrong-rows'))
  const [titles, ...rows] = body.trim().split('\r\n')
  expect(titles).toMatch(/Factuurnummer;.*;Fouten$/)
  expect(rows).toEqual([expect.stringMatching(/^'=F2;.*;veel;.*Bedrag: “veel” is geen bedrag\.$/)])
})

test('the amounts of a file are added up by what was understood, credits taken off', async ({ api, office }) => {
  const client = api.as(uploader)
  const { id } = await sent(
    client,
    csv(line('F1', '1.250'), line('F2', '10.000', 2), line('F3', '-250', 2), line('F4', 'veel', 4)),
    office,
  )
  await validate(api, client, id)
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  expect(await progress(client, id)).toMatchObject({
    amounts: [{ rows: 3, sum: eur(1_100_000), lowest: eur(-25_000), highest: eur(1_000_000), median: eur(125_000) }],
    unusual: [],
  })
  expect((await rowsOf(client, id)).map(({ amount }) => amount)).toEqual([
    eur(125_000),
    eur(1_000_000),
    eur(-25_000),
    null,
  ])
})

test('a file far from the last ones is written only when somebody has confirmed it', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, csv(line('A1', '100'), line('A2', '120', 2)), office)
  const { id } = await sent(client, csv(line('B1', '10.000', 3), line('B2', '12.000', 4)), office)
  expect(await validate(api, client, id)).toMatchObject({ unusual: [expect.stringContaining('22.000,00')] })
  const refused = await client.post(path(id, 'run'), {})
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ errors: { confirmUnusual: [expect.stringContaining('220,00')] } }),
  ])
  await api.runDue()
  expect(await api.rows('claim')).toHaveLength(2)
  expect(await run(api, client, id, { confirmUnusual: true })).toMatchObject({ status: 'completed' })
  expect(await api.rows('claim')).toHaveLength(4)
  expect((await api.rows('import_job')).map(({ unusual_confirmed }) => unusual_confirmed)).toEqual([false, true])
  // Now both are usual: the middle one of the two is the lower.
  const next = await sent(client, csv(line('C1', '150', 5)), office)
  expect(await validate(api, client, next.id)).toMatchObject({ unusual: [] })
})
