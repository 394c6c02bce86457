import { expect, test } from 'vitest'
import { afterAction, possibleActions, termsOf, urgencyOf } from '#domain/complaints.ts'

const christmas = new Set(['2026-12-25', '2026-12-26'])

test.for([
  ['2026-11-20', '2026-11-24', '2026-12-11'],
  ['2026-12-24', '2026-12-29', '2027-01-15'],
] as const)('received on %s: confirm by %s, answer by %s', ([receivedOn, confirmationDue, answerDue]) => {
  expect(termsOf(receivedOn, christmas)).toEqual({ confirmationDue, answerDue })
})

test('a complaint is confirmed before anything else, and closed only after an answer', () => {
  expect(possibleActions('new')).toEqual(['confirm'])
  expect(possibleActions('confirmed')).toEqual(['investigate', 'answer', 'escalate'])
  expect(possibleActions('answered')).toEqual(['close', 'escalate'])
  expect(possibleActions('closed')).toEqual([])
  expect(afterAction('new', 'close')).toBeUndefined()
  expect(afterAction('in_investigation', 'answer')).toBe('answered')
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
