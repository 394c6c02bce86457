/** Explains the interest of days that have one rate and one base. */
import { line, type ExplanationLine } from '#domain/law/explanation.ts'
import type { InterestType, Segment } from './claim.ts'

const articles: Readonly<Record<InterestType, string | null>> = {
  statutory: 'art. 6:119 BW',
  commercial: 'art. 6:119a BW',
  government: 'art. 6:119b BW',
  contractual: null,
  none: null,
}

/** The article of law by which interest is owed; null for an agreement. */
export const articleOf = (type: InterestType): string | null => articles[type]

/** @param claim Its number, or its place among others. */
export function segmentLine(
  { from, to, days, rate, base, amount }: Segment,
  claim: string | number,
  type: InterestType,
): ExplanationLine {
  const values = { claim, from: { day: from }, to: { day: to }, days, rate: { rate }, base: { cents: base } }
  return line('interest.segment', values, amount, articleOf(type))
}
