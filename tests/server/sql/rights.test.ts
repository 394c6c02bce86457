/** Rights to rows and fields: no way of asking reveals a byte beyond them. */
import { expect } from 'vitest'
import { customer } from '#schemas/generated/customer.ts'
import { property } from '#schemas/property.ts'
import { anonymous } from '#server/foundation/access.ts'
import { mayRead, mayWrite, visibleProperties, visibleRows } from '#server/sql/rights.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'

const iban = 'NL69TEST0000000001'

async function twoCustomers(api: Api) {
  const mine = await api.create('customer', {
    number: 'C-1',
    company: 'Mine',
    iban,
    commission: '12.5',
    notes: 'secret',
  })
  const other = await api.create('customer', { number: 'C-2', company: 'Other', iban })
  return { mine, other }
}

test('a customer sees its own row in lists and by id; a foreign one is as absent as one that never was', async ({
  api,
}) => {
  const { mine, other } = await twoCustomers(api)
  const customer = api.as('customer', { customerIds: [mine.id] })
  expect((await customer.get('/api/v4/customer')).json()).toMatchObject({ total: 1, items: [{ id: mine.id }] })
  expect((await customer.get(`/api/v4/customer/${mine.id}`)).statusCode).toBe(200)
  const foreign = await customer.get(`/api/v4/customer/${other.id}`)
  const absent = await customer.get(`/api/v4/customer/${absentId}`)
  expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
  expect((await customer.get('/api/v4/customer?_filter[search]=Other')).json()).toMatchObject({ total: 0, items: [] })
  expect((await customer.get(`/api/v4/customer?_filter[id][in]=${other.id}`)).json()).toMatchObject({ total: 0 })
})

test('with a role to read but no rows to see, the list is empty', async ({ api }) => {
  await twoCustomers(api)
  expect((await api.as('customer').get('/api/v4/customer')).json()).toMatchObject({ total: 0, items: [] })
})

test('a field without the right to read is not there, cannot be filtered by and cannot be filled in', async ({
  api,
}) => {
  const { mine } = await twoCustomers(api)
  const customer = api.as('customer', { customerIds: [mine.id] })
  const record = (await customer.get(`/api/v4/customer/${mine.id}`)).json()
  expect(record).not.toHaveProperty('notes')
  expect(record).not.toHaveProperty('commission')
  const filtered = await customer.get('/api/v4/customer?_filter[commission][gt]=1')
  expect([filtered.statusCode, Object.keys(filtered.json().errors)]).toEqual([400, ['_filter[commission]']])
  const manager = api.as(['ROLE_MANAGE_CLIENT', 'ROLE_CUSTOMER'], { customerIds: [mine.id] })
  const written = await manager.put(`/api/v4/customer/${mine.id}`, { _version: 1, notes: 'mine now' })
  expect([written.statusCode, Object.keys(written.json().errors)]).toEqual([400, ['notes']])
  const added = await manager.post('/api/v4/customer', { number: 'C-3', company: 'Third', notes: 'mine now' })
  expect([added.statusCode, Object.keys(added.json().errors)]).toEqual([400, ['notes']])
})

test('a masked value shows its last four characters and cannot be searched out', async ({ api }) => {
  const { mine } = await twoCustomers(api)
  const contact = api.as('contact', { customerIds: [mine.id] })
  expect((await contact.get(`/api/v4/customer/${mine.id}`)).json().iban).toBe('•••• 0001')
  expect((await contact.get(`/api/v4/customer?_filter[iban]=${iban}`)).statusCode).toBe(400)
})

test('a masked value that is empty is empty', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const contact = api.as('contact', { customerIds: [id] })
  expect((await contact.get(`/api/v4/customer/${id}`)).json().iban).toBe(null)
  expect((await contact.get('/api/v4/customer')).json().items[0].iban).toBe(null)
})

test('a person writes only rows that they see, before and after', async ({ api }) => {
  const { other, mine } = await twoCustomers(api)
  const manager = api.as(['ROLE_MANAGE_CLIENT', 'ROLE_CUSTOMER'], { customerIds: [mine.id] })
  expect((await manager.put(`/api/v4/customer/${other.id}`, { _version: 1, city: 'Ede' })).statusCode).toBe(404)
  expect((await manager.delete(`/api/v4/customer/${other.id}`)).statusCode).toBe(404)
  expect((await manager.post('/api/v4/customer', { number: 'C-3', company: 'Third' })).statusCode).toBe(400)
  expect(await api.rows('customer')).toHaveLength(2)
})

test('a relation shows and takes only targets that this person sees', async ({ api }) => {
  const { mine, other } = await twoCustomers(api)
  await api.create('merchant', { name: 'Shop', client: other.id })
  const scoped = api.as(['ROLE_SETTINGS', 'ROLE_CUSTOMER'], { customerIds: [mine.id] })
  const [shop] = (await scoped.get('/api/v4/merchant')).json().items
  expect(shop.client).toEqual({ id: other.id, company: null })
  const refused = await scoped.post('/api/v4/merchant', { name: 'New', client: other.id })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['client']])
  const added = await scoped.post('/api/v4/merchant', { name: 'New', client: mine.id })
  expect(added.statusCode).toBe(201)
  const moved = await scoped.put(`/api/v4/merchant/${added.json().id}`, { _version: 1, client: other.id })
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['client']])
  expect((await api.rows('merchant')).map((row) => row.client_id)).toEqual([other.id, mine.id])
})

test('a relation takes only targets that meet its condition', async ({ api }) => {
  const left = await api.create('user', {
    username: 'gone',
    name: 'Gone',
    email: 'g@example.nl',
    kind: 'employee',
    active: false,
  })
  const refused = await api
    .as('admin')
    .post('/api/v4/customer', { number: 'C-9', company: 'X', accountManager: left.id })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['accountManager']])
})

test('what is only written is not read, and what is only read is not written, whatever one may', () => {
  const all = { ...anonymous, may: () => true }
  const secret = property({ name: 'secret', type: 'string', writeOnly: true })
  const total = property({ name: 'total', type: 'integer', readOnly: true })
  expect([mayRead(secret, all), mayWrite(secret, all)]).toEqual([false, true])
  expect([mayRead(total, all), mayWrite(total, all)]).toEqual([true, false])
  const shown = visibleProperties({ ...customer, properties: [secret, total] }, all)
  expect(shown.map(({ property: { name } }) => name)).toEqual(['total'])
})

test('rows are those of all roles that one holds; of none, there are none', () => {
  const rows = { ROLE_A: { id: 1 }, ROLE_B: { id: 2 }, ROLE_C: true as const }
  const entity = { ...customer, access: { ...customer.access, rows } }
  const seen = (...acl: string[]) => visibleRows(entity, { may: (role) => acl.includes(String(role)) })
  expect(seen()).toBe(false)
  expect(seen('ROLE_A', 'ROLE_B')).toEqual({ any: [{ id: 1 }, { id: 2 }] })
  expect(seen('ROLE_A', 'ROLE_C')).toBe(true)
})
