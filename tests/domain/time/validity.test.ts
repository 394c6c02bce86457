import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { gapsBetween, overlap } from '#domain/time/validity.ts'

test.each([
  { one: { from: '2026-01-01' }, other: { from: '2026-01-01' }, is: true, why: 'they begin together' },
  { one: { from: '2026-01-01' }, other: { from: '2026-07-01' }, is: false, why: 'the first gives way' },
  { one: { from: '2026-01-01', until: '2026-06-30' }, other: { from: '2026-07-01' }, is: false, why: 'they touch' },
  {
    one: { from: '2026-01-01', until: '2026-07-01' },
    other: { from: '2026-07-01' },
    is: true,
    why: 'they share a day',
  },
])('$one and $other overlap: $is, $why', ({ one, other, is }) => {
  expect(overlap(one, other)).toBe(is)
  expect(overlap(other, one)).toBe(is)
})

test('gaps lie between the end of one and the beginning of the next', () => {
  const periods = [
    { from: '2026-07-01', until: '2026-12-31' },
    { from: '2025-01-01', until: '2025-12-31' },
    { from: '2027-01-01' },
    { from: '2029-01-01', until: '2029-01-31' },
  ]
  expect(gapsBetween(periods)).toEqual([{ from: '2026-01-01', until: '2026-06-30' }])
  expect(gapsBetween([])).toEqual([])
  expect(gapsBetween([{ from: '2026-01-01', until: '2026-01-01' }])).toEqual([])
})

test('every day between the first and the last is in a period or in a gap, never in both', () => {
  const lengths = fc.array(fc.tuple(fc.nat(9), fc.nat(4)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lengths, (steps) => {
      let day = '2026-01-01'
      const periods = steps.map(([length, pause]) => {
        const period = { from: day, until: addDays(day, length) }
        day = addDays(period.until, pause + 1)
        return period
      })
      const gaps = gapsBetween(periods)
      const last = periods.at(-1)?.until ?? ''
      for (let one = '2026-01-01'; one <= last; one = addDays(one, 1)) {
        const within = [...periods, ...gaps].filter(({ from, until }) => from <= one && one <= until)
        expect(within).toHaveLength(1)
      }
    }),
  )
})
