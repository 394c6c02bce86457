/** The days of the invented file. */
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { sampleDay } from '#domain/templates/sampleDay.ts'

test.each([
  { today: '2026-11-22', days: 35, shown: '2026-12-28', why: '27 December is a Sunday' },
  { today: '2026-12-18', days: 7, shown: '2026-12-28', why: 'Christmas, Boxing Day on a Saturday, Sunday' },
  { today: '2026-12-25', days: 7, shown: '2027-01-04', why: 'New Year of the next year, then a weekend' },
  { today: '2026-11-23', days: 7, shown: '2026-11-30', why: 'a Monday' },
  { today: '2026-11-22', days: 0, shown: '2026-11-22', why: 'today is today' },
  { today: '2026-11-22', days: -7, shown: '2026-11-15', why: 'the past is as it was' },
])('$days days from $today is shown as $shown: $why', ({ today, days, shown }) => {
  expect(sampleDay(today, days)).toBe(shown)
})

test('on whatever day one looks, a hearing is no Sunday', () => {
  const shown = Array.from({ length: 800 }, (_, at) => sampleDay(addDays('2026-01-01', at), 35))
  expect(shown.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
})
