/**
 * What may be charged to a debtor at all: a closed table, by the category of the cost, the kind of file and its phase.
 * The view `unlawful_cost` of the database says the same of what is booked.
 *
 * | category | a consumer | a company |
 * |---|---|---|
 * | collection | the scale, after an expired 14-day letter | the scale, or what was agreed |
 * | court, bailiff | in a proceeding, within the tariff | the same |
 * | office, interest, other | never | where its contract says so |
 *
 * @see Civil Code 6:96 lid 5 and 6; Bik; Wgbz; Btag; art. 237 Rv
 */
import type { IsoDate } from '#domain/time/day.ts'
import type { NothingOwed, Protected } from './costFile.ts'

/** Phases in which costs of a proceeding come up. */
const proceedings: ReadonlySet<string> = new Set(['judicial', 'bailiff'])
/** Phases before any proceeding. Monitoring and debt help may come after one. */
const before: ReadonlySet<string> = new Set(['amicable', 'partner'])
const ofProceeding: ReadonlySet<string> = new Set(['court', 'bailiff'])

type Asked = { category: string; fileType: 'private' | 'company'; phase: string }

/** Whether the debtor is protected on a day, on which nobody charges him anything. */
export const isProtectedOn = (protections: readonly Protected[], day: IsoDate): boolean =>
  protections.some(({ from, to }) => from <= day && (to === null || day <= to))

/** @returns Why a cost that was charged cannot stand, whatever its amount; null: it can. */
export function whyNotOwed({ category, fileType, phase }: Asked): NothingOwed | null {
  if (category === 'collection') return null
  if (ofProceeding.has(category)) return before.has(phase) ? 'noProceeding' : null
  return fileType === 'private' ? 'notConsumer' : null
}

/** @returns Why a cost may not be charged now; stricter than what may stand, because a proceeding has to run. */
export function whyNotCharged(asked: Asked): NothingOwed | null {
  if (ofProceeding.has(asked.category) && !proceedings.has(asked.phase)) return 'noProceeding'
  return whyNotOwed(asked)
}
