/**
 * Interest by another method: one day after the other, with exact sums that are rounded at each cut, for hundreds of
 * random cases; and what must hold of any case.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InterestClaim } from '#domain/law/interest/claim.ts'
import { interest, type InterestPayment, type InterestQuestion } from '#domain/law/interest/interest.ts'
import { addDays } from '#domain/time/day.ts'
import { rateTables } from './tables.ts'

/** A rate in ten-thousandths of a per cent. */
const scaled = (text = '0') => Math.round(Number(text) * 10_000)
const isLeap = (day: string) => Number(day.slice(0, 4)) % 4 === 0
const rateOn = ({ type, rate, per, surcharge }: InterestClaim, day: string): number => {
  if (type === 'none') return 0
  if (type === 'contractual') return (scaled(rate) + scaled(surcharge)) * (per === 'month' ? 12 : 1)
  const rows = rateTables[type === 'statutory' ? 'statutory' : 'commercial'].filter((row) => row.effectiveFrom <= day)
  return scaled(rows.at(-1)?.rate) + scaled(surcharge)
}

/** Whether a year, or a month, of default ends with the day before. */
function isAnniversary({ interestFrom, type, compounding }: InterestClaim, day: string): boolean {
  const kind = compounding ?? (type === 'contractual' || type === 'none' ? 'none' : 'annual')
  if (kind === 'none' || day <= interestFrom) return false
  const lastOfMonth = addDays(day, 1).slice(8) === '01'
  const isSameDay = day.slice(8) === interestFrom.slice(8) || (lastOfMonth && interestFrom.slice(8) > day.slice(8))
  return isSameDay && (kind === 'monthly' || day.slice(5, 7) === interestFrom.slice(5, 7))
}

/** One claim with payments that all name it; 365ths and 366ths of a day's interest are counted apart. */
function walk(claim: InterestClaim, payments: readonly InterestPayment[], costs: number, until: string) {
  const open = { costs, running: 0, added: 0, principal: claim.amount }
  let sum = 0n
  let interestSum = 0
  let last: { rate: number; base: number } | undefined
  const book = () => {
    const divisor = 365n * 366n * 1_000_000n
    const cents = Number((2n * sum + divisor) / (2n * divisor))
    open.running += cents
    interestSum += cents
    sum = 0n
  }
  const first = [claim.interestFrom, ...payments.map(({ date }) => date)].sort()[0] ?? ''
  for (let day = first; day <= until; day = addDays(day, 1)) {
    if (day >= claim.interestFrom) {
      const anniversary = isAnniversary(claim, day)
      const rate = rateOn(claim, day)
      if (anniversary || (last && last.rate !== rate)) book()
      if (anniversary) {
        open.added += open.running
        open.running = 0
      }
      const base = open.principal + open.added
      last = { rate, base }
      const parts = claim.dayCount === 'actact' && isLeap(day) ? 365n : 366n
      sum += BigInt(base) * BigInt(rate) * parts
    }
    const paid = payments.filter(({ date }) => date === day)
    if (paid.length > 0) book()
    for (const { amount } of paid) {
      let left = amount
      for (const part of ['costs', 'running', 'added', 'principal'] as const) {
        const taken = Math.min(left, open[part])
        open[part] -= taken
        left -= taken
      }
    }
  }
  book()
  return { interest: interestSum, open: open.principal, unpaid: open.running + open.added, costs: open.costs }
}

const day = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((n) => addDays(from, n))
const rate = fc.integer({ min: 1, max: 180_000 }).map((n) => String(n / 10_000))
const claims: fc.Arbitrary<InterestClaim> = fc.record(
  {
    amount: fc.integer({ min: 1, max: 50_000_00 }),
    interestFrom: day('2012-01-01', 4_500),
    type: fc.constantFrom('statutory', 'commercial', 'government', 'contractual', 'none'),
    rate,
    per: fc.constant('year' as const),
    surcharge: rate,
    compounding: fc.constantFrom('annual', 'monthly', 'none'),
    dayCount: fc.constantFrom('act365', 'actact'),
  },
  { requiredKeys: ['amount', 'interestFrom', 'type', 'rate'] },
)
const paidAfter = (claim: InterestClaim) =>
  fc.array(fc.record({ date: day(claim.interestFrom, 1_500), amount: fc.integer({ min: 1, max: 20_000_00 }) }), {
    maxLength: 4,
  })
const cases = claims.chain((claim) =>
  fc.record({
    claim: fc.constant(claim),
    payments: paidAfter(claim).map((paid) => paid.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))),
    costs: fc.integer({ min: 0, max: 500_00 }),
    until: day(claim.interestFrom, 2_000),
  }),
)

test('day by day it comes to the same, to the cent', () => {
  fc.assert(
    fc.property(cases, ({ claim, payments, costs, until }) => {
      const counted = payments.filter(({ date }) => date <= until)
      const walked = walk(claim, counted, costs, until)
      const answer = interest({ claims: [claim], payments, costs, until }, rateTables)
      expect({
        interest: answer.interest,
        open: answer.claims[0]?.open,
        unpaid: answer.claims[0]?.interest,
        costs: answer.costsOpen,
      }).toEqual(walked)
    }),
    { numRuns: 400 },
  )
})

const asked = (question: InterestQuestion) => interest(question, rateTables)
const several = fc.record({
  claims: fc.array(claims, { minLength: 1, maxLength: 4 }),
  payments: fc.array(fc.record({ date: day('2012-01-01', 6_000), amount: fc.integer({ min: 1, max: 20_000_00 }) }), {
    maxLength: 4,
  }),
  costs: fc.integer({ min: 0, max: 500_00 }),
  until: day('2012-01-01', 6_000),
})

test('every cent of a payment is somewhere: paid, or left over', () => {
  fc.assert(
    fc.property(several, (question) => {
      const answer = asked(question)
      const owed = question.claims.reduce((sum, { amount }) => sum + amount, question.costs) + answer.interest
      const paid = question.payments
        .filter(({ date }) => date <= question.until)
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(answer.due).toBe(owed - paid + answer.overpayment)
      expect(answer.interest).toBe(answer.segments.reduce((sum, { amount }) => sum + amount, 0))
      for (const { from, to, days, base } of answer.segments) {
        expect(addDays(from, days - 1)).toBe(to)
        expect(base).toBeGreaterThan(0)
      }
    }),
  )
})

test('one more payment never raises what is due by more than the rounding of a cut', () => {
  fc.assert(
    fc.property(
      several,
      day('2012-01-01', 6_000),
      fc.integer({ min: 100, max: 20_000_00 }),
      (question, date, amount) => {
        const more = { ...question, payments: [...question.payments, { date, amount }] }
        expect(asked(more).due).toBeLessThanOrEqual(asked(question).due + question.claims.length)
      },
    ),
  )
})
