/** Random lawful cases of each calculation: the same ones in each run, and others with another seed, which a failure names. */
import fc from 'fast-check'
import { frequencies } from '#domain/law/arrangement.ts'
import { limitationCategories, interruptionKinds } from '#domain/law/limitation.ts'
import { later, writtenYears } from './calendar.ts'
import type { Case, Claim } from './interest.ts'

/** `LAW_SEED=20261123 npx vitest run --project node secondMethod` asks the cases of another run. */
export const seed = Number(process.env.LAW_SEED ?? 20_261_128)

const dayFrom = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((n) => later(from, n))
const cents = (most: number, least = 1) => fc.integer({ min: least, max: most })
/** A day of a year whose holidays are written by hand, but the last weeks: terms run on. */
export const writtenDay = dayFrom(`${writtenYears[0]}-01-01`, 365 * (writtenYears.length - 1))

/** Amounts of every size, the small ones and the edges of the scale as often as the large. */
const principal = fc.oneof(
  cents(300_00, 0),
  cents(12_000_00),
  cents(1_100_000_00),
  fc
    .tuple(
      fc.constantFrom(266_67, 2_500_00, 5_000_00, 10_000_00, 200_000_00, 1_000_000_00),
      fc.integer({ min: -60, max: 60 }),
    )
    .map(([edge, beside]) => edge + beside),
)
export const collectionCases = fc.record({ principal, vatDeductible: fc.boolean() })

/** Of one agreement, in order: steps of days and of months, around the first day of the rule. */
export const instalmentCases = fc
  .tuple(
    dayFrom('2024-05-01', 600),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 75 }), cents(300_00)), { minLength: 1, maxLength: 14 }),
  )
  .map(([start, steps]) => {
    let day = start
    return {
      instalments: steps.map(([step, amount]) => {
        day = later(day, step)
        return { dueDate: day, amount }
      }),
    }
  })

export const letterCases = fc.record({ sent: writtenDay, by: fc.constantFrom('post' as const, 'email' as const) })
export const momentCases = fc
  .tuple(writtenDay, fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '01', '30', '59'))
  .map(([day, hour, minute]) => ({ at: `${day}T${String(hour).padStart(2, '0')}:${minute}` }))

export const limitationCases = fc.record({
  category: fc.constantFrom(...limitationCategories),
  due: dayFrom('2000-01-01', 9_500),
  interruptions: fc.array(
    fc.record({ date: dayFrom('2000-01-01', 11_000), kind: fc.constantFrom(...interruptionKinds) }),
    { maxLength: 6 },
  ),
  on: dayFrom('2015-01-01', 12_000),
})

export const allocationCases = fc
  .array(
    fc.record({
      principal: cents(400_00, 0),
      interest: cents(60_00, 0),
      costs: fc.constantFrom(0, 40_00, 150_00),
      courtCosts: fc.constantFrom(0, 0, 350_00),
      due: fc.constantFrom('2025-01-10', '2025-03-01', '2026-01-31', '2026-12-31'),
      rate: fc.constantFrom('4', '4.0', '10.15', '12'),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((debts) =>
    fc.record({
      debts: fc.constant(debts.map((debt, n) => ({ key: `D${n}`, ...debt }))),
      amount: cents(1_500_00),
      designated: fc.option(fc.integer({ min: 0, max: debts.length - 1 }), { nil: undefined }),
      on: fc.constantFrom('2025-01-09', '2025-02-14', '2026-06-30', '2027-01-01'),
    }),
  )
  .map(({ designated, ...rest }) => ({ ...rest, ...(designated !== undefined && { designated: `D${designated}` }) }))

const total = cents(30_000_00, 600)
export const arrangementCases = fc
  .record({
    total,
    by: fc.oneof(
      cents(240).map((instalments) => ({ instalments })),
      cents(2_000_00, 50_01).map((amount) => ({ amount })),
    ),
    frequency: fc.constantFrom(...frequencies),
    start: dayFrom('2020-01-01', 4_000),
  })
  .map(({ by, ...rest }) => ({ ...rest, ...by }))

export const numberCases = fc.oneof(fc.stringMatching(/^[0-9]{1,15}$/), fc.stringMatching(/^[0-9]{7,12}$/))
/** References with right check digits and, nine times in ten, with wrong ones; and digits of any number. */
export const referenceCases = fc.oneof(
  fc.stringMatching(/^[0-9]{5,17}$/),
  fc.tuple(numberCases, fc.integer({ min: 0, max: 9 })).map(([number, digit]) => {
    const rest = /^[0-9]{7,12}$/.test(number) ? `${number.length % 10}${number}` : number.padStart(15, '0')
    return `${digit}${rest}`
  }),
)

export const courtCases = fc.record({
  claim: fc.oneof(
    cents(25_000_00),
    fc
      .tuple(
        fc.constantFrom(
          250_00,
          500_00,
          1_250_00,
          1_500_00,
          2_500_00,
          3_750_00,
          5_000_00,
          10_000_00,
          12_500_00,
          20_000_00,
        ),
        fc.integer({ min: -1, max: 1 }),
      )
      .map(([edge, beside]) => edge + beside),
  ),
  claimant: fc.constantFrom('legal_person' as const, 'natural_person' as const, 'indigent' as const),
  vatDeductible: fc.boolean(),
  points: fc.integer({ min: 1, max: 24 }).map((halves) => halves / 2),
})

const rate = cents(18_0000).map((n) => String(n / 10_000))
const optional = fc.record(
  {
    surcharge: rate,
    compounding: fc.constantFrom('annual' as const, 'monthly' as const, 'none' as const),
    dayCount: fc.constantFrom('act365' as const, 'actact' as const),
  },
  { requiredKeys: [] },
)
const start = fc.oneof(
  dayFrom('2012-01-01', 4_500),
  fc.constantFrom('2016-02-29', '2020-02-29', '2019-12-31', '2021-07-01'),
)
const claim: fc.Arbitrary<Claim> = fc.oneof(
  fc
    .tuple(
      optional,
      fc.record({
        amount: cents(50_000_00),
        interestFrom: start,
        type: fc.constantFrom('statutory' as const, 'commercial' as const, 'government' as const),
      }),
    )
    .map(([further, needed]) => ({ ...needed, ...further })),
  fc
    .tuple(
      optional,
      fc.record({
        amount: cents(50_000_00),
        interestFrom: start,
        rate,
        per: fc.constantFrom('year' as const, 'month' as const),
      }),
    )
    // Points above the rate of the law mean nothing above one of a contract.
    .map(([{ compounding, dayCount }, { rate: own, per, ...needed }]) => ({
      ...needed,
      type: 'contractual' as const,
      per,
      rate: per === 'month' ? String(Math.min(2, Number(own))) : own,
      ...(compounding && { compounding }),
      ...(dayCount && { dayCount }),
    })),
  fc.record({ amount: cents(50_000_00), interestFrom: start, type: fc.constant('none' as const) }),
)

export const interestCases: fc.Arbitrary<Case> = fc.array(claim, { minLength: 1, maxLength: 4 }).chain((claims) =>
  fc.record({
    claims: fc.constant(claims),
    payments: fc.array(
      fc
        .record({
          date: dayFrom('2014-01-01', 4_400),
          amount: cents(30_000_00),
          claim: fc.option(fc.integer({ min: 0, max: claims.length - 1 }), { nil: undefined }),
        })
        .map(({ claim: named, ...rest }) => ({ ...rest, ...(named !== undefined && { claim: named }) })),
      { maxLength: 5 },
    ),
    costs: cents(500_00, 0),
    until: dayFrom('2016-01-01', 3_900),
  }),
)
