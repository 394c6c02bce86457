import { expect, test } from 'vitest'
import { bounds, classes, classOf, percentile } from '#domain/apiLog/histogram.ts'

test('every duration has a class, and the bounds belong to the class below', () => {
  expect(bounds.map(classOf)).toEqual(bounds.map((_, index) => index))
  expect([0, 6, 99_999].map(classOf)).toEqual([0, 1, classes - 1])
})

test.each([
  { durations: [], share: 0.5, expected: undefined },
  { durations: [3, 3, 3, 3], share: 0.5, expected: 3 },
  { durations: [...Array<number>(95).fill(12), ...Array<number>(5).fill(900)], share: 0.95, expected: 20 },
  { durations: [...Array<number>(94).fill(12), ...Array<number>(6).fill(900)], share: 0.95, expected: 583 },
  { durations: [9000], share: 0.95, expected: 5000 },
])('percentile $share is $expected', ({ durations, share, expected }) => {
  const counts = Array<number>(classes).fill(0)
  for (const one of durations) counts[classOf(one)] = (counts[classOf(one)] ?? 0) + 1
  expect(percentile(counts, share)).toBe(expected)
})
