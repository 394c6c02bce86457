/** A search finds a record by what others are found by, where the schema says so. */
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
  // By its letters, by a filter beside it, and one step only.
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
  // A councillor alone may read complaints, but no customers.
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
  // An IBAN that is masked for its reader finds nothing for them.
  const contact = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [customer.id] })
  expect(await found(contact, 'customer', 'NL91 ABNA 0417 1643 00')).toEqual([])
  expect(await found(contact, 'customer', '020-640 43 60')).toEqual([customer.id])
})
