import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidaysOf } from '#domain/time/holidays.ts'
import { localAt } from '#domain/time/local.ts'
import { isOpenDay, nextRun, type Schedule } from '#domain/workflow/schedule.ts'

const week: Schedule['days'] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const holidays = new Set(
  [2025, 2026, 2027]
    .flatMap(holidaysOf)
    .filter(({ isContactFree }) => isContactFree)
    .map(({ date }) => date),
)
const next = (given: Schedule, after: string) => {
  const moment = nextRun(given, Date.parse(after), holidays)
  return moment === undefined ? undefined : localAt(moment)
}

test.each([
  { after: '2026-11-25T07:59:59Z', days: week, run: '2026-11-25T09:00', why: 'the same day' },
  { after: '2026-11-25T08:00:00Z', days: week, run: '2026-11-26T09:00', why: 'its very moment is over' },
  { after: '2026-11-28T12:00:00Z', days: week, run: '2026-11-30T09:00', why: 'not on a Sunday' },
  { after: '2026-11-25T12:00:00Z', days: ['mon'] as const, run: '2026-11-30T09:00', why: 'on its day' },
  { after: '2026-12-24T12:00:00Z', days: week, run: '2026-12-28T09:00', why: 'Christmas, Boxing Day, a Sunday' },
  { after: '2026-04-02T12:00:00Z', days: ['mon'] as const, run: '2026-04-13T09:00', why: 'not on Easter Monday' },
  { after: '2026-03-28T12:00:00Z', days: week, run: '2026-03-30T09:00', why: 'summer time has begun' },
  { after: '2026-10-24T12:00:00Z', days: week, run: '2026-10-26T09:00', why: 'winter time has begun' },
])('after $after it runs at $run: $why', ({ after, days, run }) => {
  expect(next({ time: '09:00', days: [...days] }, after)).toBe(run)
})

test('the clock on the wall decides, so that days lie 23, 24 or 25 hours apart around a change', () => {
  const hours = (after: string) => {
    const first = nextRun({ time: '12:00', days: week }, Date.parse(after), new Set())
    return ((nextRun({ time: '12:00', days: week }, first ?? 0, new Set()) ?? 0) - (first ?? 0)) / 3_600_000
  }
  expect([hours('2026-03-27T12:00:00Z'), hours('2026-10-24T08:00:00Z'), hours('2026-11-25T08:00:00Z')]).toEqual([
    47, 49, 24,
  ])
})

test('without an open day it never runs', () => {
  expect(next({ time: '09:00', days: [] }, '2026-11-25T12:00:00Z')).toBeUndefined()
})

test('a run is later, at its time, on one of its days that is open, and no such moment is left out', () => {
  const schedules = fc.record({
    days: fc.subarray([...week], { minLength: 1 }),
    time: fc.record({ h: fc.integer({ min: 0, max: 23 }), m: fc.integer({ min: 0, max: 59 }) }),
    after: fc.integer({ min: Date.parse('2025-06-01T00:00:00Z'), max: Date.parse('2027-06-01T00:00:00Z') }),
  })
  fc.assert(
    fc.property(schedules, ({ days, time: { h, m }, after }) => {
      const time = `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`
      const run = nextRun({ time, days }, after, holidays)
      if (run === undefined) throw new Error('it never runs')
      expect(run).toBeGreaterThan(after)
      expect(localAt(run).slice(11)).toBe(time)
      expect(isOpenDay(run, holidays)).toBe(true)
      // Asked just before it, it is the answer; so nothing lies between.
      expect(nextRun({ time, days }, run - 1, holidays)).toBe(run)
      for (let between = after; between < run; between += 6 * 3_600_000)
        expect(nextRun({ time, days }, between, holidays)).toBe(run)
    }),
    { numRuns: 200 },
  )
})
