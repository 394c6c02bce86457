/**
 * The public case from end to end by the count of its author: neither the day of a payment nor the last day bears
 * interest, and each half-year is a line of its own, whether the rate changes or not. By our count it stands in
 * interest/interest.test.ts.
 */
import { expect, test } from 'vitest'
import { balanceOn } from '#domain/ledger/balance.ts'
import { noFacts, type ClaimFact, type Facts, type InterestTerms } from '#domain/ledger/facts.ts'
import { lawfulOrder } from '#domain/money/allocation.ts'
import { addDays } from '#domain/time/day.ts'
import { rateTables } from './interest/tables.ts'

const terms: readonly InterestTerms[] = [
  { type: 'statutory' },
  { type: 'statutory', surcharge: '2' },
  { type: 'commercial' },
]
const claims = (
  [
    [1, 3_000_00, '2014-05-29'],
    [2, 1_000_00, '2015-05-06'],
    [3, 2_000_00, '2015-11-11'],
  ] as const
).map(([id, amount, interestFrom]): ClaimFact => {
  const due = addDays(interestFrom, -1)
  return { id, amount, interestFrom, day: due, dueDate: due }
})

const halfYears = Array.from({ length: 12 }, (_, n) => 2015 + n).flatMap((year) => [`${year}-01-01`, `${year}-07-01`])

/** The day before counts instead. */
const before = (day: string) => addDays(day, -1)
const end = before('2026-01-16')

/** @param cuts Days on which a line ends although nothing changes. */
function asked(cuts: readonly string[]) {
  const facts: Facts = {
    ...noFacts,
    claims,
    costs: [{ id: 1, day: '2014-05-28', part: 'collection_costs', amount: 100_00, vat: 0 }],
    payments: [
      { id: 1, day: before('2014-12-12'), amount: 1_500_00, claim: 1 },
      { id: 2, day: before('2015-09-28'), amount: 2_500_00, claim: 1 },
    ],
    periods: claims.flatMap(({ id }, index) =>
      [null, ...cuts].map((from) => ({ claim: id, from, to: null, terms: terms[index] ?? { type: 'none' } })),
    ),
    order: lawfulOrder,
  }
  const { replay, outstanding } = balanceOn(facts, rateTables, end)
  const of = (claim: number) => replay.segments.filter((segment) => segment.claim === claim).map(({ amount }) => amount)
  const account = replay.open.claims.get(2)?.account
  return {
    a: of(1),
    interest: [1, 2, 3].map((claim) => of(claim).reduce((sum, amount) => sum + amount, 0)),
    openOfB: account && account.principal + account.capitalised + account.running,
    outstanding,
  }
}

test('1.4.6 by the count of its author, to the cent', () => {
  expect(asked(halfYears)).toEqual({
    a: [48_58, 2_71, 13_37, 3_01, 8_12],
    interest: [75_79, 146_41, 2_820_43],
    openOfB: 322_20,
    // The 400.00 costs of the third claim come on top: 5,542.63.
    outstanding: 5_142_63,
  })
})

test('1.4.6 without lines that end where nothing changes: some cents differ', () => {
  expect(asked([])).toMatchObject({ a: [48_58, 2_71, 13_37, 11_13], interest: [75_79, 146_38, 2_820_44] })
})
