import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedFrom } from './seed.ts'

test('the seed is that of the commit, unless one is given', () => {
  expect(seedFrom(undefined, '00000010aaaa')).toBe(16)
  expect(seedFrom('', 'ffffffffaaaa')).toBe(-1)
  expect(seedFrom('7', '00000010aaaa')).toBe(7)
  expect(() => seedFrom('seven', '')).toThrow('TEST_SEED is seven')
})

test('without a repository it is the same each time, and a free one is another', () => {
  expect(seedFrom(undefined, '')).toBe(1)
  expect(seedFrom('free', '00000010')).not.toBe(seedFrom('free', '00000010'))
})

test('every case of this run comes from its seed', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.TEST_SEED))
  const numbers = fc.array(fc.integer(), { minLength: 5 })
  expect(fc.sample(numbers, 3)).toEqual(fc.sample(numbers, { numRuns: 3, seed: Number(process.env.TEST_SEED) }))
})
