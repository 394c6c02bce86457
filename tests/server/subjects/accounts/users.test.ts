/** Accounts: what is written of one, and what follows. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { change, draft, idOf } from './accountManager.ts'

test('closing an account ends its sessions, also after it is opened again', async ({ api }) => {
  const settings = api.as('settings')
  const id = await idOf(api, 'settings')
  await settings.get('/api/v3/user/get')
  expect((await change(api, id, { active: false }, 'admin')).statusCode).toBe(200)
  expect((await settings.get('/api/v3/user/get')).statusCode).toBe(403)
  await change(api, id, { active: true }, 'admin')
  expect((await settings.get('/api/v3/user/get')).statusCode).toBe(403)
})

test('deleting an account ends its sessions', async ({ api }) => {
  const settings = api.as('settings')
  const id = await idOf(api, 'settings')
  expect((await api.as('admin').delete(`/api/v4/users/${id}`)).statusCode).toBe(204)
  expect((await settings.get('/api/v3/user/get')).statusCode).toBe(403)
})

test('only customers and contact persons are bound to customers', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'A-1', company: 'Bol' })
  const staff = await api.as('admin').post('/api/v4/users', { ...draft, customers: [id] })
  expect(staff.json()).toHaveProperty('errors.customers')

  const client = await api.create('user', { ...draft, kind: 'customer', customers: [id] })
  expect(client).toMatchObject({ customers: [{ id, company: 'Bol' }] })
  // A staff account is no longer bound to a customer.
  expect((await change(api, client.id, { kind: 'employee' }, 'admin')).json()).toMatchObject({ customers: [] })
})

test('the customers of a person are known to each request', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'A-1', company: 'Bol' })
  const other = await api.create('customer', { number: 'A-2', company: 'Coolblue' })
  const client = api.as('customer', { customerIds: [id] })
  expect((await client.get('/api/v3/user/get')).json()).toMatchObject({ customerIds: [id] })
  expect((await client.get('/api/v4/customer')).json()).toMatchObject({ total: 1, items: [{ id }] })
  expect((await client.get(`/api/v4/customer/${other.id}`)).statusCode).toBe(404)
})

test('neither hours nor a training end before they begin', async ({ api }) => {
  const wrong = {
    calendarStart: '17:00',
    calendarEnd: '08:30',
    wkiTrainedAt: '2026-02-01',
    wkiTrainingExpiresAt: '2026-01-31',
  }
  const refused = await api.as('admin').post('/api/v4/users', { ...draft, ...wrong })
  expect(Object.keys(refused.json().errors)).toEqual(['calendarEnd', 'wkiTrainingExpiresAt'])
  expect((await api.rows('app_user')).map(({ username }) => username)).not.toContain('piet')
  const { id } = await api.create('user', { ...draft, calendarStart: '08:30', calendarEnd: '17:00' })
  expect((await change(api, id, { calendarEnd: '08:00' })).json().errors).toHaveProperty('calendarEnd')
  expect((await change(api, id, { calendarEnd: '12:30' })).json()).toMatchObject({ calendarEnd: '12:30' })
})

test('whose username is changed is told at their address, and at the old one when that changes too', async ({
  api,
}) => {
  const { id } = await api.create('user', { username: 'karel', name: 'Karel', email: 'karel@example.test' })
  await api.engine.query({ text: 'delete from mail' })
  const change = { username: 'k.arel', email: 'nieuw@example.test', _version: 1 }
  expect((await api.as('admin').put(`/api/v4/users/${id}`, change)).statusCode).toBe(200)
  expect(await api.rows('mail')).toMatchObject([
    { recipient: 'karel@example.test', subject: 'Uw e-mailadres is gewijzigd' },
    { recipient: 'karel@example.test', body: expect.stringContaining('van karel in k.arel') },
  ])
})
