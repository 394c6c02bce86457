/** Files are found by what related records say, in texts that every write keeps, and by nobody more than they may read. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  const country = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const address = {
    street: 'Kade',
    houseNumber: 12,
    houseExtension: 'hs',
    postcode: '1012 AB',
    city: 'Amsterdam',
    country: country.id,
  }
  const first = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    clientReference: 'REF-881',
    customerNumber: 'KL 5512',
    debtor: {
      ...person,
      iban: 'NL69 TEST 0000 0000 01',
      addresses: [address],
      contacts: [
        { kind: 'email', email: 'saar@example.nl' },
        { kind: 'mobile', phone: '+31612345678' },
      ],
    },
    claims: [claim('F2026-771', '2026-01-31', 1_000), claim('F2026-772', '2026-01-31', 50)],
  })
  const other = await api.create('customer', { number: 'C-2', company: 'Garage Zuid' })
  const second = await openFile(api, {
    customer: other.id,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakkerij Blauw B.V.', kvkNumber: '00000101' },
    claims: [claim('G-1', '2026-01-31', 100)],
  })
  return { ...office, other: other.id, first, second, address }
})

type Client = ReturnType<Api['as']>
type Found = { items: { id: number }[]; total: number; similar?: true }
const ask = async (client: Client, text: string, rest = ''): Promise<Found> =>
  (await client.get(`/api/v4/file?_filter[search]=${encodeURIComponent(text)}${rest}`)).json()
const found = async (client: Client, text: string) => {
  const { items, total, similar } = await ask(client, text)
  expect([total, similar]).toEqual([items.length, undefined])
  return items.map(({ id }) => id)
}
const reader = [...staff, 'ROLE_FINANCE']

test('a file is found by its numbers, its claims, and what is known of its debtor, in any notation', async ({
  api,
  office,
}) => {
  const client = api.as(reader)
  const { id, number, debtor } = office.first
  const [{ payment_reference: reference } = {}] = await api.rows('collection_file')
  const [{ number: debtorNumber } = {}] = await api.rows('debtor')
  const texts = [
    number,
    number.slice(0, 8),
    'REF-881',
    'kl 5512',
    String(reference),
    String(debtorNumber),
    'F2026-771',
    'f2026-772',
    'Saar de Wit',
    'DE WIT',
    'saar@example.nl',
    'SAAR@',
    '06-12 34 56 78',
    '0612345678',
    '+31 6 1234',
    '(06) 12345678',
    '1012AB 12',
    '1012 AB 12',
    '1012ab12',
    '1012 ab',
    '1012 AB 12 hs',
    'NL69 TEST 0000 0000 01',
    'nl69test0000000001',
    'IBAN NL69 TEST 0000',
  ]
  for (const text of texts) expect([text, await found(client, text)]).toEqual([text, expect.arrayContaining([id])])
  for (const text of texts.slice(4))
    if (text !== String(reference)) expect([text, await found(client, text)]).toEqual([text, [id]])
  for (const text of ['bakkerij blauw', '00000101', 'KVK 0000 0101', 'G-1'])
    expect(await found(client, text)).toEqual([office.second.id])
  expect(await ask(client, 'saer de wit')).toMatchObject({ total: 1, similar: true, items: [{ id }] })
  expect(await ask(client, 'bakerij')).toMatchObject({ total: 1, similar: true, items: [{ id: office.second.id }] })
  expect(await found(client, 'nobody at all')).toEqual([])
  expect(debtor).toBeGreaterThan(0)
})

test('the shape of the call of the search page stays: filters and the sum of what is owed', async ({ api, office }) => {
  const answer = await ask(api.as(reader), 'Elders 1', '&_totals=outstanding')
  expect(answer).toEqual({ items: [], pager: { pages: { total: 0 } }, total: 0, totals: { outstanding: [] } })
  const one = await ask(api.as(reader), 'de wit', '&_totals=outstanding&_filter[phase]=amicable')
  expect(one).toMatchObject({
    total: 1,
    items: [{ id: office.first.id }],
    totals: { outstanding: [{ currency: 'EUR' }] },
  })
})

test('texts follow names, addresses, contacts, claims, debtors and co-debtors at once', async ({ api, office }) => {
  const client = api.as([...reader, 'ROLE_FILE_DELETE'])
  const { id, debtor } = office.first
  const [address] = await api.rows('debtor_address')
  const [email] = await api.rows('debtor_contact')
  const put = async (entity: string, record: unknown, body: object) => {
    const { _version } = (await client.get(`/api/v4/${entity}/${String(record)}`)).json<{ _version: number }>()
    const answer = await client.put(`/api/v4/${entity}/${String(record)}`, { _version, ...body })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  }
  // The answer before is one that a cache could still have.
  expect(await found(client, 'de groot')).toEqual([])
  await put('debtor', debtor, { insertion: null, lastName: 'de Groot' })
  expect([await found(client, 'de groot'), await found(client, 'de wit')]).toEqual([[id], []])
  await put('debtor-address', address?.id, { houseNumber: 14 })
  expect([await found(client, '1012AB 14'), await found(client, '1012AB 12')]).toEqual([[id], []])
  await put('debtor-contact', email?.id, { email: 'wim@example.nl' })
  expect([await found(client, 'wim@example.nl'), await found(client, 'saar@example.nl')]).toEqual([[id], []])
  await client.delete(`/api/v4/debtor-contact/${String(email?.id)}`)
  expect(await found(client, 'wim@example.nl')).toEqual([])
  await api.engine.query({ text: `update claim set number = 'Z-9' where number = 'F2026-771'` })
  expect([await found(client, 'z-9'), await found(client, 'f2026-771')]).toEqual([[id], []])
  await put('file', office.second.id, { coDebtors: [debtor] })
  expect(await found(client, 'de groot')).toEqual([office.second.id, id])
  expect(await found(client, '1012 AB 14')).toEqual([office.second.id, id])
  await put('file', office.second.id, { coDebtors: [] })
  await put('file', id, { debtor: office.second.debtor })
  expect([await found(client, 'de groot'), await found(client, 'blauw')]).toEqual([[], [office.second.id, id]])
})

test('people of a customer find their own files, by what they read of them and nothing else', async ({
  api,
  office,
}) => {
  const { id, number } = office.first
  const [{ payment_reference: reference } = {}] = await api.rows('collection_file')
  const [{ number: debtorNumber } = {}] = await api.rows('debtor')
  for (const role of ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON']) {
    const client = api.as([role], { customerIds: [office.customer] })
    for (const text of [
      number,
      'REF-881',
      'KL 5512',
      'F2026-771',
      'saar de wit',
      String(reference),
      String(debtorNumber),
    ])
      expect([role, text, await found(client, text)]).toEqual([role, text, [id]])
    const hidden = [
      'saar@example.nl',
      '0612345678',
      '1012 AB 12',
      '1012AB',
      'NL69TEST0000000001',
      '00000101',
      'KVK 00000101',
    ]
    for (const text of hidden) expect([role, text, (await ask(client, text)).total]).toEqual([role, text, 0])
    // Of another customer not even by the name.
    for (const text of ['bakkerij blauw', 'G-1', office.second.number]) expect((await ask(client, text)).total).toBe(0)
    expect((await ask(client, 'bakerij')).total).toBe(0)
    const ids = await client.get(`/api/v4/file/ids?_filter[search]=${encodeURIComponent('saar@')}`)
    expect(ids.json()).toEqual({ ids: [] })
  }
})

test('staff who may not read account numbers do not find by them', async ({ api, office }) => {
  const client = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])
  expect(await found(client, 'NL69TEST0000000001')).toEqual([])
  expect(await found(client, 'saar@example.nl')).toEqual([office.first.id])
})

test('a whole number means its file, as far as one sees it; a part of it means every text that has it', async ({
  api,
  office,
}) => {
  const { first, second, other } = office
  await api.engine.query({
    text: 'update collection_file set client_reference = $1 where id = $2',
    values: [first.number, second.id],
  })
  const client = api.as(reader)
  expect(await found(client, first.number)).toEqual([first.id])
  const part = first.number.slice(1)
  expect((await found(client, part)).toSorted((a, b) => a - b)).toEqual([first.id, second.id])
  // Who does not see the file that has the number finds the one that refers to it.
  const theirs = api.as(['ROLE_CUSTOMER'], { customerIds: [other] })
  expect(await found(theirs, first.number)).toEqual([second.id])
})
