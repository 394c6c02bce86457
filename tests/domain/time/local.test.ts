import { expect, test } from 'vitest'
import { localAt, momentAt } from '#domain/time/local.ts'

test.each([
  { day: '2026-01-15', time: '09:00', at: '2026-01-15T08:00:00Z', why: 'winter' },
  { day: '2026-07-15', time: '09:00', at: '2026-07-15T07:00:00Z', why: 'summer' },
  { day: '2026-03-29', time: '01:59', at: '2026-03-29T00:59:00Z', why: 'the last minute of winter time' },
  { day: '2026-03-29', time: '03:00', at: '2026-03-29T01:00:00Z', why: 'the first minute of summer time' },
  { day: '2026-03-29', time: '02:30', at: '2026-03-29T01:30:00Z', why: 'left out: an hour later' },
  { day: '2026-10-25', time: '02:30', at: '2026-10-25T00:30:00Z', why: 'twice: the first' },
  { day: '2026-10-25', time: '03:00', at: '2026-10-25T02:00:00Z', why: 'after the second' },
  { day: '2026-10-25', time: '23:59', at: '2026-10-25T22:59:00Z', why: 'the day has 25 hours' },
  { day: '2027-01-01', time: '00:00', at: '2026-12-31T23:00:00Z', why: 'in another year' },
])('$day $time is $at: $why', ({ day, time, at }) => {
  expect(new Date(momentAt(day, time)).toISOString()).toBe(at.replace('Z', '.000Z'))
})

test('each quarter of an hour of a year is the moment that shows it', () => {
  for (
    let moment = Date.parse('2026-01-01T00:00:00Z');
    moment < Date.parse('2027-01-01T00:00:00Z');
    moment += 900_000
  ) {
    const [day = '', time = ''] = localAt(moment).split('T')
    const isSecond = localAt(moment - 3_600_000) === `${day}T${time}`
    expect(momentAt(day, time)).toBe(isSecond ? moment - 3_600_000 : moment)
  }
})
