/** How payments are spread over terms, and what the day makes of them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastAmount, restOf } from '#domain/arrangements/lastTerm.ts'
import { standingOn, type Term } from '#domain/arrangements/standing.ts'
import { addDays } from '#domain/time/day.ts'

const tolerance = { toleranceDays: 5, reminderDays: 5, toleranceAmount: 0 }
const term = (id: number, dueDate: string, amount: number, change: Term['change'] = 'none') => ({
  id,
  dueDate,
  amount,
  change,
})
const three = [term(1, '2026-01-31', 100_00), term(2, '2026-02-28', 100_00), term(3, '2026-03-31', 50_00)]
const paid = (id: number, day: string, amount: number) => ({ id, day, amount })
const on = (today: string, payments: ReturnType<typeof paid>[] = [], terms: readonly Term[] = three, more = {}) =>
  standingOn(terms, payments, { ...tolerance, ...more }, today)
const statuses = (...args: Parameters<typeof on>) => on(...args).terms.map(({ status }) => status)

test.each([
  ['2026-01-30', 'scheduled'],
  ['2026-01-31', 'due'],
  ['2026-02-04', 'due'],
  ['2026-02-05', 'reminded'],
  ['2026-02-10', 'reminded'],
  ['2026-02-11', 'missed'],
])('on %s the unpaid term of 31 January is %s', (day, status) => {
  expect(statuses(day)[0]).toBe(status)
  expect(on(day).isMissed).toBe(status === 'missed')
})

test('without tolerance the reminder still waits for the day after', () => {
  const none = { toleranceDays: 0, reminderDays: 0 }
  expect(['2026-01-31', '2026-02-01', '2026-02-02'].map((day) => statuses(day, [], three, none)[0])).toEqual([
    'due',
    'reminded',
    'missed',
  ])
})

test('payments fill terms by their days; a payment for two completes both on its day', () => {
  const standing = on('2026-02-01', [paid(2, '2026-01-30', 150_00), paid(1, '2026-01-10', 30_00)])
  expect(standing).toMatchObject({ paid: 180_00, nextDue: '2026-02-28', isMissed: false })
  expect(standing.terms).toEqual([
    { id: 1, paid: 100_00, paidAt: '2026-01-30', status: 'paid' },
    { id: 2, paid: 80_00, paidAt: null, status: 'partial' },
    { id: 3, paid: 0, paidAt: null, status: 'scheduled' },
  ])
  expect(on('2026-02-01', [paid(1, '2026-02-01', 999_00)])).toMatchObject({ paid: 250_00, nextDue: null })
})

test('a term may lack a little, which the next payment fills first', () => {
  const standing = on('2026-02-20', [paid(1, '2026-01-30', 99_50), paid(2, '2026-02-20', 100_00)], three, {
    toleranceAmount: 1_00,
  })
  expect(standing.terms.map(({ paid: sum, status }) => [sum, status])).toEqual([
    [100_00, 'paid'],
    [99_50, 'paid'],
    [0, 'scheduled'],
  ])
  expect(standing.terms[0]?.paidAt).toBe('2026-01-30')
})

test('a waived term is asked of nobody; a postponed one has its new place', () => {
  const terms = [term(1, '2026-01-31', 100_00, 'waived'), term(2, '2026-05-01', 100_00, 'postponed'), three[2] as Term]
  const standing = on('2026-03-01', [paid(1, '2026-02-20', 60_00)], terms)
  expect(standing.terms.map(({ id, paid: sum, status }) => [id, sum, status])).toEqual([
    [1, 0, 'waived'],
    [3, 50_00, 'paid'],
    [2, 10_00, 'partial'],
  ])
  expect(statuses('2026-03-01', [], terms)).toEqual(['waived', 'scheduled', 'postponed'])
})

test('no cent is lost or spread twice, in whatever order payments come, and a reversed one leaves no trace', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 200_00 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amounts, amounts, fc.nat({ max: 120 }), (terms, payments, n) => {
      const planned = terms.map((amount, k) => term(k + 1, addDays('2026-01-01', k * 7), amount))
      const received = payments.map((amount, k) => paid(k + 1, addDays('2026-01-01', (k * 11) % 40), amount))
      const today = addDays('2026-01-01', n)
      const standing = on(today, received, planned)
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
      expect(standing.paid).toBe(Math.min(sum(terms), sum(payments)))
      expect(on(today, received.toReversed(), planned)).toEqual(standing)
      expect(on(today, received.slice(1), planned).paid).toBe(Math.min(sum(terms), sum(payments.slice(1))))
    }),
  )
})

test('the last term takes the interest that ran; what was waived stays out of it', () => {
  const payments = [paid(1, '2026-01-30', 100_00), paid(2, '2026-02-27', 100_00)]
  const terms = on('2026-03-31', payments).terms
  expect(lastAmount(three, terms, 53_20)).toEqual({ id: 3, amount: 53_20 })
  expect(lastAmount(three, terms, 40_00)).toEqual({ id: 3, amount: 40_00 })
  const waived = [...three.slice(0, 1), { ...(three[1] as Term), change: 'waived' as const }, three[2] as Term]
  const without = on('2026-03-31', payments.slice(0, 1), waived).terms
  expect(lastAmount(waived, without, 153_20)).toEqual({ id: 3, amount: 53_20 })
  expect(restOf(waived, 100_42)).toBe(42)
  const late = on('2026-03-31', payments.slice(0, 1)).terms
  expect(lastAmount(three, late, 153_20)).toEqual({ id: 3, amount: 53_20 })
})
