/** Where a record is used, and what happened to it. */
import { afterAll, expect, test } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import type { Api } from '#tests/support/api.ts'
import { addFee, addTariff, startTariffs, tariff } from './tariffs.ts'
import { twoCustomers } from './twoCustomers.ts'

const server = await startTariffs()

afterAll(server.stop)

test('uses are counted over all relations, only those that the asker may see', async () => {
  const api = await server.fresh()
  const [mine, other] = await twoCustomers(api)
  const used = await addTariff(api, { customer: mine })
  const unused = await addTariff(api, { customer: other, kind: 'other', reason: 'x' })
  for (const customer of [mine, mine, other]) await addFee(api, { tariff: used.id, customer })
  const ids = `${tariff.api}/usage?ids=${used.id},${unused.id},999`
  expect((await api.as('employee').get(ids)).json()).toEqual({
    items: [
      { id: used.id, count: 3 },
      { id: unused.id, count: 0 },
    ],
  })
  const customer = api.as('customer', { customerIds: [mine] })
  expect((await customer.get(ids)).json()).toEqual({ items: [{ id: used.id, count: 2 }] })
  expect((await customer.get(`${tariff.api}/${used.id}/usage`)).json()).toEqual({
    items: [{ entity: 'fee', property: 'tariff', inverse: 'fees', count: 2 }],
  })
  expect((await customer.get(`${tariff.api}/${unused.id}/usage`)).statusCode).toBe(404)
  await api.create('merchant', { name: 'Shop', client: mine })
  const merchants = { entity: 'merchant', property: 'client', inverse: 'merchants', count: 1 }
  expect((await api.as('admin').get(`/api/v4/customer/${mine}/usage`)).json().items).toContainEqual(merchants)
  // A person without the right to read merchants does not learn of them.
  expect((await api.as('employee').get(`/api/v4/customer/${mine}/usage`)).json().items).toEqual([])
  for (const wrong of [
    '',
    '?ids=',
    '?ids=1,x',
    '?ids=1&more=1',
    `?ids=${Array.from({ length: 1001 }, (_, n) => n + 1).join()}`,
  ]) {
    expect((await customer.get(`${tariff.api}/usage${wrong}`)).statusCode, wrong.slice(0, 20)).toBe(400)
  }
})

test('what points at several together is counted once, per relation, of what the asker may see', async () => {
  const api = await server.fresh()
  const [mine, other] = await twoCustomers(api)
  const user = { name: 'C', email: 'c@example.test', kind: 'customer' }
  await api.create('user', { ...user, username: 'both', customers: [mine, other] })
  await api.create('user', { ...user, username: 'one', email: 'd@example.test', customers: [other] })
  await api.create('merchant', { name: 'Shop', client: mine })
  await addTariff(api, { customer: mine })
  const url = '/api/v4/customer/usage'
  const ids = `${mine},${other},999`
  const answer = await api.as('admin').post(url, { ids })
  const of = (name: string) => answer.json<{ items: { entity: string }[] }>().items.filter((one) => one.entity === name)
  expect(of('user')).toMatchObject([{ property: 'customers', count: 2, onDelete: 'unlinked' }])
  expect(of('merchant')).toEqual([{ entity: 'merchant', property: 'client', inverse: 'merchants', count: 1 }])
  // A person without the right to read users does not learn of them; someone with one customer only sees what
  // points at that one.
  expect((await api.as('employee').post(url, { ids })).json()).toEqual({ items: [] })
  const tariffs = await addTariff(api, { customer: other, kind: 'other', reason: 'x' })
  await addFee(api, { tariff: tariffs.id, customer: other })
  const used = [`${tariff.api}/usage`, { ids: String(tariffs.id) }] as const
  expect((await api.as('employee').post(...used)).json().items).toMatchObject([{ entity: 'fee', count: 1 }])
  expect((await api.as('customer', { customerIds: [mine] }).post(...used)).json()).toEqual({ items: [] })
  // As many as a list selects, in one call.
  const few = await api.as('admin').post(url, { ids })
  expect(few.json().items).toHaveLength(2)
  const most = Array.from({ length: 100_000 }, (_, n) => 1_000_000 + n)
  expect((await api.as('admin').post(url, { ids: [...most.slice(2), mine, other].join(',') })).json()).toEqual(
    few.json(),
  )
  expect((await api.as('admin').post(url, { ids: [...most, mine].join(',') })).json()).toHaveProperty('errors.ids')
  expect((await api.as('admin').post(url, { ids, _relations: true })).json()).toHaveProperty('errors._relations')
})

test('uses of a record are counted to the last one; a list stops at a thousand each and says that there are more', async () => {
  const api = await server.fresh()
  const { id } = await addTariff(api, {})
  await api.engine.query({ text: `insert into fee (name, tariff_id) select 'F', ${id} from generate_series(1, 1001)` })
  expect((await api.as('employee').get(`${tariff.api}/usage?ids=${id}`)).json()).toEqual({
    items: [{ id, count: 1000, more: true }],
  })
  const one = (await api.as('employee').get(`${tariff.api}/${id}/usage`)).json<{ items: object[] }>()
  expect(one.items).toEqual([expect.not.objectContaining({ more: true })])
  expect(one.items).toMatchObject([{ count: 1001 }])
  const together = await api.as('employee').post(`${tariff.api}/usage`, { ids: String(id) })
  expect(together.json().items).toMatchObject([{ count: 1001 }])
})

test('history has who did what, values as the record shows them, newest first', async () => {
  const api = await server.fresh()
  const [mine] = await twoCustomers(api)
  const admin = api.as('admin')
  const { id } = await addTariff(api, { customer: mine, code: 'ABCDEFGH1234', secret: 'hush' })
  await admin.put(`${tariff.api}/${id}`, { _version: 1, code: 'ABCDEFGH5678', secret: 'hush hush', name: 'B' })
  await admin.put(`${tariff.api}/${id}`, { _version: 2, customer: null })
  const url = `${tariff.api}/${id}/history`
  const seen = (await api.as('settings').get(`${url}?_limit=2`)).json()
  expect(seen.total).toBe(3)
  expect(seen.items).toMatchObject([
    {
      action: 'update',
      by: { name: 'admin' },
      onBehalfOf: null,
      changes: [{ property: 'customer', from: { id: mine, company: 'Mine' }, to: null }],
    },
    { action: 'update' },
  ])
  expect(seen.items[1].changes).toEqual([
    { property: 'name', from: 'A', to: 'B' },
    { property: 'code', from: 'ABCDEFGH1234', to: 'ABCDEFGH5678' },
    { property: 'secret', from: 'hush', to: 'hush hush' },
  ])
  const less = (await api.as('employee').get(`${url}?_offset=1&_limit=1`)).json()
  expect(less.items[0].changes).toEqual([
    { property: 'name', from: 'A', to: 'B' },
    { property: 'code', from: '•••• 1234', to: '•••• 5678' },
  ])
  expect((await api.as('customer', { customerIds: [mine] }).get(url)).statusCode).toBe(404)
  expect((await api.as('employee').get(`${tariff.api}/${absentId}/history`)).statusCode).toBe(404)
  expect((await api.as('employee').get(`${url}?_limit=5000`)).statusCode).toBe(400)
  await admin.delete(`${tariff.api}/${id}`)
  expect((await api.as('employee').get(url)).json()).toMatchObject({
    total: 4,
    items: [{ action: 'delete' }, {}, {}, {}],
  })
})

test('who of the staff wrote what everybody reads is told to staff, and to who writes it too', async () => {
  const api = await server.fresh()
  const { id } = await api.create('salutation', { code: 'sir', name: { nl: 'Dhr.' } })
  const [mine] = await twoCustomers(api)
  const seen = async (client: ReturnType<Api['as']>) => {
    expect((await client.get(`/api/v4/salutation/${id}`)).statusCode).toBe(200)
    return (await client.get(`/api/v4/salutation/${id}/history`)).statusCode
  }
  expect(await seen(api.as('customer', { customerIds: [mine] }))).toBe(404)
  expect(await seen(api.as(['ROLE_NEWS']))).toBe(404)
  expect(await seen(api.as(['ROLE_EMPLOYEE']))).toBe(200)
  expect(await seen(api.as(['ROLE_SETTINGS']))).toBe(200)
})
