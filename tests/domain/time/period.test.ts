import { expect, test } from 'vitest'
import { daysOfPeriod } from '#domain/time/period.ts'

test.each([
  { period: '$month', today: '2026-11-21', from: '2026-11-01', until: '2026-11-30' },
  { period: '$month', today: '2028-02-29', from: '2028-02-01', until: '2028-02-29' },
  { period: '$month-1', today: '2026-01-15', from: '2025-12-01', until: '2025-12-31' },
  { period: '$year', today: '2026-12-31', from: '2026-01-01', until: '2026-12-31' },
  { period: '$year-1', today: '2026-01-01', from: '2025-01-01', until: '2025-12-31' },
] as const)('$period on $today is $from – $until', ({ period, today, from, until }) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, until })
})
