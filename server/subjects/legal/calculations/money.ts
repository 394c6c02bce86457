/** Calculations of money over time: interest, the allocation of a payment, arrangements and payment references. */
import { allocationLines } from '#domain/law/allocationLines.ts'
import { arrangement, frequencies, mostInstalments, type Plan } from '#domain/law/arrangement.ts'
import { line } from '#domain/law/explanation.ts'
import { compoundings, dayCounts, interestTypes, type DayCount } from '#domain/law/interest/claim.ts'
import { interest, type InterestQuestion } from '#domain/law/interest/interest.ts'
import { MissingRate } from '#domain/law/interest/rates.ts'
import { isReference, referenceOf } from '#domain/law/paymentReference.ts'
import { allocate } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Percentage } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { calculation, cents, choice, day, given, list, rate, someCents, yes } from './calculation.ts'
import { rateTables } from './tables.ts'

const mostClaims = 200
const index = { type: 'integer', minimum: 0, maximum: mostClaims - 1, description: 'Place in `claims`, from 0.' }

export const interestCall = calculation<InterestQuestion>(
  {
    summary: 'Interest on claims up to a day, with payments in between (Civil Code 6:119, 6:119a, 6:119b)',
    body: given(
      {
        claims: list(
          given(
            { amount: someCents, interestFrom: day, type: choice(interestTypes) },
            {
              rate,
              surcharge: rate,
              per: choice(['year', 'month']),
              compounding: choice(compoundings),
              dayCount: choice(dayCounts),
            },
          ),
          mostClaims,
          1,
        ),
        until: day,
      },
      { payments: list(given({ date: day, amount: someCents }, { claim: index }), 500), costs: cents },
    ),
    answer: {
      segments: list(
        whole({ claim: index, from: day, to: day, days: { type: 'integer' }, rate, base: cents, amount: cents }),
        100_000,
      ),
      interest: cents,
      claims: list(whole({ open: cents, interest: cents }), mostClaims),
      costsOpen: cents,
      due: cents,
      overpayment: cents,
    },
  },
  async (asked, { engine }) => {
    checkClaims(asked)
    const dayCount = (await settingValue(engine, 'finance.dayCount')) as DayCount
    const claims = asked.claims.map((claim) => ({ dayCount, ...claim }))
    try {
      return interest({ ...asked, claims }, await rateTables(engine))
    } catch (error) {
      if (error instanceof MissingRate)
        throw new Refused({ key: 'law.noRate', values: { kind: error.table, day: error.day } })
      if (error instanceof RangeError) throw new Refused({ key: 'law.tooMuch' })
      throw error
    }
  },
)

/** @throws {FieldErrors} At the property that the kind of a claim requires, or does not know. */
function checkClaims({ claims, payments = [] }: InterestQuestion): void {
  const errors: Record<string, { key: string }[]> = {}
  for (const [n, { type, rate: own, per, surcharge }] of claims.entries()) {
    const isContract = type === 'contractual'
    if (isContract && own === undefined) errors[`claims.${n}.rate`] = [{ key: 'validation.required' }]
    if (!isContract && own !== undefined) errors[`claims.${n}.rate`] = [{ key: 'law.ownRate' }]
    if (!isContract && per !== undefined) errors[`claims.${n}.per`] = [{ key: 'law.ownRate' }]
    if (type === 'none' && surcharge !== undefined) errors[`claims.${n}.surcharge`] = [{ key: 'law.ownRate' }]
  }
  for (const [n, { claim }] of payments.entries()) {
    if (claim !== undefined && claim >= claims.length) errors[`payments.${n}.claim`] = [{ key: 'law.noClaim' }]
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}

type AllocationQuestion = {
  debts: readonly {
    key: string
    principal: Cents
    interest: Cents
    costs: Cents
    courtCosts?: Cents
    due: IsoDate
    rate?: Percentage
  }[]
  amount: Cents
  designated?: string
  on?: IsoDate
}
const debtKey = { type: 'string', minLength: 1, maxLength: 60 }
const component = choice(['court_costs', 'collection_costs', 'interest', 'principal'])

export const allocationCall = calculation<AllocationQuestion>(
  {
    summary: 'Which debts a payment settles, and which parts of them (Civil Code 6:43, 6:44)',
    body: given(
      {
        debts: list(
          given(
            { key: debtKey, principal: cents, interest: cents, costs: cents, due: day },
            { courtCosts: cents, rate },
          ),
          500,
          1,
        ),
        amount: someCents,
      },
      { designated: debtKey, on: day },
    ),
    answer: { lines: list(whole({ key: debtKey, component, amount: cents }), 2000), overpayment: cents },
  },
  ({ debts, amount, designated, on }, { today }) => {
    const keys = debts.map(({ key }) => key)
    const twice = keys.findIndex((key, n) => keys.indexOf(key) !== n)
    if (twice >= 0) throw new FieldErrors({ [`debts.${twice}.key`]: [{ key: 'validation.uniqueItems' }] })
    if (designated !== undefined && !keys.includes(designated))
      throw new FieldErrors({ designated: [{ key: 'law.noDebt' }] })
    const open = debts.map(({ key, due, rate: onerous = '0', principal, interest: unpaid, costs, courtCosts = 0 }) => ({
      id: key,
      dueDate: due,
      rate: onerous,
      open: { court_costs: courtCosts, collection_costs: costs, interest: unpaid, principal },
    }))
    const payment = { amount, day: on ?? today, ...(designated !== undefined && { named: designated }) }
    const { lines, surplus } = allocate(payment, open)
    const told = lines.map(({ debt, component: part, amount: paid }) => ({ key: debt, component: part, amount: paid }))
    return { lines: told, overpayment: surplus, explanation: allocationLines(told, surplus) }
  },
)

export const arrangementCall = calculation<Plan>(
  {
    summary: 'The instalments of an arrangement, by their number or their amount',
    body: {
      ...given(
        { total: someCents, frequency: choice(frequencies), start: day },
        { instalments: { type: 'integer', minimum: 1, maximum: mostInstalments }, amount: someCents },
      ),
    },
    answer: { instalments: list(whole({ date: day, amount: cents }), mostInstalments) },
  },
  (plan) => {
    if ((plan.instalments === undefined) === (plan.amount === undefined))
      throw new FieldErrors({ instalments: [{ key: 'law.numberOrAmount' }] })
    try {
      return arrangement(plan)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      const at = plan.amount === undefined ? 'instalments' : 'amount'
      throw new FieldErrors({ [at]: [{ key: 'law.tooManyInstalments', values: { most: mostInstalments } }] })
    }
  },
)

export const paymentReferenceCall = calculation<{ number?: string; reference?: string }>(
  {
    summary: 'A payment reference of a number, or whether one is right',
    body: given(
      {},
      {
        number: { type: 'string', pattern: '^[0-9]{1,15}$' },
        reference: { type: 'string', minLength: 1, maxLength: 40 },
      },
    ),
    answer: { reference: { type: 'string' }, valid: yes },
  },
  ({ number, reference: asked }) => {
    if ((number === undefined) === (asked === undefined))
      throw new FieldErrors({ number: [{ key: 'law.numberOrReference' }] })
    const reference = number === undefined ? (asked ?? '').replace(/[ .]/g, '') : referenceOf(number)
    const valid = isReference(reference)
    return { reference, valid, explanation: [line(valid ? 'reference.valid' : 'reference.invalid', { reference })] }
  },
)
