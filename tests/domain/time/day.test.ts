import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time/day.ts'

test.each([
  { moment: '2026-01-31T22:59:59Z', day: '2026-01-31', why: 'winter: one hour ahead of UTC' },
  { moment: '2026-01-31T23:00:00Z', day: '2026-02-01', why: 'winter midnight' },
  { moment: '2026-06-30T22:00:00Z', day: '2026-07-01', why: 'summer: two hours ahead' },
  { moment: '2026-03-29T00:30:00+01:00', day: '2026-03-29', why: 'the night of the clock change' },
])('$moment is $day: $why', ({ moment, day }) => expect(dayOf(moment)).toBe(day))

test('a moment that is none is refused', () => expect(() => dayOf('yesterday')).toThrow(RangeError))

test('days added and taken off again are the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: -5000, max: 5000 }), (offset, days) => {
      const day = addDays('1910-01-01', offset)
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})

test.each([
  { day: '2024-02-28', days: 1, is: '2024-02-29' },
  { day: '2026-03-01', days: -1, is: '2026-02-28' },
  { day: '2026-12-31', days: 1, is: '2027-01-01' },
  { day: '2026-03-28', days: 1, is: '2026-03-29' },
])('$day and $days days is $is', ({ day, days, is }) => expect(addDays(day, days)).toBe(is))
