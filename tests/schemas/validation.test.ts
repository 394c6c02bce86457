import { expect, test } from 'vitest'
import type { Entity } from '#schemas/entity.ts'
import { customer } from '#schemas/generated/customer.ts'
import { validateCreate as validateCustomer } from '#schemas/generated/customer.validate.js'
import { merchant } from '#schemas/generated/merchant.ts'
import { validateCreate, validateUpdate } from '#schemas/generated/merchant.validate.js'
import { property } from '#schemas/property.ts'
import { check, fieldMessage, isCleanText, type AjvError, type Validate } from '#schemas/validation.ts'

const keysOf = (entity: Entity, validate: Validate, body: unknown) =>
  Object.fromEntries(check(entity, validate, body).map(({ field, key }) => [field, key]))

/** A validator with these errors. */
const found = (...errors: AjvError[]): Validate => Object.assign(() => false, { errors })

test('a body that may be stored has no errors', () => {
  expect(check(merchant, validateCreate, { name: 'Shop', client: 1, url: null })).toEqual([])
  expect(check(merchant, validateUpdate, { _version: 3, kvkNumber: '12345678' })).toEqual([])
  expect(check(merchant, validateUpdate, {})).toEqual([])
})

test('each field has the key of what is wrong with it', () => {
  const body = {
    id: 3,
    name: null,
    webshopName: '',
    url: 'javascript:alert(1)',
    kvkNumber: '123',
    externalId: 'x'.repeat(65),
    createdAt: null,
    nmae: 'Shop',
  }
  expect(keysOf(merchant, validateCreate, body)).toEqual({
    id: 'validation.readOnly',
    name: 'validation.required',
    webshopName: 'validation.empty',
    url: 'validation.format.uri',
    client: 'validation.required',
    kvkNumber: 'validation.pattern',
    externalId: 'validation.maxLength',
    createdAt: 'validation.readOnly',
    nmae: 'validation.unknown',
  })
})

test.each([[[]], [null], ['text'], [12], [undefined]])('a body %j belongs to no field', (body) => {
  expect(keysOf(merchant, validateCreate, body)).toEqual({ common: 'validation.type.object' })
})

test('a wrong type is named, and "1" is not 1', () => {
  expect(keysOf(merchant, validateUpdate, { client: '1', name: 12, kvkNumber: ['1'] })).toEqual({
    client: 'validation.type.integer',
    name: 'validation.type.string',
    kvkNumber: 'validation.type.string',
  })
})

test('nothing is said twice about one field', () => {
  expect(check(merchant, validateUpdate, { name: '', kvkNumber: '' })).toHaveLength(2)
})

test.each([
  { text: '   ', key: 'validation.required' },
  { text: '\u00a0\u3000', key: 'validation.required' },
  { text: 'a\u0000b', key: 'validation.text' },
  { text: 'a\ud800b', key: 'validation.text' },
])('a name of $text is refused: $key', ({ text, key }) => {
  expect(keysOf(merchant, validateUpdate, { name: text })).toEqual({ name: key })
})

test('what is inside money belongs to the money', () => {
  const errors = (payoutMinimum: unknown) => {
    const [error] = check(customer, validateCustomer, { number: 'C-1', company: 'A', payoutMinimum })
    return error && `${error.field} ${error.key}`
  }
  expect(errors({ amount: 100, currency: 'EUR' })).toBeUndefined()
  expect(errors({ amount: 1.5, currency: 'EUR' })).toBe('payoutMinimum validation.type.integer')
  expect(errors({ amount: 2 ** 53, currency: 'EUR' })).toBe('payoutMinimum validation.maximum')
  expect(errors({ amount: 100 })).toBe('payoutMinimum validation.required')
  expect(errors({ amount: 100, currency: 'USD' })).toBe('payoutMinimum validation.enum')
  expect(errors({ amount: 100, currency: 'EUR', rate: 1 })).toBe('payoutMinimum validation.unknown')
  expect(errors(100)).toBe('payoutMinimum validation.type.object')
})

test('what is inside a json property keeps its path, for it has an input of its own', () => {
  const entity: Entity = { ...merchant, properties: [property({ name: 'label', type: 'json' })] }
  const missing = found({ instancePath: '/label', keyword: 'required', params: { missingProperty: 'nl' } })
  const odd = found({ instancePath: '/label/a~1b~0c', keyword: 'maxLength', params: { limit: 3 } })
  expect(keysOf(entity, missing, { label: {} })).toEqual({ 'label.nl': 'validation.required' })
  expect(keysOf(entity, odd, { label: { 'a/b~c': 'long' } })).toEqual({ 'label.a/b~c': 'validation.maxLength' })
})

test('a body nested without end is refused and breaks nothing', () => {
  let deep: unknown = 'end'
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(keysOf(merchant, validateUpdate, { deep })).toEqual({ deep: 'validation.text' })
})

test('the words of the property come before the general ones', () => {
  const messages = {
    validation: { pattern: 'This does not have the right form.', maxLength: 'At most %limit% characters.' },
    resources: { merchant: { errors: { kvkNumber: { pattern: 'A KVK number has exactly 8 digits.' } } } },
  }
  const say = (body: object) =>
    check(merchant, validateUpdate, body).map((one) => fieldMessage(messages, merchant, one))
  expect(say({ kvkNumber: '1' })).toEqual(['A KVK number has exactly 8 digits.'])
  expect(say({ externalId: 'x'.repeat(65) })).toEqual(['At most 64 characters.'])
})

test('clean text is text that comes back as it went in', () => {
  expect(['', 'é👍\n\t', '\ufffd'].map(isCleanText)).toEqual([true, true, true])
  expect(['\0', '\ud83d', '\udc4d\ud83d'].map(isCleanText)).toEqual([false, false, false])
})
