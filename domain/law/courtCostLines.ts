/** Explains court costs: the summons, the court fee, the salary of the representative, and what comes after. */
import type { CourtCosts } from '#domain/courtCosts.ts'
import { line, type ExplanationLine } from './explanation.ts'

/** @param costs Without missing tariffs. */
export function courtCostLines(costs: CourtCosts, isVatDeductible: boolean): ExplanationLine[] {
  const { summons, fee, salary, perPoint, points, total, afterCosts, needsLawyer, exceedsClaim } = costs
  return [
    line(isVatDeductible ? 'court.summons' : 'court.summonsWithVat', {}, summons, 'art. 2 Btag'),
    line('court.fee', {}, fee, 'Wgbz'),
    ...(needsLawyer
      ? [line('court.lawyer', {}, null, 'art. 79 Rv')]
      : [line('court.salary', { points, each: { cents: perPoint ?? 0 } }, salary, 'art. 237 Rv')]),
    line('court.total', {}, total),
    line('court.afterCosts', {}, afterCosts, 'art. 237 lid 4 Rv'),
    ...(exceedsClaim ? [line('court.exceeds', {})] : []),
  ]
}
