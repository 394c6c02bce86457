import { expect } from 'vitest'
import type { Property } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import { trimmed, withoutOuterBlanks } from '#server/records/values/trimTexts.ts'
import { test } from '#tests/support/api.ts'

const text = (more: Partial<Property> = {}) => property({ name: 'x', type: 'string', ...more })

test('blanks of rich text and of passwords stay', () => {
  expect(trimmed(text(), ' a ')).toBe('a')
  expect(trimmed(text({ type: 'text', format: 'html' }), ' <p>a</p> ')).toBe(' <p>a</p> ')
  expect(trimmed(text({ writeOnly: true }), ' a password ')).toBe(' a password ')
  expect(trimmed(text({ type: 'list', values: ['a'] }), [' a'])).toEqual([' a'])
})

test.each([
  ['string', 'Bakker \r\n  & zonen\u2028B.V.\n', 'Bakker & zonen B.V.'],
  ['text', ' one\ntwo ', 'one\ntwo'],
] as const)('line breaks in a %s', (type, before, after) => {
  expect(trimmed(text({ type }), before)).toBe(after)
})

test('what is not what it should be is left for the validator, and so is what is empty', () => {
  for (const body of [null, 'x', [' a '], { x: 1 }, { x: '' }, { x: null }, { y: ' a ' }]) {
    expect(withoutOuterBlanks(body, [text()])).toBe(body)
  }
})

test('a client of the API may write numbers as people do; one notation is stored, and wrong ones are refused at their field', async ({
  api,
}) => {
  const admin = api.as('admin')
  const loose = { iban: 'nl91 abna 0417.1643-00', kvkNumber: '1234 5678', phone: '0031 (0)6-12 34 56 78' }
  const strict = { iban: 'NL91ABNA0417164300', kvkNumber: '12345678', phone: '+31612345678' }
  const made = await admin.post('/api/v4/customer', { number: 'C-1', company: 'Bakker', ...loose })
  expect(made.json()).toMatchObject(strict)
  expect(await api.rows('customer')).toMatchObject([{ iban: strict.iban, kvk_number: '12345678', phone: strict.phone }])
  const { id, _version } = made.json<{ id: number; _version: number }>()
  const changed = await admin.put(`/api/v4/customer/${id}`, { _version, phone: '020/640 43 60' })
  expect(changed.json()).toMatchObject({ ...strict, phone: '+31206404360' })
  const wrong = { _version: _version + 1, iban: 'NL92 ABNA 0417 1643 00', kvkNumber: '1234 567', phone: '06-12 34 56' }
  const refused = await admin.put(`/api/v4/customer/${id}`, wrong)
  expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([400, ['iban', 'kvkNumber', 'phone']])
  expect(await api.rows('customer')).toMatchObject([{ iban: strict.iban, phone: '+31206404360' }])
  const held = await admin.post('/api/v4/dialer-blacklist', { phone: '06 1234 0001', reason: 'lawyer' })
  expect(held.json()).toMatchObject({ phone: '+31612340001' })
  const again = await admin.post('/api/v4/dialer-blacklist', { phone: '0031612340001', reason: 'lawyer' })
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['phone']])
})
