/** Unique values told before they are saved: with the rights of a save, and no more than a save would tell. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'
import { twoCustomers } from './twoCustomers.ts'

const server = await startWith({
  machine: {
    title: 'Machine',
    required: ['name'],
    properties: {
      name: { type: 'string', 'x-store': { unique: true } },
      phone: { type: 'string', format: 'phone-e164', 'x-store': { unique: true } },
      owner: { 'x-relation': { entity: 'customer', embed: ['company'] } },
      place: { type: 'integer', 'x-store': { unique: ['owner', 'place'] } },
      badge: { type: 'string', 'x-store': { unique: true }, 'x-access': { read: 'ROLE_SETTINGS' } },
      number: { type: 'string', readOnly: true, 'x-store': { unique: true, series: 'M-{n:4}' } },
    },
    'x-entity': { plural: 'machines', version: true },
    'x-access': {
      read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER',
      create: 'ROLE_EMPLOYEE or ROLE_CUSTOMER',
      update: 'ROLE_EMPLOYEE or ROLE_CUSTOMER',
      rows: { ROLE_EMPLOYEE: true, ROLE_CUSTOMER: 'owner' },
    },
  },
})
afterAll(() => server.stop())

let api: Api
let [mine, other] = [0, 0]
let first = 0
beforeEach(async () => {
  api = await server.fresh()
  ;[mine, other] = await twoCustomers(api)
  const body = { name: 'Press', phone: '+31612345678', owner: other, place: 7, badge: 'B-1' }
  first = (await api.as('admin').post('/api/v4/machine', body)).json<{ id: number }>().id
})

const taken = (query: string, who = api.as(['ROLE_EMPLOYEE'])) =>
  who.post('/api/v4/machine/taken', Object.fromEntries(new URLSearchParams(query)))

test('a value that another record has is told with that record, in any notation', async () => {
  const record = { id: first, name: 'Press' }
  expect((await taken('name=Press')).json()).toEqual({ items: [{ properties: ['name'], record }] })
  expect((await taken('phone=06-12 34 56 78')).json().items).toEqual([{ properties: ['phone'], record }])
  expect((await taken('name=%20Press%20&phone=0687654321')).json().items).toEqual([{ properties: ['name'], record }])
  expect((await taken('name=press')).json()).toEqual({ items: [] })
  const both = await taken(`owner=${other}&place=7`)
  expect(both.json().items).toEqual([{ properties: ['owner', 'place'], record }])
  expect((await taken(`owner=${mine}&place=7`)).json()).toEqual({ items: [] })
})

test('a record may keep its own values', async () => {
  expect((await taken(`name=Press&_for=${first}`)).json()).toEqual({ items: [] })
  const { id } = (await api.as('admin').post('/api/v4/machine', { name: 'Saw' })).json<{ id: number }>()
  expect((await taken(`name=Press&_for=${id}`)).json().items).toHaveLength(1)
})

test('of a hidden record is told that it has the value, and nothing else', async () => {
  const customer = api.as('customer', { customerIds: [mine] })
  expect((await taken('name=Press', customer)).json()).toEqual({ items: [{ properties: ['name'], record: null }] })
  // Leaving records out one by one would find it.
  expect((await taken(`name=Press&_for=${first}`, customer)).statusCode).toBe(404)
  // Nor is a hidden target said to have anything: a save refuses it too.
  const theirs = await taken(`owner=${other}&place=7`, customer)
  expect(theirs.statusCode).toBe(400)
  expect(theirs.json()).toHaveProperty('errors.owner')
})

test('it needs the rights of a save, of the properties too', async () => {
  expect((await taken('name=Press', api.as(['ROLE_LEGAL']))).statusCode).toBe(403)
  expect((await taken('badge=B-1')).json()).toHaveProperty('errors.badge')
  expect((await taken('badge=B-1', api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS']))).json().items).toHaveLength(1)
  // The server gives numbers, so nobody asks.
  expect((await taken('number=M-0001')).json()).toHaveProperty('errors.number')
})

test.for([
  ['', 'name'],
  ['owner=1', 'place'],
  ['place=x&owner=1', 'place'],
  ['owner=$me&place=7', 'owner'],
  ['name=', 'name'],
  ['name=A&_for=x', '_for'],
  ['colour=red', 'colour'],
])('"%s" is refused at %s', async ([query, field]) => {
  const answer = await taken(query ?? '')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty(['errors', field ?? ''])
})

test('values may be numbers and texts, and nothing else; the address has none of them', async () => {
  const ask = (body: object) => api.as(['ROLE_EMPLOYEE']).post('/api/v4/machine/taken', body)
  expect((await ask({ owner: other, place: 7 })).json().items).toHaveLength(1)
  expect((await ask({ name: ['Press'] })).json()).toHaveProperty('errors.name')
  const called = await api.as(['ROLE_EMPLOYEE']).get('/api/v4/machine/taken?name=Press')
  expect(called.statusCode).toBe(404)
})

test('it is asked at the pace of typing, each person by themselves', async () => {
  const hasty = api.as(['ROLE_EMPLOYEE', 'ROLE_LEGAL'])
  const codes = new Set<number>()
  for (let call = 0; call < 121; call++) codes.add((await taken('name=A', hasty)).statusCode)
  expect([...codes]).toEqual([200, 429])
  expect((await taken('name=A')).statusCode).toBe(200)
})
