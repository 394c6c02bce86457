import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, formatMoment, isSkipped, parseDay, parseMoment } from '#resources/texts/dates.ts'

test.each([
  { typed: '31-1-2026', day: '2026-01-31' },
  { typed: '31/01/2026', day: '2026-01-31' },
  { typed: ' 31.01.2026 ', day: '2026-01-31' },
  { typed: '31012026', day: '2026-01-31' },
  { typed: '2026-01-31', day: '2026-01-31' },
  { typed: '29-02-2026', day: null },
  { typed: '1-2-2026', day: '2026-02-01' },
  { typed: '31-1-26', day: '2026-01-31' },
  { typed: '010226', day: '2026-02-01' },
  { typed: '1 2 1985', day: '1985-02-01' },
  { typed: '010285', day: '1985-02-01' },
  { typed: '010269', day: '2069-02-01' },
  { typed: '1-2-1850', day: '1850-02-01' },
  { typed: '1-2-1799', day: null },
  { typed: '1-2-026', day: null },
  { typed: '320126', day: null },
  { typed: 'morgen', day: null },
])('§9.6 $typed is the day $day', ({ typed, day }) => {
  expect(parseDay(typed)).toBe(day)
})

test.each([
  { utc: '2026-01-31T23:30:00.000Z', shown: '01-02-2026 00:30', why: 'winter, past midnight here' },
  { utc: '2026-07-01T22:05:00.000Z', shown: '02-07-2026 00:05', why: 'summer' },
  { utc: '2026-03-29T01:00:00.000Z', shown: '29-03-2026 03:00', why: 'the hour that is skipped' },
])('§9.6 $utc is shown as $shown ($why) and read back', ({ utc, shown }) => {
  expect(formatMoment(utc)).toBe(shown)
  expect(parseMoment(shown)).toBe(utc)
})

test.each(['31-01-2026', '31-01-2026 24:00', '31-01-2026 9:5', '29-02-2026 10:00'])('%s is no moment', (typed) => {
  expect(parseMoment(typed)).toBeNull()
})

test.each([
  { typed: '1-2-2026 9:05', utc: '2026-02-01T08:05:00.000Z' },
  { typed: '010226 0905', utc: '2026-02-01T08:05:00.000Z' },
  { typed: '010226 905', utc: '2026-02-01T08:05:00.000Z' },
  { typed: '1/2/26 9', utc: '2026-02-01T08:00:00.000Z' },
  { typed: '1 2 2026 9.05', utc: '2026-02-01T08:05:00.000Z' },
  { typed: '01-02-2026 09:05:07', utc: '2026-02-01T08:05:07.000Z' },
  { typed: '01-02-2026 09:05 PM', utc: '2026-02-01T20:05:00.000Z' },
  { typed: '01-02-2026 12:05 am', utc: '2026-01-31T23:05:00.000Z' },
  { typed: '2026-02-01T09:05', utc: '2026-02-01T08:05:00.000Z' },
  { typed: '01-02-2026 13:05 pm', utc: null },
  { typed: '01-02-2026 09:60', utc: null },
  { typed: '01-02-2026', utc: null },
])('§9.6 $typed is the moment $utc', ({ typed, utc }) => {
  expect(parseMoment(typed)).toBe(utc)
})

test('§9.6 other patterns: seconds, and twelve hours', () => {
  expect(formatMoment('2026-01-31T13:04:05Z', 'DD-MM-YYYY HH:mm:ss')).toBe('31-01-2026 14:04:05')
  expect(formatMoment('2026-01-31T13:04:05Z', 'DD-MM-YYYY hh:mm A')).toBe('31-01-2026 02:04 pm')
})

test('what is no date is shown as it is', () => {
  expect(formatDay('onbekend')).toBe('onbekend')
  expect(formatMoment('onbekend')).toBe('onbekend')
})

test('every moment comes back to the minute, but for the hour that is lived twice', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const utc = new Date(minute * 60_000).toISOString()
      const back = parseMoment(formatMoment(utc))
      expect(formatMoment(back ?? '')).toBe(formatMoment(utc))
    }),
  )
})

test.each([
  { typed: '28-03-2027 02:30', skipped: true, utc: null },
  { typed: '2027-03-28T02:00', skipped: true, utc: null },
  { typed: '28-03-2027 01:59', skipped: false, utc: '2027-03-28T00:59:00.000Z' },
  { typed: '28-03-2027 03:00', skipped: false, utc: '2027-03-28T01:00:00.000Z' },
  { typed: '31-10-2027 02:30', skipped: false, utc: '2027-10-31T01:30:00.000Z' },
  { typed: '28-03-2027 25:30', skipped: false, utc: null },
])('$typed is skipped by the clock: $skipped', ({ typed, skipped, utc }) => {
  expect(isSkipped(typed)).toBe(skipped)
  expect(parseMoment(typed)).toBe(utc)
})
