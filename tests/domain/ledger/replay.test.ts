/** The ledger of a file, worked out from what happened to it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interest } from '#domain/law/interest/interest.ts'
import { balanceOn, explainBalance } from '#domain/ledger/balance.ts'
import type { Account, Entry } from '#domain/ledger/entry.ts'
import type { Facts } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import { addDays } from '#domain/time/day.ts'
import { rateTables } from '#tests/domain/law/interest/tables.ts'
import { day, first, last, lives, oneClaim } from './cases.ts'

const balance = (facts: Facts, on: string) => balanceOn(facts, rateTables, on)
const sumOf = (entries: readonly Entry[], ...accounts: Account[]) =>
  entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => accounts.includes(account))
    .reduce((total, { cents }) => total + cents, 0)

test('a claim bears interest from the day after it fell due, a payment goes to costs, interest and principal', () => {
  const paid: Facts = {
    ...oneClaim,
    costs: [{ id: 1, day: '2025-02-01', part: 'collection_costs', amount: 150_00, vat: 31_50 }],
    payments: [{ id: 1, day: '2025-03-31', amount: 500_00, claim: null }],
  }
  // 90 days of 6 % on 1,000.00
  expect(balance(paid, '2025-03-30')).toMatchObject({ interest: 14_63, collectionCosts: 181_50, outstanding: 1_196_13 })
  expect(balance(paid, '2025-03-31')).toMatchObject({
    principal: 696_29,
    interest: 0,
    collectionCosts: 0,
    courtCosts: 0,
    otherCosts: 0,
    paid: 500_00,
    overpayment: 0,
    outstanding: 696_29,
    interestPerDay: 11,
  })
  expect(replay(paid, rateTables, '2025-03-31').entries.at(-1)).toEqual({
    key: 'payment 1',
    kind: 'payment',
    day: '2025-03-31',
    postings: [
      { account: 'collection_costs', claim: null, cents: -150_00 },
      { account: 'collection_costs_vat', claim: null, cents: -31_50 },
      { account: 'interest', claim: 1, cents: -14_79 },
      { account: 'principal', claim: 1, cents: -303_71 },
      { account: 'received', claim: null, cents: 500_00 },
    ],
  })
})

test('what was paid too much waits for the next claim, and settles it on the day on which it is due', () => {
  const early: Facts = { ...oneClaim, payments: [{ id: 1, day: '2024-12-10', amount: 1_200_00, claim: null }] }
  expect(balance(early, '2024-12-30')).toMatchObject({
    principal: 1_000_00,
    overpayment: 1_200_00,
    outstanding: 1_000_00,
  })
  expect(balance(early, '2025-06-30')).toMatchObject({ principal: 0, interest: 0, overpayment: 200_00, outstanding: 0 })
  const refunded: Facts = { ...early, refunds: [{ id: 1, day: '2025-01-10', amount: 200_00 }] }
  expect(balance(refunded, '2025-06-30')).toMatchObject({ overpayment: 0, paid: 1_000_00, outstanding: 0 })
})

test('a credit note settles its own claim, a write-off its component; no interest runs while none is agreed', () => {
  const facts: Facts = {
    ...oneClaim,
    credits: [{ id: 2, day: '2025-01-01', amount: 400_00, claim: 1 }],
    writeOffs: [{ id: 1, day: '2025-03-01', amount: 999_00, component: 'interest' }],
    periods: [...oneClaim.periods, { claim: null, from: '2025-02-01', to: '2025-06-30', terms: { type: 'none' } }],
  }
  expect(balance(facts, '2025-02-28')).toMatchObject({ principal: 600_00, interest: 3_12 })
  expect(balance(facts, '2025-06-30')).toMatchObject({ principal: 600_00, interest: 0, interestPerDay: 10 })
  // One day more, with interest again.
  expect(balance(facts, '2025-07-01').interest).toBe(10)
})

test('each entry sums to zero, and what is open is what was booked and the interest since', () => {
  fc.assert(
    fc.property(lives, day, (facts, on) => {
      const { entries, open, segments } = replay(facts, rateTables, on)
      for (const { postings } of entries) {
        expect(postings.reduce((total, { cents }) => total + cents, 0)).toBe(0)
        expect(postings.every(({ cents }) => cents !== 0)).toBe(true)
      }
      const claims = [...open.claims.values()]
      const principal = claims.reduce((total, { account }) => total + account.principal, 0)
      expect(sumOf(entries, 'principal')).toBe(principal)
      expect(sumOf(entries, 'collection_costs')).toBe(open.costs.collection_costs)
      expect(sumOf(entries, 'court_costs', 'execution_costs', 'other_costs')).toBe(
        open.costs.court_costs + open.costs.execution_costs + open.costs.other_costs,
      )
      expect(sumOf(entries, 'overpayment') + open.overpayment).toBe(0)
      const booked = sumOf(entries, 'interest', 'capitalised_interest')
      const unbooked = claims.reduce(
        (total, { account, posted }) =>
          total + account.running + account.capitalised - posted.interest - posted.capitalised,
        0,
      )
      expect(booked + unbooked).toBe(
        claims.reduce((total, { account }) => total + account.running + account.capitalised, 0),
      )
      const received = facts.payments.filter((one) => one.day <= on).reduce((total, { amount }) => total + amount, 0)
      const refunded = facts.refunds.filter((one) => one.day <= on).reduce((total, { amount }) => total + amount, 0)
      expect(sumOf(entries, 'received')).toBe(received - refunded)
      for (const { account } of claims)
        expect(Math.min(account.principal, account.running, account.capitalised)).toBeGreaterThanOrEqual(0)
      for (const { base } of segments) expect(base).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

test('the lines of the explanation add up to what is outstanding', () => {
  fc.assert(
    fc.property(lives, day, (facts, on) => {
      const answer = balance(facts, on)
      const lines = explainBalance(answer, { facts, on, numberOf: String })
      const total = lines.slice(0, -1).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
      expect(total).toBe(answer.outstanding)
      expect(lines.at(-1)?.amount).toBe(answer.outstanding)
      const names = [
        'principal',
        'interest',
        'collectionCosts',
        'courtCosts',
        'otherCosts',
        'paid',
        'overpayment',
      ] as const
      for (const name of names)
        expect([name, lines.reduce((sum, { parts }) => sum + (parts[name] ?? 0), 0)]).toEqual([name, answer[name]])
    }),
    { numRuns: 300 },
  )
})

test('with the order of the law it comes to the same as the calculation of interest', () => {
  fc.assert(
    fc.property(lives, day, (life, until) => {
      const [period] = life.periods
      const claims = life.claims.map((claim) => ({ ...claim, day: first }))
      const facts: Facts = {
        ...oneClaim,
        claims,
        periods: period ? [period] : [],
        costs: [{ id: 1, day: first, part: 'other_costs', amount: 75_00, vat: 0 }],
        payments: life.payments.map((payment) => ({ ...payment, claim: null })),
      }
      const payments = facts.payments
        .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)) || a.id - b.id)
        .map(({ day: date, amount }) => ({ date, amount }))
      const asked = claims.map(({ amount, interestFrom }) => ({ amount, interestFrom, type: 'statutory' as const }))
      const answer = interest({ claims: asked, payments, costs: 75_00, until }, rateTables)
      const found = balance(facts, until)
      expect([found.outstanding, found.overpayment]).toEqual([answer.due, answer.overpayment])
    }),
    { numRuns: 300 },
  )
})

test('a day of interest is what the next day adds', () => {
  const before = balance(oneClaim, last)
  const after = balance(oneClaim, addDays(last, 1))
  expect(Math.abs(after.interest - before.interest - before.interestPerDay)).toBeLessThanOrEqual(1)
})

test('interest of the law begins with default, whatever day a claim names; that of a contract runs before', () => {
  const early = (terms: Facts['periods'][number]['terms']): Facts => ({
    ...oneClaim,
    claims: [{ id: 1, day: '2025-06-01', dueDate: '2026-01-31', interestFrom: '2025-06-01', amount: 1_000_00 }],
    periods: [{ claim: null, from: null, to: null, terms }],
  })
  expect(balance(early({ type: 'statutory' }), '2026-01-31')).toMatchObject({ interest: 0, interestPerDay: 11 })
  // 59 days of 4 %, and a year from the day of default.
  expect(balance(early({ type: 'statutory' }), '2026-03-31').interest).toBe(6_47)
  expect(balance(early({ type: 'commercial' }), '2026-01-31').interest).toBe(0)
  const contract = { type: 'contractual', rate: '10', per: 'year' } as const
  expect(balance(early(contract), '2026-01-31').interest).toBe(67_12)
})

test('what was credited more than once over settles interest and costs: nothing is asked, and the rest waits', () => {
  const credited: Facts = {
    ...oneClaim,
    credits: [{ id: 2, day: '2025-03-01', amount: 1_500_00, claim: null }],
  }
  const answer = balance(credited, '2025-06-30')
  expect(answer).toMatchObject({ principal: 0, interest: 0, outstanding: 0, overpayment: 500_00 - 9_86 })
  const later = { id: 3, day: '2025-07-01', dueDate: '2025-07-31', interestFrom: '2025-08-01', amount: 80_00 }
  const more = balance({ ...credited, claims: [...credited.claims, later] }, '2025-12-31')
  expect(more).toMatchObject({ outstanding: 0, overpayment: 500_00 - 9_86 - 80_00 })
})

test('what stands in closed books is taken back later, and interest runs over it from then on', () => {
  const paid: Facts = {
    ...oneClaim,
    payments: [{ id: 1, day: '2025-01-31', amount: 1_010_00, claim: null }],
    reversals: [{ id: 1, day: '2025-07-01', amount: 1_010_00, of: 'payment 1' }],
  }
  expect(balance(paid, '2025-06-30')).toMatchObject({ outstanding: 0, overpayment: 4_90, paid: 1_010_00 })
  // 31 days until it was paid, and one since it was taken back.
  expect(balance(paid, '2025-07-01')).toMatchObject({ principal: 1_000_00, interest: 5_10, overpayment: 0, paid: 0 })
})
