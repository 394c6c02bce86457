/** Due diligence of a client (cliëntenonderzoek): the conditions of an approval, and when it must be repeated. */
import type { IsoDate } from '#domain/time/day.ts'

export type Risk = 'low' | 'medium' | 'high'
/** A check without a result is still to be done. */
type Check = Readonly<{ check: string; result?: string | null; note?: string | null }>

/** Years until a client is reviewed again. */
const yearsUntilReview: Readonly<Record<Risk, number>> = { low: 3, medium: 2, high: 1 }

/** @example nextReview('2026-11-20', 'high') // '2027-11-20' */
export function nextReview(decidedOn: IsoDate, risk: Risk): IsoDate {
  const [year = 0, month = 1, day = 1] = decidedOn.split('-').map(Number)
  const wanted = new Date(Date.UTC(year + yearsUntilReview[risk], month - 1, day))
  // 29 February in a year without one becomes the last day of the month.
  if (wanted.getUTCMonth() !== month - 1) wanted.setUTCDate(0)
  return wanted.toISOString().slice(0, 10)
}

/**
 * Why a client cannot be approved yet: no risk, no checks, a failed or unfinished check, or one that needs a
 * remark and has none.
 */
export type Obstacle = 'risk' | 'checks' | 'failed' | 'unfinished' | 'remark'

export function obstacleToApproval(risk: Risk | null, checks: readonly Check[]): Obstacle | undefined {
  if (checks.length === 0) return 'checks'
  if (checks.some(({ result }) => result === 'failed')) return 'failed'
  if (checks.some(({ result }) => !result)) return 'unfinished'
  if (checks.some(({ result, note }) => result === 'attention' && !note?.trim())) return 'remark'
  return risk === null ? 'risk' : undefined
}
