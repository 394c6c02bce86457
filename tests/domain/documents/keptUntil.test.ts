import { expect, test } from 'vitest'
import { keptUntil } from '#domain/documents/keptUntil.ts'

test.each([
  ['2024-02-29', 24, '2026-02-28'],
  ['2025-12-31', 24, '2027-12-31'],
  ['2025-01-31', 25, '2027-02-28'],
  ['2025-01-01', 12, '2027-01-01'],
  [null, 24, null],
] as const)('closed on %s with %i months: %s', (closedOn, months, until) => {
  expect(keptUntil(closedOn, months)).toBe(until)
})
