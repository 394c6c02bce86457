/** What the rows of a client's file mean: amounts, days, addresses and numbers as people and programs write them. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { workbook } from '#tests/server/import/workbook.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { csv, headers, progress, rowsOf, sent, uploader, validate, type Row } from '#tests/support/sendImport.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  await api.create('country', { code: 'DE', name: { nl: 'Duitsland' }, phonePrefix: '+49' })
  return office
})

type Parts = Record<'claim' | 'address' | 'debtor', Record<string, unknown>> & { contacts: Record<string, unknown>[] }
type Read = { rows: Row[]; parts: Map<unknown, Parts> }

async function read(
  api: Api,
  customer: number,
  file: string | Buffer,
  more: { type?: string; decimal?: 'comma' | 'point' } = {},
) {
  const client = api.as([...uploader, 'ROLE_PRECASSO_CREATE_UPLOAD', 'ROLE_SETTINGS'])
  const { id, columns } = await sent(client, file, { customer, ...(more.type && { type: more.type }) })
  const kept = more.decimal && {
    mapping: (
      await api.create('import-mapping', {
        name: more.decimal,
        type: 'file',
        decimal: more.decimal,
        columns: columns.map(({ header, to }) => ({ header, to: to ?? '' })),
      })
    ).id,
  }
  await validate(api, client, id, kept || {})
  expect(await progress(client, id)).toMatchObject({ status: 'validated', reason: null })
  const all = (await api.rows('import_row')).filter((one) => Number(one.job_id) === id)
  const stored = all.flatMap(({ values }) => (values as { parts?: Parts }).parts ?? [])
  return { rows: await rowsOf(client, id), parts: new Map(stored.map((one) => [one.claim.number, one])) } satisfies Read
}

const row = (
  number: string,
  amount: string,
  more: Partial<Record<'street' | 'house' | 'postcode' | 'date', string>> = {},
) =>
  [
    number,
    more.date ?? '01-02-2026',
    '15-02-2026',
    amount,
    `Jansen ${number}`,
    `${number}@example.nl`,
    more.street ?? 'Kade',
    more.house ?? '1',
    more.postcode ?? '1012 AB',
    'Amsterdam',
  ].join(';')
const amounts = ({ parts }: Read) =>
  Object.fromEntries([...parts].map(([number, { claim }]) => [number, (claim.amount as { amount: number }).amount]))

test('round thousands are thousands, in files of claims and of items', async ({ api, office }) => {
  const cells = {
    A: '10.000',
    B: '1.250',
    C: '€ 2.500',
    D: '1.255',
    E: '1234.5600',
    F: '€ 50,-',
    G: "1'250.00",
    H: 'EUR 1 250,00',
  }
  const file = csv(...Object.entries(cells).map(([number, amount]) => row(number, amount)))
  const expected = { A: 1_000_000, B: 125_000, C: 250_000, D: 125_500, E: 123_456, F: 5_000, G: 125_000, H: 125_000 }
  expect(amounts(await read(api, office.customer, file))).toEqual(expected)
  expect(amounts(await read(api, office.customer, file, { type: 'precasso' }))).toEqual(expected)
})

test('a sign that groups no thousands is refused where the mapping says the other one', async ({ api, office }) => {
  const comma = await read(
    api,
    office.customer,
    csv(row('A', '1234.56'), row('B', '50.00'), row('C', '99,95'), row('D', '10.000'), row('E', '1.250,5')),
    { decimal: 'comma' },
  )
  expect(amounts(comma)).toEqual({ C: 9_995, D: 1_000_000, E: 125_050 })
  expect(comma.rows.filter(({ status }) => status === 'error').map(({ errors }) => errors)).toEqual([
    [
      expect.objectContaining({
        column: 'Bedrag',
        value: '1234.56',
        rule: 'cell.comma',
        text: expect.stringContaining('punt'),
      }),
    ],
    [expect.objectContaining({ column: 'Bedrag', value: '50.00', rule: 'cell.comma' })],
  ])
  const point = await read(api, office.customer, csv(row('P', '50,00'), row('Q', '1,234.56')), { decimal: 'point' })
  expect(amounts(point)).toEqual({ Q: 123_456 })
  expect(point.rows[0]?.errors).toMatchObject([{ column: 'Bedrag', rule: 'cell.point' }])
})

test('a workbook counts half cents as it shows them, and days without their hidden time', async ({ api, office }) => {
  const line = (number: string, amount: number, serial: number) => [
    number,
    { serial },
    { serial: 46_068 },
    amount,
    'Jansen',
    'j@example.nl',
  ]
  const titles = headers.split(';').slice(0, 6)
  const file = await workbook([
    titles,
    line('A', 1.005, 46_024.573),
    line('B', 1.255, 46_023.999995),
    line('C', 2.675, 46_024),
  ])
  const { parts, rows } = await read(api, office.customer, file)
  expect(rows.flatMap(({ errors }) => errors)).toEqual([])
  expect([...parts.values()].map(({ claim: { amount, invoiceDate } }) => [amount, invoiceDate])).toEqual([
    [{ amount: 101, currency: 'EUR' }, '2026-01-02'],
    [{ amount: 126, currency: 'EUR' }, '2026-01-02'],
    [{ amount: 268, currency: 'EUR' }, '2026-01-02'],
  ])
})

test('a street with a year or an ordinal keeps it, and its number is that of the house', async ({ api, office }) => {
  const streets = {
    A: 'Plein 1944 12',
    B: 'Prinsengracht 12 3 hoog',
    C: '1e Helmersstraat 12',
    D: 'Bankastraat 23 - II',
    E: 'Laan 1940-1945 3',
  }
  const titles = headers.replace('Straat;Huisnummer', 'Adres')
  const line = (number: string, street: string) =>
    row(number, '10', { street, house: '' }).replace(`${street};;`, `${street};`)
  const file = [titles, ...Object.entries(streets).map(([number, street]) => line(number, street))].join('\n')
  const { parts } = await read(api, office.customer, file)
  expect(
    [...parts.values()].map(({ address: { street, houseNumber, houseExtension } }) => [
      street,
      houseNumber,
      houseExtension,
    ]),
  ).toEqual([
    ['Plein 1944', 12, undefined],
    ['Prinsengracht', 12, '3 hoog'],
    ['1e Helmersstraat', 12, undefined],
    ['Bankastraat', 23, 'II'],
    ['Laan 1940-1945', 3, undefined],
  ])
})

test('noughts that a spreadsheet took are put back in a CSV too', async ({ api, office }) => {
  const file = [
    'Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Bedrijfsnaam;KvK;Telefoon',
    'A;01-02-2026;15-02-2026;10;Bakker;1234567;612345678',
  ].join('\n')
  const { parts, rows } = await read(api, office.customer, file)
  expect(rows.flatMap(({ errors }) => errors)).toEqual([])
  expect(parts.get('A')).toMatchObject({ debtor: { kvkNumber: '01234567' }, contacts: [{ phone: '+31612345678' }] })
})

test('post codes are those of their country, in one notation, and wrong ones are told at their cell', async ({
  api,
  office,
}) => {
  const titles = `${headers};Land`
  const line = (number: string, postcode: string, country = '') => `${row(number, '10', { postcode })};${country}`
  const { parts, rows } = await read(
    api,
    office.customer,
    [
      titles,
      line('A', '1017gc'),
      line('B', '12 AB'),
      line('C', '1067', 'DE'),
      line('D', 'D-01067', 'DE'),
      line('E', '123', 'DE'),
    ].join('\n'),
  )
  expect([...parts].map(([number, { address }]) => [number, address.postcode])).toEqual([
    ['A', '1017 GC'],
    ['C', '01067'],
    ['D', '01067'],
  ])
  expect(rows.filter(({ status }) => status === 'error').map(({ errors }) => errors)).toEqual([
    [expect.objectContaining({ column: 'Postcode', value: '12 AB', rule: 'postcode' })],
    [expect.objectContaining({ column: 'Postcode', value: '123', rule: 'postcodeAbroad' })],
  ])
})

test('an address by hand has a right post code too, stored in one notation', async ({ api, office }) => {
  expect(office.customer).toBeGreaterThan(0)
  const client = api.as('admin')
  const debtor = (await api.create('debtor', { kind: 'private', lastName: 'Bos' })).id
  const [country] = (await api.rows('country')).filter(({ code }) => code === 'NL')
  const address = { debtor, street: 'Kade', houseNumber: 1, city: 'Amsterdam', country: Number(country?.id) }
  const wrong = await client.post('/api/v4/debtor-address', { ...address, postcode: '12 AB' })
  expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([400, ['postcode']])
  expect(await api.rows('debtor_address')).toEqual([])
  const made = await client.post('/api/v4/debtor-address', { ...address, postcode: '1017gc' })
  expect(made.json()).toMatchObject({ postcode: '1017 GC' })
})
