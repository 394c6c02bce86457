/** Says of a cost what it is: its name and article, and of collection costs the principal, the bands of the scale and the letter. */
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { line, type ExplanationLine } from '#domain/law/explanation.ts'
import type { Cents } from '#domain/money/money.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Entry } from './entry.ts'
import type { CostFact, Facts } from './facts.ts'

/** The 14-day letter of a file whose term has expired. */
export type ExpiredLetter = { sent: IsoDate; end: IsoDate }

/** Court and bailiff costs have laws of their own. */
const articles: Readonly<Record<string, string>> = {
  collection: 'art. 6:96 BW',
  court: 'art. 237 Rv',
  bailiff: 'Btag',
}

type Asked = {
  facts: Facts
  entries: readonly Entry[]
  letter: ExpiredLetter | undefined
}

/** @param amount Of the entry, VAT included. */
export function costWords(cost: CostFact | undefined, day: IsoDate, amount: Cents, asked: Asked): ExplanationLine {
  const of = cost?.of
  if (!cost || !of) return line('balance.cost', { day: { day } }, amount)
  const names = { name: { names: of.name }, day: { day } }
  const article = articles[of.category] ?? null
  const scale = cost.part === 'collection_costs' ? scaleOf(cost, asked) : []
  const letter = cost.part === 'collection_costs' && asked.letter && asked.letter.end < day ? asked.letter : undefined
  const vat = cost.vat + of.vat
  const details = [
    ...scale,
    ...(letter ? [line('balance.costLetter', { sent: { day: letter.sent } })] : []),
    ...(vat > 0 ? [line('balance.costVat', { vat: { cents: vat } })] : []),
    ...(of.description ? [line('balance.costNote', { note: of.description })] : []),
  ]
  const key = details.length > 0 ? 'balance.costOf' : 'balance.costNamed'
  const values = { ...names, details: { lines: details } }
  return line(key, values, amount, article && scale.length > 0 ? `${article}; Bik` : article)
}

/**
 * How the scale comes to the amount: on the principal that was open at the end of the letter's term, or else on the day
 * itself. Nothing where neither gives it, as by contract or with the cumulation rule.
 */
function scaleOf({ day, amount }: CostFact, { facts, entries, letter }: Asked): ExplanationLine[] {
  for (const on of [...(letter ? [letter.end] : []), day, addDays(day, -1)]) {
    const principal = principalOn(entries, facts, on)
    const { net, explanation } = collectionCosts(Math.max(0, principal), true)
    if (net !== amount || principal <= 0) continue
    return [line('balance.costOn', { principal: { cents: principal } }), ...explanation.slice(0, -1)]
  }
  return []
}

/** Principal of claims that were due before a day. */
function principalOn(entries: readonly Entry[], { claims }: Facts, on: IsoDate): Cents {
  const due = new Set(claims.filter(({ dueDate }) => dueDate < on).map(({ id }) => id))
  return entries
    .filter(({ day }) => day <= on)
    .flatMap(({ postings }) => postings)
    .filter(({ account, claim }) => account === 'principal' && claim !== null && due.has(claim))
    .reduce((total, { cents }) => total + cents, 0)
}
