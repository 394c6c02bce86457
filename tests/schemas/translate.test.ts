import { expect, test } from 'vitest'
import { lookUp, translate } from '#schemas/translate.ts'

const messages = {
  error: { inUse: 'Still in use by %count% %plural%.', rate: '50% off, %name%' },
  merchant: { name: 'Merchant |||| Merchants' },
}

test('fills placeholders and leaves those it knows nothing of', () => {
  expect(translate(messages, 'error.inUse', { count: 3, plural: 'files' })).toBe('Still in use by 3 files.')
  expect(translate(messages, 'error.rate', { other: 1 })).toBe('50% off, %name%')
})

test('a value is not read as a template', () => {
  expect(translate(messages, 'error.inUse', { count: '%plural%', plural: '$&' })).toBe('Still in use by %plural% $&.')
})

test.each([
  { count: undefined, text: 'Merchant' },
  { count: 1, text: 'Merchant' },
  { count: 0, text: 'Merchants' },
  { count: 2, text: 'Merchants' },
])('count $count gives $text', ({ count, text }) => {
  expect(translate(messages, 'merchant.name', { smart_count: count })).toBe(text)
})

test.each(['error', 'error.absent', 'error.inUse.deeper', 'toString', 'constructor.name', ''])(
  'the key "%s" leads to no text and is shown itself',
  (key) => {
    expect(lookUp(messages, key)).toBeUndefined()
    expect(translate(messages, key)).toBe(key)
  },
)
