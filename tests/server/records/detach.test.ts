/** Deleting a record on which others depend optionally: they are changed with an audit row. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

test('whoever pointed at what is gone has a new version and a line in the audit', async ({ api }) => {
  const manager = await api.create('user', { username: 'am', name: 'A', email: 'a@example.test', kind: 'employee' })
  const customer = await api.create('customer', { number: 'C-1', company: 'Client', accountManager: manager.id })
  expect((await api.as('admin').delete(`/api/v4/users/${manager.id}`)).statusCode).toBe(204)
  const now = (await api.as('admin').get(`/api/v4/customer/${customer.id}`)).json()
  expect(now).toMatchObject({ accountManager: null, _version: 2 })
  const lines = (await api.rows('audit_log')).filter(({ action }) => action === 'update')
  expect(lines).toMatchObject([
    {
      entity: 'customer',
      record_id: customer.id,
      actor_name: 'admin',
      changes: { accountManager: { from: manager.id, to: null } },
    },
  ])
})

test('whoever was linked to what is gone keeps the other links, and the audit tells it', async ({ api }) => {
  const [kept, gone] = [
    await api.create('customer', { number: 'C-1', company: 'Kept' }),
    await api.create('customer', { number: 'C-2', company: 'Gone' }),
  ]
  const customers = [kept.id, gone.id]
  const user = { username: 'c', name: 'C', email: 'c@example.test', kind: 'customer' }
  const both = await api.create('user', { ...user, username: 'c.1', customers })
  await api.create('user', { ...user, username: 'c.2', email: 'd@example.test', customers: [kept.id] })
  const uses = (await api.as('admin').get(`/api/v4/customer/${gone.id}/usage`)).json()
  expect(uses.items).toMatchObject([{ entity: 'user', property: 'customers', count: 1, onDelete: 'unlinked' }])
  expect((await api.as('admin').delete(`/api/v4/customer/${gone.id}`)).statusCode).toBe(204)
  const now = (await api.as('admin').get(`/api/v4/users/${both.id}`)).json()
  expect(now).toMatchObject({ customers: [{ id: kept.id }], _version: 2 })
  const lines = (await api.rows('audit_log')).filter(({ action }) => action === 'update')
  expect(lines).toMatchObject([
    { entity: 'user', record_id: both.id, changes: { customers: { from: customers, to: [kept.id] } } },
  ])
})

test('a delete that is refused changes nothing around it', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Client' })
  await api.create('merchant', { name: 'A', client: id })
  const user = { username: 'c.1', name: 'C', email: 'c@example.test', kind: 'customer', customers: [id] }
  const linked = await api.create('user', user)
  expect((await api.as('admin').delete(`/api/v4/customer/${id}`)).statusCode).toBe(400)
  const now = (await api.as('admin').get(`/api/v4/users/${linked.id}`)).json()
  expect(now).toMatchObject({ customers: [{ id }], _version: 1 })
})
