import { expect, test } from 'vitest'
import { termsOf, urgencyOf } from '#domain/complaints.ts'

const christmas = new Set(['2026-12-25', '2026-12-26'])

test.for([
  ['2026-11-20', '2026-11-24', '2026-12-11'],
  ['2026-12-24', '2026-12-29', '2027-01-15'],
] as const)('received on %s: confirm by %s, answer by %s', ([receivedOn, confirmationDue, answerDue]) => {
  expect(termsOf(receivedOn, christmas)).toEqual({ confirmationDue, answerDue })
})

test.for([
  ['2026-11-24', null, '2026-11-25', 'overdue'],
  ['2026-11-24', null, '2026-11-24', 'soon'],
  ['2026-11-24', null, '2026-11-23', 'soon'],
  ['2026-11-24', null, '2026-11-22', 'later'],
  ['2026-11-24', '2026-11-24', '2026-12-01', 'met'],
  ['2026-11-24', '2026-11-25', '2026-12-01', 'overdue'],
] as const)('due %s, done %s, on %s: %s', ([due, doneOn, today, urgency]) => {
  expect(urgencyOf(due, doneOn, today)).toBe(urgency)
})
