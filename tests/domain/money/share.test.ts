import { expect, test } from 'vitest'
import { shareOf } from '#domain/money/share.ts'

test.each([
  { amount: 61_85, of: '21', is: 12_99 },
  { amount: 4_005, of: '21', is: 841 },
  { amount: 50, of: '1', is: 1 },
  { amount: -50, of: '1', is: -1 },
  { amount: 49, of: '1', is: 0 },
  { amount: 100_00, of: '-12.5', is: -12_50 },
  { amount: 9_007_199_254_740_991, of: '100', is: 9_007_199_254_740_991 },
])('$of % of $amount is $is', ({ amount, of, is }) => {
  expect(shareOf(amount, of)).toBe(is)
})

test.each(['', 'x', '1,5', '1e3', '1.23456'])('refuses "%s"', (percentage) => {
  expect(() => shareOf(100, percentage)).toThrow(RangeError)
})
