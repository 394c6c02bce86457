/** Files are found by amounts, days, streets, words in any order and the client, and by the form of everything. */
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
  await openFile(api, {
    customer: other.id,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Bakkerij Blauw B.V.', kvkNumber: '00000101' },
    claims: [claim('G-1', '2026-01-31', 100)],
  })
  return { ...office, other: other.id, first }
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

test('a file is found by amounts, days, street and number, and by words in any order, its client among them', async ({
  api,
  office,
}) => {
  const client = api.as(reader)
  const { id } = office.first
  await api.engine.query({ text: `update debtor set birth_date = '1985-03-12' where kind = 'private'` })
  const [{ outstanding } = {}] = await api.rows('collection_file')
  const owed = (Number(outstanding) / 100).toFixed(2)
  const texts = [
    owed,
    owed.replace('.', ','),
    '1.050,00',
    '€ 1.050',
    '1,050.00',
    '1000,00',
    '12-03-1985',
    '12/3/1985',
    '1985-03-12',
    'Kade 12',
    '12 kade',
    'Wit, Saar',
    'wit saar 1012ab',
    'F2026771',
    'F2026-771',
    'Noord Saar',
    'saar energie noord',
    'de wit energie',
  ]
  for (const text of texts) expect([text, await found(client, text)]).toEqual([text, [id]])
  for (const text of ['Kade 13', '1049,99', '13-03-1985', 'zuid saar'])
    expect([text, await ask(client, text)]).toMatchObject([text, { total: 0 }])
  // People of a customer do not find by the birth date, nor by claims and clients that are not theirs.
  const portal = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  expect(await found(portal, '12-03-1985')).toEqual([])
  expect(await found(portal, '1.050,00')).toEqual([id])
  const others = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [office.other] })
  for (const text of ['1.050,00', '1000,00', 'Energie Saar', 'Saar Energie'])
    expect(await found(others, text)).toEqual([])
})

test('a debtor is found by telephone and e-mail, in any notation', async ({ api, office }) => {
  const client = api.as(reader)
  for (const text of ['06-12 34 56 78', '+31612345678', 'saar@example.nl']) {
    const answer = await client.get(`/api/v4/debtor?_filter[search]=${encodeURIComponent(text)}`)
    expect(answer.json()).toMatchObject({ total: 1, items: [{ id: office.first.debtor }] })
  }
})

test('the search form asks for what is known of the debtor, in any notation, as far as one may see it', async ({
  api,
  office,
}) => {
  const client = api.as(reader)
  const asked = async (who: Client, filter: string) => {
    const answer = await who.get(`/api/v4/file?_filter${filter}`)
    return answer.statusCode === 200 ? answer.json<Found>().items.map(({ id }) => id) : answer.statusCode
  }
  const filters = [
    '[debtor.lastName][contains]=wit',
    '[debtor.addresses.street][contains]=kade',
    '[debtor.addresses.postcode][contains]=1012',
    '[debtor.addresses.city][contains]=amster',
    '[debtor.contacts.phone][contains]=%2B31612345',
    '[debtor.contacts.email][contains]=saar@',
    '[debtor.iban][contains]=TEST0000',
  ]
  for (const filter of filters) expect([filter, await asked(client, filter)]).toEqual([filter, [office.first.id]])
  expect(await asked(client, '[debtor.contacts.phone][contains]=%2B31699')).toEqual([])
  const portal = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  for (const filter of filters) expect([filter, await asked(portal, filter)]).toEqual([filter, 400])
})
