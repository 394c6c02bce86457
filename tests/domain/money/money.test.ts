import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyOf, decimalOf, formatMoney } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { currencies, locales } from '#schemas/product.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  { locale: 'nl', currency: 'EUR', text: '€ 1.234,56' },
  { locale: 'en', currency: 'GBP', text: '£1,234.56' },
  { locale: 'fr', currency: 'EUR', text: '1 234,56 €' },
  { locale: 'nl', currency: 'XXX', text: '€ 1.234,56' },
] as const)('$locale writes $currency as $text', ({ locale, currency, text }) => {
  expect(plain(formatMoney({ amount: 123456, currency }, locale))).toBe(text)
})

test('the largest amount is written to the cent', () => {
  expect(formatMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'en')).toBe('€90,071,992,547,409.91')
})

test.each([
  { text: '12', cents: 1200 },
  { text: '12,5', cents: 1250 },
  { text: '12.50', cents: 1250 },
  { text: '1.234,56', cents: 123456 },
  { text: '1,234.56', cents: 123456 },
  { text: '1 234 567,89', cents: 123456789 },
  { text: '1.234', cents: 123400 },
  { text: '€ -3,20', cents: -320 },
  { text: '-0', cents: 0 },
  { text: '0,01', cents: 1 },
  { text: '', cents: null },
  { text: '12,345,6', cents: null },
  { text: '1,2345', cents: null },
  { text: '0,005', cents: null },
  { text: '-0.125', cents: null },
  { text: '12.345,678', cents: null },
  { text: '1.23.456', cents: null },
  { text: 'twelve', cents: null },
  { text: '1e3', cents: null },
  { text: '99999999999999999', cents: null },
])('"$text" is $cents cents', ({ text, cents }) => expect(centsFrom(text)).toBe(cents))

test('what is written is read back as the same amount, in every language and currency', () => {
  const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })
  fc.assert(
    fc.property(cents, fc.constantFrom(...locales), fc.constantFrom(...currencies), (amount, locale, currency) => {
      const text = formatMoney({ amount, currency }, locale)
      expect(centsFrom(text, currency)).toBe(amount)
      expect(centsFrom(decimalOf(amount))).toBe(amount)
    }),
  )
})

test('§9.7 a currency that is not known counts as euros', () => {
  expect([currencyOf('DKK'), currencyOf('USD'), currencyOf(null)]).toEqual(['DKK', 'EUR', 'EUR'])
})

test.each([
  { text: '£12', currency: 'EUR', cents: null },
  { text: 'kr. 12', currency: 'EUR', cents: null },
  { text: '€ 12', currency: 'GBP', cents: null },
  { text: '12 GBP', currency: 'GBP', cents: 1200 },
  { text: '12', currency: 'DKK', cents: 1200 },
] as const)('"$text" is $cents cents where $currency is chosen', ({ text, currency, cents }) =>
  expect(centsFrom(text, currency)).toBe(cents),
)
