/** Who sees and adds items: staff by their rights, people of a customer their own only, a key those of its customer. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { withKey } from '#tests/support/withKey.ts'
import { addItem, itemBody, test, workers } from './items.ts'

test('people of a customer see their own items only, and add none', async ({ api, reminders }) => {
  const { id: other } = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const own = await addItem(api, reminders)
  const foreign = await addItem(api, { ...reminders, customer: Number(other) })
  const portal = api.as(['ROLE_CUSTOMER'], { customerIds: [reminders.customer], anew: true })
  const list = (await portal.get('/api/v4/precasso')).json<{ items: { id: number }[] }>()
  expect(list.items.map(({ id }) => id)).toEqual([own.id])
  expect((await portal.get(`/api/v4/precasso/${foreign.id}`)).statusCode).toBe(404)
  expect((await portal.post('/api/v4/precasso', itemBody(reminders))).statusCode).toBe(403)
  expect((await portal.post(`/api/v4/precasso/${own.id}/pause`, { holdReason: 'x' })).statusCode).toBe(403)
})

test('without the right nothing is added, and what is wrong is told at its place with nothing stored', async ({
  api,
  reminders,
}) => {
  expect((await api.as(['ROLE_EMPLOYEE']).post('/api/v4/precasso', itemBody(reminders))).statusCode).toBe(403)
  const wrong = itemBody(reminders, {
    workflow: absentId,
    startDate: '2020-01-01',
    claims: [{ type: 'invoice', number: 'F-2', invoiceDate: '2025-12-01', dueDate: '2025-12-31', amount: -5 }],
  })
  const answer = await api.as(workers).post('/api/v4/precasso', wrong)
  expect(answer.statusCode).toBe(400)
  const places = Object.keys(answer.json<{ errors: object }>().errors)
  expect(places).toEqual(expect.arrayContaining(['claims.0.amount', 'startDate', 'workflow']))
  expect([await api.rows('precasso'), await api.rows('debtor')]).toEqual([[], []])
})

test('a key with its scope adds and reads items of its customer, and names no debtor of another', async ({
  api,
  reminders,
}) => {
  const { id: other } = await api.create('customer', { number: 'C-9', company: 'Ander' })
  const foreign = await addItem(api, { ...reminders, customer: Number(other) })
  const { customer } = reminders
  const read = await withKey(api, { customer, scopes: ['precasso:read'] })
  const write = await withKey(api, { customer, scopes: ['precasso:read', 'precasso:write'] })
  const post = ({ call }: typeof read, body: object) => call('POST', '/api/v4/precasso', { payload: body })
  expect((await post(read, itemBody(reminders))).statusCode).toBe(403)
  const made = await post(write, itemBody(reminders))
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const list = (await read.call('GET', '/api/v4/precasso')).json<{ items: { id: number }[] }>()
  expect(list.items.map(({ id }) => id)).toEqual([made.json<{ id: number }>().id])
  const elsewhere = await post(write, itemBody({ ...reminders, customer: Number(other) }))
  expect(elsewhere.statusCode).toBe(400)
  const named = await post(write, itemBody(reminders, { debtor: foreign.debtor }))
  expect([named.statusCode, Object.keys(named.json<{ errors: object }>().errors)]).toEqual([400, ['debtor']])
})
