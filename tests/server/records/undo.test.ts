/** Undo of the last save puts back exactly what it changed, and nothing that somebody else did since. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

test('the last save is taken back, as a change in the history', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  const admin = api.as('admin')
  await admin.put(`/api/v4/team/${id}`, { name: 'South', active: false, _version: 1 })
  const answer = await admin.post(`/api/v4/team/${id}/undo`, { version: 2 })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { name: 'North', active: true, _version: 3 }])
  const { items } = (await admin.get(`/api/v4/team/${id}/history`)).json<{ items: { action: string }[] }>()
  expect(items.map(({ action }) => action)).toEqual(['update', 'update', 'create'])
})

test('a relation comes back as it was', async ({ api }) => {
  const one = await api.create('customer', { number: 'C-1', company: 'One' })
  const two = await api.create('customer', { number: 'C-2', company: 'Two' })
  const { id } = await api.create('merchant', { name: 'Shop', client: one.id })
  const admin = api.as('admin')
  await admin.put(`/api/v4/merchant/${id}`, { client: two.id, _version: 1 })
  const answer = await admin.post(`/api/v4/merchant/${id}/undo`, { version: 2 })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { client: { id: one.id }, name: 'Shop' }])
})

test('it is refused after a change of somebody else, without a version, and for a creation', async ({ api }) => {
  const { id } = await api.create('team', { name: 'North' })
  const admin = api.as('admin')
  const undo = async (body: object, who = admin) => (await who.post(`/api/v4/team/${id}/undo`, body)).statusCode
  expect(await undo({ version: 1 })).toBe(400)
  await admin.put(`/api/v4/team/${id}`, { name: 'South', _version: 1 })
  expect(await undo({})).toBe(400)
  expect(await undo({ version: 1 })).toBe(412)
  const other = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])
  expect(await undo({ version: 2 }, other)).toBe(400)
  expect(await undo({ version: 2 }, api.as(['ROLE_EMPLOYEE']))).toBe(403)
  await other.put(`/api/v4/team/${id}`, { name: 'East', _version: 2 })
  expect(await undo({ version: 2 })).toBe(400)
  expect(await undo({ version: 3 })).toBe(400)
  expect(await api.rows('team')).toMatchObject([{ name: 'East', version: 3 }])
})
