/**
 * Court costs: the costs of bringing a claim before a judge, and what a judge awards when it is granted.
 *
 * The tariffs are data (court fees, salaries, bailiff tariffs), passed in as the rows that hold on the day of
 * the summons. Amounts are whole cents in euros, the only currency that the law uses here.
 *
 * @see Wet griffierechten burgerlijke zaken, art. 10; Besluit tarieven ambtshandelingen gerechtsdeurwaarders,
 * art. 2, 10
 */
import type { IsoDate } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import { bandOf } from './tariffs.ts'

export type CourtKind = 'cantonal' | 'district'
/** `legal` also for partnerships; `natural` also for sole traders. */
export type Claimant = 'legal' | 'natural' | 'indigent'

type FeeRow = {
  courtType: string
  upTo: Cents | null
  legalPerson: Cents
  naturalPerson: Cents
  indigent: Cents | null
  effectiveFrom?: IsoDate
}
type SalaryRow = {
  kind: string
  upTo: Cents | null
  amountPerPoint: Cents
  maxPoints: number | null
  effectiveFrom?: IsoDate
}
export type CourtTables = {
  fees: readonly FeeRow[]
  salaries: readonly SalaryRow[]
  summons: Cents | null
  summonsFrom?: IsoDate
}

export type CourtCase = {
  /** Principal, interest and collection costs together. */
  claim: Cents
  claimant: Claimant
  /** Whether the client reclaims VAT, so that none is added to the bailiff's bill. */
  isVatDeductible: boolean
  /** Points for the representative: a default judgment is one. */
  points: number
}

/** null: the tables have no row for it, which is not the same as zero. */
export type CourtCosts = {
  court: CourtKind
  needsLawyer: boolean
  summons: Cents | null
  fee: Cents | null
  salary: Cents | null
  perPoint: Cents | null
  /** Points awarded, at most those of the band. */
  points: number
  total: Cents | null
  /** Awarded for costs after the judgment; not part of the total. */
  afterCosts: Cents | null
  /** Sum in addition when the judgment must be served; only a district court awards it separately. */
  afterCostsWhenServed: Cents | null
  exceedsClaim: boolean
  /** First day of the tariff used for each part; absent where there is none. */
  tables: { summons?: IsoDate; fee?: IsoDate; salary?: IsoDate }
}

/** Maximum claim before the cantonal judge, without a lawyer (Rv art. 93). */
export const cantonalLimit: Cents = 25_000_00
/** Since 1 October 2012 (Wet op de omzetbelasting, art. 9). */
export const generalVatRate = '21'

/** @throws {RangeError} If the claim is no whole number of cents above zero, or the points are less than one half. */
export function courtCosts(
  { claim, claimant, isVatDeductible, points }: CourtCase,
  { fees, salaries, summons: act, summonsFrom }: CourtTables,
): CourtCosts {
  if (!Number.isSafeInteger(claim) || claim <= 0) throw new RangeError(`claim must be whole cents above zero: ${claim}`)
  if (!(points >= 0.5)) throw new RangeError(`points must be at least one half: ${points}`)
  const court: CourtKind = claim <= cantonalLimit ? 'cantonal' : 'district'
  const summons = act === null ? null : act + (isVatDeductible ? 0 : shareOf(act, generalVatRate))
  const fee = feeOf(
    fees.filter(({ courtType }) => courtType === court),
    claim,
    claimant,
  )
  const salary = court === 'cantonal' ? salaryOf(salaries, claim, points) : null
  const total = sum(summons, fee?.amount ?? null, court === 'cantonal' ? (salary?.amount ?? null) : 0)
  return {
    court,
    needsLawyer: court === 'district',
    summons,
    fee: fee?.amount ?? null,
    salary: salary?.amount ?? null,
    perPoint: salary?.perPoint ?? null,
    points: salary?.points ?? points,
    total,
    afterCosts: afterCostsOf(salaries, court, salary?.perPoint ?? null),
    afterCostsWhenServed: court === 'district' ? single(salaries, 'after_costs_service') : null,
    exceedsClaim: total !== null && total > claim,
    tables: { summons: summonsFrom, fee: fee?.from, salary: salary?.from },
  }
}

const feeColumns = { legal: 'legalPerson', natural: 'naturalPerson', indigent: 'indigent' } as const

function feeOf(rows: readonly FeeRow[], claim: Cents, claimant: Claimant) {
  const row = bandOf(rows, claim, ({ upTo }) => upTo)
  return row ? { amount: row[feeColumns[claimant]], from: row.effectiveFrom } : null
}

function salaryOf(rows: readonly SalaryRow[], claim: Cents, asked: number) {
  const row = bandOf(
    rows.filter(({ kind }) => kind === 'band'),
    claim,
    ({ upTo }) => upTo,
  )
  if (!row) return null
  const points = Math.min(asked, row.maxPoints ?? asked)
  return {
    perPoint: row.amountPerPoint,
    points,
    amount: Math.round(row.amountPerPoint * points),
    from: row.effectiveFrom,
  }
}

/** Cantonal: half a point, up to a maximum in the table; a district court awards a fixed sum. */
function afterCostsOf(rows: readonly SalaryRow[], court: CourtKind, perPoint: Cents | null): Cents | null {
  if (court === 'district') return single(rows, 'after_costs_district')
  const most = single(rows, 'after_costs')
  return perPoint === null || most === null ? null : Math.min(Math.round(perPoint / 2), most)
}

const single = (rows: readonly SalaryRow[], wanted: string): Cents | null =>
  rows.find(({ kind }) => kind === wanted)?.amountPerPoint ?? null

const sum = (...parts: readonly (Cents | null)[]): Cents | null =>
  parts.reduce<Cents | null>((total, part) => (total === null || part === null ? null : total + part), 0)
