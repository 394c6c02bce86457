import { expect, test } from 'vitest'
import { contains, digitsOf, firstOverlap, overlapWithin, rangeFrom } from '#domain/postcodeRanges.ts'

test.each([
  { text: '1000-1099', range: { from: 1000, to: 1099 } },
  { text: '1012-1012', range: { from: 1012, to: 1012 } },
  { text: '1099-1000', range: null },
  { text: '0999-1000', range: null },
  { text: '1000', range: null },
])('$text', ({ text, range }) => {
  expect(rangeFrom(text)).toEqual(range)
})

test.each([
  { postcode: '1012AB', digits: 1012 },
  { postcode: ' 9999 zz ', digits: 9999 },
  { postcode: '1012', digits: 1012 },
  { postcode: '1234 SS', digits: null },
  { postcode: '0123 AB', digits: null },
  { postcode: '1012 A', digits: null },
])('$postcode', ({ postcode, digits }) => {
  expect(digitsOf(postcode)).toBe(digits)
})

test('both ends belong to a range', () => {
  const ranges = ['1000-1099', '2000-2000']
  expect([1000, 1099, 2000].every((digits) => contains(ranges, digits))).toBe(true)
  expect([999, 1100, 1999].some((digits) => contains(ranges, digits))).toBe(false)
})

test('ranges that share a postcode are named', () => {
  expect(firstOverlap(['3000-3099', '1000-1099'], ['1099-1200'])).toEqual({ one: '1000-1099', other: '1099-1200' })
  expect(firstOverlap(['1000-1099'], ['1100-1200'])).toBeUndefined()
  expect(overlapWithin(['1000-1099', '1100-1200', '1050-1060'])).toEqual({ one: '1000-1099', other: '1050-1060' })
})
