import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const person = { firstName: 'Ann', lastName: 'Bos', email: 'ann@bol.test', language: 'nl' }
const makeCustomer = (api: Api, number = 'A-1') => api.create('customer', { number, company: `Bedrijf ${number}` })
const accountOf = async (api: Api, email: string) => (await api.rows('app_user')).find((row) => row.email === email)

/** A contact person with access, and a client signed in to the resulting account. */
async function withAccess(api: Api) {
  const customer = await makeCustomer(api)
  const contact = await api.create('contact-person', { ...person, customer: customer.id, portalAccess: true })
  const account = await accountOf(api, person.email)
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const client = api.anyone()
  client.cookies.sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, Number(account?.id), from))
  return { customer, contact, account, client }
}
const change = async (api: Api, id: number, body: object) => {
  const admin = api.as('admin')
  const { _version } = (await admin.get(`/api/v4/contact-person/${id}`)).json<{ _version: number }>()
  return admin.put(`/api/v4/contact-person/${id}`, { ...body, _version })
}

test('access makes an account of the customer and invites its owner', async ({ api }) => {
  const { customer, account, client } = await withAccess(api)
  expect(account).toMatchObject({
    username: 'ann',
    name: 'Ann Bos',
    kind: 'contact_person',
    roles: ['ROLE_CONTACT_PERSON'],
    active: true,
  })
  const mails = await api.rows('mail')
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain(person.email)
  const other = await makeCustomer(api, 'A-2')
  expect((await client.get('/api/v4/customer')).json()).toMatchObject({ total: 1, items: [{ id: customer.id }] })
  expect((await client.get(`/api/v4/customer/${other.id}`)).statusCode).toBe(404)
})

test('without access there is no account', async ({ api }) => {
  const { id } = await makeCustomer(api)
  await api.create('contact-person', { ...person, customer: id })
  expect(await accountOf(api, person.email)).toBeUndefined()
})

test.for([
  ['taken away', { portalAccess: false }],
  ['deactivated', { active: false }],
] as const)(
  'access that is %s ends on the next request, and comes back when it is given again',
  async ([, ending], { api }) => {
    const { contact, account, client } = await withAccess(api)
    expect((await change(api, contact.id, ending)).statusCode).toBe(200)
    expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
    expect(await accountOf(api, person.email)).toMatchObject({ id: account?.id, active: false })
    expect(await api.rows('app_user_customers')).toEqual([])
    expect((await change(api, contact.id, { portalAccess: true, active: true })).statusCode).toBe(200)
    expect(await accountOf(api, person.email)).toMatchObject({ id: account?.id, active: true })
    expect(await api.rows('app_user_customers')).toHaveLength(1)
    // Earlier sessions stay ended.
    expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
  },
)

test('access ends with the record, also of an account that was given more of the portal', async ({ api }) => {
  const { contact, account, client } = await withAccess(api)
  const roles = ['ROLE_CONTACT_PERSON', 'ROLE_API_LOG_VIEW']
  await api.engine.query({ text: 'update app_user set roles = $1 where id = $2', values: [roles, account?.id] })
  const clerk = api.as(['ROLE_EMPLOYEE', 'ROLE_MANAGE_CLIENT'])
  const path = `/api/v4/contact-person/${contact.id}`
  const put = async (body: object) => {
    const { _version } = (await clerk.get(path)).json<{ _version: number }>()
    return clerk.put(path, { ...body, _version })
  }
  expect((await put({ email: 'mine@evil.test' })).json()).toHaveProperty('errors.email')
  expect((await put({ portalAccess: false })).statusCode).toBe(200)
  expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
  expect(await accountOf(api, person.email)).toMatchObject({ id: account?.id, active: false })
  expect(await api.rows('app_user_customers')).toEqual([])
  expect((await put({ portalAccess: true })).json()).toHaveProperty('errors.portalAccess')
})

test('an account that two contact persons of a customer use stays until the last of them goes', async ({ api }) => {
  const { customer, contact, client } = await withAccess(api)
  const second = { ...person, firstName: 'Anna', customer: customer.id, portalAccess: true }
  const { id } = await api.create('contact-person', second)
  expect(await api.rows('app_user')).toHaveLength(2)
  expect((await change(api, contact.id, { portalAccess: false })).statusCode).toBe(200)
  expect((await client.get('/api/v4/customer')).json()).toMatchObject({ total: 1 })
  expect((await change(api, id, { portalAccess: false })).statusCode).toBe(200)
  expect((await client.get('/api/v4/customer')).statusCode).toBe(403)
  expect(await api.rows('app_user_customers')).toEqual([])
})

test('no account of staff, of another customer or that is closed is linked by its address', async ({ api }) => {
  const customer = await makeCustomer(api)
  const other = await makeCustomer(api, 'A-2')
  const accounts = [
    { username: 'staff', kind: 'employee', active: true, of: customer.id },
    { username: 'other', kind: 'customer', active: true, of: other.id },
    { username: 'closed', kind: 'customer', active: false, of: customer.id },
    { username: 'theirs', kind: 'customer', active: true, of: customer.id },
  ]
  for (const { username, kind, active, of } of accounts) {
    const text = `with u as (insert into app_user (username, name, email, kind, roles, active)
      values ($1, $1, $1 || '@example.test', $2, '{}', $3) returning id) insert into app_user_customers select id, $4 from u`
    await api.engine.query({ text, values: [username, kind, active, of] })
  }
  const linked = []
  for (const { username } of accounts) {
    const body = { ...person, email: `${username}@example.test`, customer: customer.id, portalAccess: true }
    const answer = await api.as('admin').post('/api/v4/contact-person', body)
    if (answer.statusCode === 201) linked.push(username)
    else expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['email']])
  }
  expect(linked).toEqual(['theirs'])
  expect(await api.rows('contact_person')).toHaveLength(1)
})

test('deleting a contact person ends their access', async ({ api }) => {
  const { contact, client } = await withAccess(api)
  expect((await api.as('admin').delete(`/api/v4/contact-person/${contact.id}`)).statusCode).toBe(204)
  expect((await client.get('/api/v3/user/get')).statusCode).toBe(403)
  expect(await accountOf(api, person.email)).toMatchObject({ active: false })
})

test('name and e-mail of the account follow, and the old address is told', async ({ api }) => {
  const { contact, account } = await withAccess(api)
  expect((await change(api, contact.id, { email: 'ann.bos@bol.test', lastName: 'Bosch' })).statusCode).toBe(200)
  expect(await accountOf(api, 'ann.bos@bol.test')).toMatchObject({ id: account?.id, name: 'Ann Bosch' })
  expect(JSON.stringify((await api.rows('mail')).at(-1))).toContain('ann@bol.test')
})

test('another customer takes the account along and leaves nothing behind', async ({ api }) => {
  const { contact, account } = await withAccess(api)
  const other = await makeCustomer(api, 'A-2')
  expect((await change(api, contact.id, { customer: other.id })).statusCode).toBe(200)
  expect(await api.rows('app_user_customers')).toMatchObject([{ owner_id: account?.id, target_id: other.id }])
  expect(await accountOf(api, person.email)).toMatchObject({ active: true })
})

test('an account of this customer is linked and stays when access ends; any other is refused', async ({ api }) => {
  const customer = await makeCustomer(api)
  const roles = ['ROLE_CUSTOMER']
  const login = { username: 'bol', name: 'Bol', email: 'Bol@bol.test', kind: 'customer', roles }
  const own = await api.create('user', { ...login, customers: [customer.id] })
  await api.addUser({ username: 'staff', acl: ['ROLE_EMPLOYEE'] })
  const admin = api.as('admin')
  const ask = (email: string) =>
    admin.post('/api/v4/contact-person', { ...person, email, customer: customer.id, portalAccess: true })
  const before = [await api.rows('app_user'), await api.rows('contact_person')]
  const refused = await ask('staff@example.test')
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['email']])
  expect([await api.rows('app_user'), await api.rows('contact_person')]).toEqual(before)

  const linked = await ask('bol@bol.test')
  expect([linked.statusCode, linked.json().user]).toMatchObject([201, { id: own.id }])
  const taken = await change(api, linked.json().id, { email: 'mine@evil.test' })
  expect(taken.json()).toHaveProperty('errors.email')
  expect((await change(api, linked.json().id, { portalAccess: false })).statusCode).toBe(200)
  expect(await accountOf(api, 'Bol@bol.test')).toMatchObject({ active: true, roles })
})

test('an account of the portal that may do more is neither readdressed nor let in again by whoever lacks that', async ({
  api,
}) => {
  const { contact, account } = await withAccess(api)
  const roles = ['ROLE_CONTACT_PERSON', 'ROLE_CONTACT_PERSON_DASHBOARD']
  await api.engine.query({ text: 'update app_user set roles = $1 where id = $2', values: [roles, account?.id] })
  const clerk = api.as(['ROLE_EMPLOYEE', 'ROLE_MANAGE_CLIENT'])
  const path = `/api/v4/contact-person/${contact.id}`
  const put = async (body: object) => {
    const { _version } = (await clerk.get(path)).json<{ _version: number }>()
    return clerk.put(path, { ...body, _version })
  }
  const tables = async () => [await api.rows('app_user'), await api.rows('contact_person'), await api.rows('mail')]
  await clerk.get(path)
  const before = await tables()
  const taken = await put({ email: 'mine@evil.test' })
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([400, ['email']])
  expect(await tables()).toEqual(before)

  expect((await put({ portalAccess: false })).statusCode).toBe(200)
  const closed = await tables()
  expect((await put({ portalAccess: true })).json()).toHaveProperty('errors.portalAccess')
  expect((await put({ portalAccess: true, email: 'mine@evil.test' })).json()).toHaveProperty('errors.email')
  expect(await tables()).toEqual(closed)
  expect((await change(api, contact.id, { portalAccess: true })).statusCode).toBe(200)
})

test('whoever sees one customer takes over no account that is of another too, by its address', async ({ api }) => {
  const { customer, contact, account } = await withAccess(api)
  const other = await makeCustomer(api, 'A-2')
  const text = 'insert into app_user_customers (owner_id, target_id) values ($1, $2)'
  await api.engine.query({ text, values: [account?.id, other.id] })
  const insider = api.as(['ROLE_CUSTOMER', 'ROLE_MANAGE_CLIENT'], { customerIds: [customer.id] })
  const record = (await insider.get(`/api/v4/contact-person/${contact.id}`)).json<{ _version: number }>()
  const tables = async () => [await api.rows('app_user'), await api.rows('contact_person'), await api.rows('mail')]
  const before = await tables()
  const path = `/api/v4/contact-person/${contact.id}`
  const taken = await insider.put(path, { email: 'mine@evil.test', _version: record._version })
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([400, ['email']])
  expect(await tables()).toEqual(before)
  expect((await change(api, contact.id, { email: 'ann.bos@bol.test' })).statusCode).toBe(200)
})
