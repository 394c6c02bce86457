/** A search finds records through related ones, where the schema says so. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

type Client = ReturnType<Api['as']>

async function office(api: Api) {
  const bakery = await api.create('customer', { number: 'C-1', company: 'Bakery' })
  const garage = await api.create('customer', { number: 'C-2', company: 'Garage' })
  await api.create('contact-person', { customer: bakery.id, lastName: 'Vermeulen', email: 'vera@example.test' })
  const smith = await api.create('contact-person', { customer: garage.id, lastName: 'Smith' })
  return { bakery, garage, smith }
}

const found = async (client: Client, entity: string, text: string, rest = '') => {
  const answer = await client.get(`/api/v4/${entity}?_filter[search]=${encodeURIComponent(text)}${rest}`)
  const { items, total } = answer.json<{ items: { id: number }[]; total: number }>()
  expect(total).toBe(items.length)
  return items.map(({ id }) => id)
}

test('a customer is found by its contact persons, and they by their customer', async ({ api }) => {
  const { bakery, garage, smith } = await office(api)
  const admin = api.as('admin')
  expect(await found(admin, 'customer', 'vermeulen')).toEqual([bakery.id])
  expect(await found(admin, 'customer', 'VERA@')).toEqual([bakery.id])
  expect(await found(admin, 'customer', 'garage')).toEqual([garage.id])
  expect(await found(admin, 'contact-person', 'garage')).toEqual([smith.id])
  expect(await found(admin, 'customer', 'nobody')).toEqual([])
  // With few letters, with a filter, and one step only.
  expect(await found(admin, 'customer', 've')).toEqual([bakery.id])
  expect(await found(admin, 'customer', 'vermeulen', '&_filter[company]=Garage')).toEqual([])
  const picked = await admin.get('/api/customer/search?keywords=Vermeulen')
  expect(picked.json().items).toMatchObject([{ id: bakery.id }])
})

test('what is found follows the other records at once', async ({ api }) => {
  const { bakery, garage, smith } = await office(api)
  const admin = api.as('admin')
  expect(await found(admin, 'customer', 'smith')).toEqual([garage.id])
  await admin.put(`/api/v4/contact-person/${smith.id}`, { _version: 1, customer: bakery.id })
  expect(await found(admin, 'customer', 'smith')).toEqual([bakery.id])
  await admin.delete(`/api/v4/contact-person/${smith.id}`)
  expect(await found(admin, 'customer', 'smith')).toEqual([])
})

test('nobody finds by what is not theirs to see', async ({ api }) => {
  const { bakery, garage } = await office(api)
  const customer = api.as('customer', { customerIds: [bakery.id] })
  expect(await found(customer, 'customer', 'vermeulen')).toEqual([bakery.id])
  expect(await found(customer, 'customer', 'smith')).toEqual([])
  const complaint = await api.create('complaint', {
    receivedAt: '2026-01-05',
    channel: 'email',
    complainant: 'client',
    complainantName: 'J. Jansen',
    subject: 'Too late',
    category: 'treatment',
    customer: garage.id,
  })
  // A councillor may read complaints, but no customers.
  expect(await found(api.as(['ROLE_EMPLOYEE_LEGAL_COUNCIL']), 'complaint', 'garage')).toEqual([])
  const staff = api.as(['ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_EMPLOYEE'])
  expect(await found(staff, 'complaint', 'garage')).toEqual([complaint.id])
  const exported = await staff.get('/api/v4/complaint/export?_format=csv&_filter[search]=garage')
  expect(exported.body).toContain('Too late')
  const others = await staff.get('/api/v4/complaint/export?_format=csv&_filter[search]=bakery')
  expect(others.body).not.toContain('Too late')
})

test('people are found as people write, whatever form is stored', async ({ api }) => {
  const customer = await api.create('customer', {
    number: 'C-9',
    company: 'Drukkerij',
    phone: '+31206404360',
    iban: 'NL91ABNA0417164300',
    kvkNumber: '12345678',
  })
  const garage = await api.create('customer', { number: 'C-8', company: 'Garage' })
  const person = await api.create('contact-person', { customer: garage.id, lastName: 'Smit', mobile: '+31687654321' })
  const shop = { client: customer.id, name: 'Winkel', url: 'https://www.shop.example/nl', externalId: 'EXT-0042/b' }
  const merchant = await api.create('merchant', shop)
  const admin = api.as('admin')
  for (const text of ['020-640 43 60', '+31 (0)20 6404360', '0031206404360', ' 020 640']) {
    expect([text, await found(admin, 'customer', text)]).toEqual([text, [customer.id]])
  }
  for (const text of [
    'nl91 abna 0417 1643 00',
    'NL91ABNA0417164300',
    '0417 1643',
    '1234 5678',
    '12.34.56.78',
    'KVK 12345678',
  ]) {
    expect([text, await found(admin, 'customer', text)]).toEqual([text, [customer.id]])
  }
  expect(await found(admin, 'contact-person', '06-87 65 43 21')).toEqual([person.id])
  expect(await found(admin, 'customer', '06-87 65 43 21')).toEqual([garage.id])
  for (const text of [
    'EXT-0042/b',
    'www.shop.example',
    'shop.example/nl',
    'http://shop.example',
    'HTTPS://WWW.shop.example/NL/',
  ]) {
    expect([text, await found(admin, 'merchant', text)]).toEqual([text, [merchant.id]])
  }
  expect(await found(admin, 'customer', '020-640 43 61')).toEqual([])
  // A reader who sees an IBAN masked cannot search by it.
  const contact = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [customer.id] })
  expect(await found(contact, 'customer', 'NL91 ABNA 0417 1643 00')).toEqual([])
  expect(await found(contact, 'customer', '020-640 43 60')).toEqual([customer.id])
})

test('one typo in a word is forgiven where nothing has the text, by every call and as far as the rows are seen', async ({
  api,
}) => {
  const { bakery, garage } = await office(api)
  const admin = api.as('admin')
  const merchants = []
  for (const name of ['Bloemen Jansen', 'Slagerij Janssen', 'Boek en Blad']) {
    merchants.push((await api.create('merchant', { client: bakery.id, name, externalId: `EX-${name.length}` })).id)
  }
  const [flowers, butcher, books] = merchants
  const asked = async (client: Client, text: string, rest = '') => {
    const answer = await client.get(`/api/v4/merchant?_filter[search]=${encodeURIComponent(text)}${rest}`)
    const { items, total, similar } = answer.json<{ items: { id: number }[]; total: number; similar?: true }>()
    return { ids: items.map(({ id }) => id), total, similar, etag: answer.headers.etag }
  }
  const hit = (...ids: (number | undefined)[]) => ({ ids, total: ids.length, similar: true })
  const forgiven = {
    jnasen: flowers,
    Bloemne: flowers,
    bloeemen: flowers,
    bleomen: flowers,
    'slagreij janssen': butcher,
  }
  for (const [text, id] of Object.entries({ ...forgiven, slagrij: butcher, boke: books, bpek: books })) {
    expect([text, await asked(admin, text)]).toMatchObject([text, hit(id)])
  }
  // Similar hits are not added to exact ones; two typos, numbers and three letters are not forgiven.
  expect(await asked(admin, 'jansen')).toMatchObject({ ids: [flowers], total: 1, similar: undefined })
  for (const text of ['jnasne', 'EX-99', 'bod', 'NL92ABNA0417164300', '.*jansn']) {
    expect([text, await asked(admin, text)]).toMatchObject([text, { ids: [], total: 0, similar: undefined }])
  }
  // Both are found on every page, without an ETag.
  const both = [flowers, butcher]
  expect(await asked(admin, 'janzsen', '&_order[id]=asc')).toMatchObject({ ...hit(...both), etag: undefined })
  expect(await asked(admin, 'janzsen', '&_order[id]=asc&_limit=1&_offset=1')).toMatchObject({
    ids: [butcher],
    total: 2,
  })
  expect(await asked(admin, 'janzsen', '&_filter[name][startsWith]=Boek')).toMatchObject({ ids: [], total: 0 })
  expect((await admin.get('/api/customer/search?keywords=bakrey')).json()).toMatchObject({
    similar: true,
    items: [{ id: bakery.id }],
  })
  expect((await admin.get('/api/v4/merchant/choices/client?keywords=bakrey')).json()).toMatchObject({
    similar: true,
    items: [{ id: bakery.id }],
  })

  // Calls for all rows mean those shown: `_similar` tells them which.
  const ids = (rest: string) => admin.get(`/api/v4/merchant/ids?_filter[search]=janzsen&_order[id]=asc${rest}`)
  expect((await ids('&_similar=true')).json()).toEqual({ ids: both })
  expect((await ids('')).json()).toEqual({ ids: [] })
  expect((await ids('&_similar=1')).json()).toMatchObject({ errors: { _similar: [expect.any(String)] } })
  const sheet = (rest: string) =>
    admin.get(`/api/v4/merchant/export?_format=csv&_columns=name&_filter[search]=janzsen&_order[id]=asc${rest}`)
  expect((await sheet('&_similar=true')).body.split('\r\n').slice(1, -1)).toEqual([
    'Bloemen Jansen',
    'Slagerij Janssen',
  ])
  expect((await sheet('')).body.split('\r\n').slice(1, -1)).toEqual([])

  // Nobody finds hidden records by it, in own rows or through others.
  const customer = api.as('customer', { customerIds: [bakery.id] })
  expect(await found(customer, 'customer', 'vermuelen')).toEqual([bakery.id])
  expect(await found(customer, 'customer', 'smiht')).toEqual([])
  expect(await found(customer, 'customer', 'bakrey')).toEqual([bakery.id])
  expect(await found(customer, 'customer', 'garaeg')).toEqual([])
  expect(await found(admin, 'customer', 'smiht')).toEqual([garage.id])
})
