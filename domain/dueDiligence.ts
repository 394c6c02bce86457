/** The check of a client (cliëntenonderzoek): what an approval rests on, and when it is due again. */
import type { IsoDate } from '#domain/time/day.ts'

export type Risk = 'low' | 'medium' | 'high'
/** Without a result it is still to be done. */
type Check = Readonly<{ check: string; result?: string | null; note?: string | null }>

/** Years until a client is looked at again. */
const yearsUntilReview: Readonly<Record<Risk, number>> = { low: 3, medium: 2, high: 1 }

/** @example nextReview('2026-11-20', 'high') // '2027-11-20' */
export function nextReview(decidedOn: IsoDate, risk: Risk): IsoDate {
  const [year = 0, month = 1, day = 1] = decidedOn.split('-').map(Number)
  const wanted = new Date(Date.UTC(year + yearsUntilReview[risk], month - 1, day))
  // 29 February of a year that has none.
  if (wanted.getUTCMonth() !== month - 1) wanted.setUTCDate(0)
  return wanted.toISOString().slice(0, 10)
}

/** Why a client cannot be approved yet: without a risk, without checks, with one that failed or is still to be done, or with one that wants attention and no remark. */
export type Obstacle = 'risk' | 'checks' | 'failed' | 'unfinished' | 'remark'

export function obstacleToApproval(risk: Risk | null, checks: readonly Check[]): Obstacle | undefined {
  if (checks.length === 0) return 'checks'
  if (checks.some(({ result }) => result === 'failed')) return 'failed'
  if (checks.some(({ result }) => !result)) return 'unfinished'
  if (checks.some(({ result, note }) => result === 'attention' && !note?.trim())) return 'remark'
  return risk === null ? 'risk' : undefined
}
