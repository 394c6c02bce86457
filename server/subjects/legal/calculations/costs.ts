/** Calculations of costs: collection costs, those of instalments, and court costs. */
import { courtCosts, type Claimant } from '#domain/courtCosts.ts'
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { courtCostLines } from '#domain/law/courtCostLines.ts'
import { instalmentCosts, type Instalment } from '#domain/law/instalmentCosts.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { courtTablesOn } from '#server/subjects/legal/courtTables.ts'
import { calculation, cents, choice, day, given, list, rate, someCents, yes } from './calculation.ts'

export const collectionCostsCall = calculation<{ principal: Cents; vatDeductible?: boolean }>(
  {
    summary: 'Collection costs of a principal (Bik art. 2)',
    body: given({ principal: cents }, { vatDeductible: { ...yes, default: true } }),
    answer: {
      net: cents,
      vat: cents,
      total: cents,
      bands: list(whole({ from: cents, to: cents, rate, amount: cents }), 5),
    },
  },
  ({ principal, vatDeductible = true }) => collectionCosts(principal, vatDeductible),
)

export const instalmentCostsCall = calculation<{ instalments: readonly Instalment[] }>(
  {
    summary: 'Collection costs of the instalments of one agreement (cumulation rule since 1 October 2024)',
    body: given({ instalments: list(given({ dueDate: day, amount: someCents }), 1000, 1) }),
    answer: { items: list(whole({ dueDate: day, base: cents, costs: cents }), 1000), total: cents },
  },
  ({ instalments }) => instalmentCosts(instalments),
)

const claimants = { legal_person: 'legal', natural_person: 'natural', indigent: 'indigent' } as const

type CourtQuestion = {
  claim: Cents
  claimant: keyof typeof claimants
  vatDeductible: boolean
  on: IsoDate
  points?: number
}

const maybeCents = { ...cents, type: ['integer', 'null'] }

export const courtCostsCall = calculation<CourtQuestion>(
  {
    summary: 'What it costs to bring a claim before a judge, and what a judge awards',
    body: given(
      { claim: someCents, claimant: choice(Object.keys(claimants)), vatDeductible: yes, on: day },
      { points: { type: 'number', minimum: 0.5, maximum: 20, multipleOf: 0.5, default: 1 } },
    ),
    answer: {
      summons: cents,
      courtFee: cents,
      salary: { ...maybeCents, description: 'null before a district court, where a lawyer is paid instead.' },
      total: cents,
      afterCosts: cents,
      exceedsClaim: yes,
    },
  },
  async ({ claim, claimant, vatDeductible, on, points = 1 }, { engine }) => {
    const asked = { claim, claimant: claimants[claimant] satisfies Claimant, isVatDeductible: vatDeductible, points }
    const costs = courtCosts(asked, await courtTablesOn(on, engine))
    const { summons, fee: courtFee, salary, total, afterCosts, exceedsClaim } = costs
    const missing =
      summons === null
        ? 'bailiff-tariff'
        : courtFee === null
          ? 'court-fee'
          : total === null
            ? 'subpoena-salary'
            : undefined
    if (afterCosts === null && !missing) throw new Refused({ key: 'law.noAfterCosts', values: { day: on } })
    if (missing) throw new Refused({ key: 'law.noTariff', values: { table: missing, day: on } })
    return {
      summons,
      courtFee,
      salary,
      total,
      afterCosts,
      exceedsClaim,
      explanation: courtCostLines(costs, vatDeductible),
    }
  },
)
