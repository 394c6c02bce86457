import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDate, isEarlyDate } from '#schemas/formats/date.ts'

test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2026-04-30'])('%s is a day', (text) => {
  expect(isDate(text)).toBe(true)
})

test.each([
  '2026-02-29',
  '1900-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '1899-12-31',
  '2200-01-01',
  '2026-1-1',
  '31-01-2026',
  '2026-01-31T00:00:00Z',
  '2026-01-31 ',
  '',
])('%s is not', (text) => expect(isDate(text)).toBe(false))

test('agrees with the calendar of the language for every day that text can name', () => {
  const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), part(13), part(32), (year, month, day) => {
      const text = `${year}-${month}-${day}`
      const date = new Date(`${text}T00:00:00Z`)
      const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
      expect(isDate(text)).toBe(exists)
    }),
  )
})

test.each([
  ['1800-01-01', true],
  ['1899-02-28', true],
  ['1900-02-29', false],
  ['1799-12-31', false],
  ['2199-12-31', true],
])('%s may be early: %s', (text, is) => expect(isEarlyDate(text)).toBe(is))
