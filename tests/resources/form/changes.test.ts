import { expect, test } from 'vitest'
import { fieldErrors, currentRecord, callMessage } from '#resources/form/serverErrors.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import { changed } from '#resources/form/changes.ts'
import { customer } from '#schemas/generated/customer.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import { user } from '#schemas/generated/user.ts'
import { may } from '#domain/access/roles.ts'

const holding =
  (...acl: string[]) =>
  (expression: string | undefined) =>
    may(acl, expression)
const inputs = new Set(['name', 'client', 'kvkNumber'])
const refusal = (errors: object) => Object.assign(new Error('refused'), { status: 400, body: { errors } })

test('relations go by id, empty text as null, and what is filled in by the server stays at home', () => {
  const record = {
    id: 7,
    _version: 2,
    name: 'A',
    url: '',
    client: { id: 42, company: 'B' },
    createdAt: '2026-01-01T00:00:00Z',
  }
  expect(toWire(merchant, record, holding())).toEqual({ name: 'A', url: null, client: 42 })
  expect(toWire(user, { customers: [{ id: 1, company: 'A' }] }, holding())).toEqual({ customers: [1] })
})

test('a masked value is never written back', () => {
  const record = { number: 'C-1', iban: '•••• 4300', commission: '5' }
  expect(toWire(customer, record, holding('ROLE_MANAGE_CLIENT'))).toEqual({ number: 'C-1' })
  expect(toWire(customer, record, holding('ROLE_EMPLOYEE', 'ROLE_MANAGE_CLIENT'))).toEqual(record)
})

test('only what differs is sent; a new record sends only what is filled in', () => {
  expect(changed({ a: 1, b: null, c: [1, 2] }, { a: 1, b: 'x', c: [1] })).toEqual({ b: null, c: [1, 2] })
  expect(filledIn({ a: null, b: false, c: 0 })).toEqual({ b: false, c: 0 })
})

test('each error comes under its input, its first message only', () => {
  const failure = refusal({ name: ['first', 'second'], 'client.id': 'unknown' })
  expect(fieldErrors(merchant, failure, inputs)).toEqual({ name: 'first', client: 'unknown' })
})

test('what belongs to no input stands above the fields, so that it blocks nothing', () => {
  const failure = refusal({ common: ['all wrong'], externalId: ['taken'], name: ['bad'] })
  expect(fieldErrors(merchant, failure, inputs)).toEqual({ name: 'bad', 'root.serverError': 'all wrong\ntaken' })
  const nested = refusal({ root: { serverError: 'all wrong' } })
  expect(fieldErrors(merchant, nested, inputs)).toEqual({ 'root.serverError': 'all wrong' })
})

test('a failure without fields has one message', () => {
  expect(fieldErrors(merchant, new Error('no network'), inputs)).toBeUndefined()
  expect(callMessage(new Error('no network'))).toBe('no network')
  expect(callMessage({ body: { error: 'Still in use by 3 merchants.' } })).toBe('Still in use by 3 merchants.')
  expect(callMessage(refusal({ root: { serverError: 'In use' } }))).toBe('In use')
})

test('412 gives the record as it is now, anything else does not', () => {
  const current = { id: 1, name: 'theirs' }
  expect(currentRecord(Object.assign(new Error(), { status: 412, body: { current } }))).toEqual(current)
  expect(currentRecord(refusal({ name: 'x' }))).toBeUndefined()
})
