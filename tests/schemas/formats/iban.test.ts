import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIban, remainder97 } from '#schemas/formats/iban.ts'

const valid = [
  'NL91ABNA0417164300',
  'NL20INGB0001234567',
  'NL44RABO0123456789',
  'NL69TEST0000000001',
  'DE89370400440532013000',
  'BE68539007547034',
  'DK5000400440116243',
  'GB82WEST12345698765432',
]

test.each(valid)('%s is an IBAN', (text) => expect(isIban(text)).toBe(true))

test.each([
  { text: 'NL91ABNA0417164301', why: 'last digit differs' },
  { text: 'NL02RABO0123456789', why: 'wrong check digits' },
  { text: 'NL91ABNA041716430', why: 'one character short' },
  { text: 'NL91ABNA04171643000', why: 'one character long' },
  { text: 'NL91 ABNA 0417 1643 00', why: 'spaces are not stored' },
  { text: 'nl91abna0417164300', why: 'capitals only' },
  { text: 'ZZ68539007547034', why: 'no such country' },
  { text: 'NL91ABNA0417164300\n', why: 'line end' },
  { text: '', why: 'nothing' },
])('refuses "$text": $why', ({ text }) => expect(isIban(text)).toBe(false))

test('changing any one digit makes it invalid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, step) => {
      const digits = [...iban.matchAll(/[0-9]/g)].map(({ index }) => index)
      const at = digits[place % digits.length] ?? 0
      const changed = iban.slice(0, at) + ((Number(iban[at]) + step) % 10) + iban.slice(at + 1)
      expect(isIban(changed)).toBe(false)
    }),
  )
})

test('check digits 98 − remainder make any Dutch account number valid', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{4}[0-9]{10}$/), (account) => {
      const check = String(98 - remainder97(`${account}NL00`)).padStart(2, '0')
      expect(isIban(`NL${check}${account}`)).toBe(true)
    }),
  )
})
