/** Vectors of interest, to the cent; days are half-open here: from the first day, up to the day after the last. */
import { expect, test } from 'vitest'
import { interest, type InterestQuestion } from '#domain/law/interest/interest.ts'
import type { InterestClaim } from '#domain/law/interest/claim.ts'
import { MissingRate, type RateTables } from '#domain/law/interest/rates.ts'
import { addDays } from '#domain/time/day.ts'
import { rateTables } from './tables.ts'

const claim = (amount: number, interestFrom: string, more: Partial<InterestClaim> = {}): InterestClaim => ({
  amount,
  interestFrom,
  type: 'statutory',
  ...more,
})
const upTo = (day: string, ...claims: InterestClaim[]): InterestQuestion => ({ claims, until: addDays(day, -1) })
const ask = (question: InterestQuestion, tables: RateTables = rateTables) => interest(question, tables)

const commercial = { type: 'commercial' } as const
const contract = (rate: string, more: Partial<InterestClaim> = {}) => ({ type: 'contractual', rate, ...more }) as const

test.for([
  { id: 'S1', asked: upTo('2026-01-16', claim(10_000_00, '2025-12-17')), parts: [24_66, 16_44], sum: 41_10 },
  { id: 'S2', asked: upTo('2026-02-01', claim(820_00, '2026-01-01')), parts: [2_79], sum: 2_79 },
  { id: 'S3', asked: upTo('2027-01-01', claim(1_000_00, '2026-01-01')), parts: [40_00], sum: 40_00 },
  {
    id: 'S4',
    asked: upTo('2026-06-15', claim(5_000_00, '2024-03-15')),
    parts: [280_00, 60_00, 256_32, 42_72, 56_85],
    sum: 695_89,
  },
  {
    id: 'S5',
    asked: upTo('2026-06-01', claim(1_000_00, '2022-06-01')),
    parts: [11_73, 16_55, 3_38, 31_10, 29_98, 44_85, 27_12, 40_97, 19_27],
    sum: 224_95,
  },
  { id: 'S6', asked: upTo('2026-06-01', claim(1_000_00, '2022-06-01', { compounding: 'none' })), sum: 208_56 },
  { id: 'S7', asked: upTo('2025-01-01', claim(10_000_00, '2024-01-01')), parts: [701_92], sum: 701_92 },
  {
    id: 'S7, days of the year',
    asked: upTo('2025-01-01', claim(10_000_00, '2024-01-01', { dayCount: 'actact' })),
    parts: [700_00],
    sum: 700_00,
  },
  { id: 'S8', asked: upTo('2026-03-01', claim(1_000_00, '2024-02-29')), sum: 129_24 },
  { id: 'C1', asked: upTo('2026-02-01', claim(8_400_00, '2026-01-10', commercial)), parts: [51_39], sum: 51_39 },
  {
    id: 'C2',
    asked: upTo('2027-01-01', claim(1_000_00, '2026-01-01', commercial)),
    parts: [50_33, 52_43],
    sum: 102_76,
  },
  {
    id: 'C3',
    asked: upTo('2026-11-21', claim(2_500_00, '2025-02-01', commercial)),
    parts: [114_55, 149_47, 115_29, 112_62],
    sum: 491_93,
  },
  {
    id: 'C4',
    asked: upTo('2026-09-01', claim(5_400_00, '2026-06-15', commercial)),
    parts: [24_03, 95_40],
    sum: 119_43,
  },
  {
    id: 'C4 by a government',
    asked: upTo('2026-09-01', claim(5_400_00, '2026-06-15', { type: 'government' })),
    sum: 119_43,
  },
  { id: 'K1', asked: upTo('2026-04-16', claim(1_500_00, '2026-01-16', contract('12'))), parts: [44_38], sum: 44_38 },
  {
    id: 'K1 per month',
    asked: upTo('2026-04-16', claim(1_500_00, '2026-01-16', contract('1', { per: 'month' }))),
    sum: 44_38,
  },
  {
    id: 'K2',
    asked: upTo('2026-05-01', claim(1_500_00, '2024-05-01', contract('8', { compounding: 'annual' }))),
    parts: [120_00, 129_60],
    sum: 249_60,
  },
  {
    id: 'K3',
    asked: upTo('2024-01-01', claim(10_000_00, '2023-01-01', { surcharge: '2', compounding: 'none' })),
    parts: [297_53, 403_29],
    sum: 700_82,
  },
  { id: 'Z1, before it begins', asked: upTo('2025-12-01', claim(1_000_00, '2026-01-01')), parts: [], sum: 0 },
  { id: 'Z1, none', asked: upTo('2026-06-01', claim(1_000_00, '2025-01-01', { type: 'none' })), parts: [], sum: 0 },
])('$id', ({ asked, parts, sum }) => {
  const answer = ask(asked)
  expect(answer.interest).toBe(sum)
  if (parts) expect(answer.segments.map(({ amount }) => amount)).toEqual(parts)
  expect(answer.due).toBe((asked.claims[0]?.amount ?? 0) + sum)
})

test('S4 explains itself: days, rate and base of each segment', () => {
  const { segments } = ask(upTo('2026-06-15', claim(5_000_00, '2024-03-15')))
  expect(segments.map(({ from, to, days, rate, base }) => [from, to, days, rate, base])).toEqual([
    ['2024-03-15', '2024-12-31', 292, '7', 5_000_00],
    ['2025-01-01', '2025-03-14', 73, '6', 5_000_00],
    ['2025-03-15', '2025-12-31', 292, '6', 5_340_00],
    ['2026-01-01', '2026-03-14', 73, '4', 5_340_00],
    ['2026-03-15', '2026-06-14', 92, '4', 5_639_04],
  ])
})

test.for([
  ['2026-01-31', '2026-01-31', 0],
  ['2026-01-31', '2026-02-01', 1],
  ['2026-01-31', '2026-03-02', 30],
  ['2025-12-31', '2026-12-31', 365],
] as const)('due %s, paid %s: %i days', ([due, paid, days]) => {
  const { segments } = ask({ claims: [claim(1_000_00, addDays(due, 1))], until: paid })
  expect(segments.reduce((sum, segment) => sum + segment.days, 0)).toBe(days)
})

test('S: a payment goes to costs, interest and principal, and interest goes on over the rest', () => {
  const answer = ask({
    claims: [claim(1_000_00, '2026-01-01')],
    costs: 150_00,
    payments: [{ date: '2026-03-31', amount: 500_00 }],
    until: '2026-06-30',
  })
  expect(answer.segments.map(({ to, amount }) => [to, amount])).toEqual([
    ['2026-03-31', 9_86],
    ['2026-06-30', 6_58],
  ])
  expect(answer).toMatchObject({
    claims: [{ open: 659_86, interest: 6_58 }],
    costsOpen: 0,
    due: 666_44,
    overpayment: 0,
  })
})

test('the public case from end to end, by our count of days', () => {
  const [a, b, c] = [
    claim(3_000_00, '2014-05-29'),
    claim(1_000_00, '2015-05-06', { surcharge: '2' }),
    claim(2_000_00, '2015-11-11', commercial),
  ]
  const answer = ask({
    claims: [a, b, c],
    costs: 100_00,
    payments: [
      { date: '2014-12-12', amount: 1_500_00, claim: 0 },
      { date: '2015-09-28', amount: 2_500_00, claim: 0 },
    ],
    until: '2026-01-16',
  })
  const interestOf = (index: number) =>
    answer.segments.filter((one) => one.claim === index).reduce((sum, { amount }) => sum + amount, 0)
  expect([0, 1, 2].map(interestOf)).toEqual([75_98, 146_72, 2_821_75])
  const { open = 0, interest: unpaid = 0 } = answer.claims[1] ?? {}
  expect(open + unpaid).toBe(322_70)
  expect(answer.due + 400_00).toBe(5_544_45)
})

test('a day without a rate is refused, never taken as zero', () => {
  const early = () => ask(upTo('1976-06-01', claim(1_000_00, '1975-01-01')))
  expect(early).toThrow(MissingRate)
  const ended = { ...rateTables, statutory: [{ effectiveFrom: '2025-01-01', effectiveUntil: '2025-06-30', rate: '6' }] }
  expect(() => ask(upTo('2025-08-01', claim(1_000_00, '2025-01-01')), ended)).toThrow('2025-07-31')
  expect(ask(upTo('2025-07-01', claim(1_000_00, '2025-01-01')), ended).interest).toBe(29_75)
})

test('what is left of a payment waits for a claim that falls due later', () => {
  const answer = ask({
    claims: [claim(100_00, '2026-01-01'), claim(50_00, '2026-03-01')],
    payments: [{ date: '2026-01-10', amount: 200_00 }],
    until: '2026-06-30',
  })
  expect(answer.claims).toEqual([
    { open: 0, interest: 0 },
    { open: 0, interest: 0 },
  ])
  expect(answer.overpayment).toBe(200_00 - 100_00 - 50_00 - answer.interest)
  expect(answer.interest).toBe(11)
})
