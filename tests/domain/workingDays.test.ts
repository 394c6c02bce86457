import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay } from '#domain/workingDays.ts'

const christmas = (day: string) => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day)

test.for([
  ['2026-11-20', 2, '2026-11-24'],
  ['2026-12-24', 2, '2026-12-29'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-12-24', 5, '2027-01-04'],
] as const)('%s and %i working days is %s', ([day, days, end]) => {
  expect(addWorkingDays(day, days, christmas)).toBe(end)
})

test('weekends and holidays are none', () => {
  const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28']
  expect(days.filter((day) => isWorkingDay(day, christmas))).toEqual(['2026-12-24', '2026-12-28'])
})
