/**
 * Collection costs of the instalments of one agreement (cumulatieregeling): small ones that fall due within
 * half a year of each other do not cost the full minimum each.
 *
 * The rule is data, because its sums are known from secondary sources only: first 40 euros, each further one 20, at
 * most 140 within six months.
 *
 * @see Besluit vergoeding voor buitengerechtelijke incassokosten, as changed on 1 October 2024
 */
import type { Cents } from '#domain/money/money.ts'
import { addMonths } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { collectionCosts } from './collectionCosts.ts'
import { line, type ExplanationLine } from './explanation.ts'

export type CumulationRule = {
  /** Due days from this one on. */
  from: IsoDate
  months: number
  /** Larger instalments follow the usual scale. */
  threshold: Cents
  first: Cents
  next: Cents
  most: Cents
}

export const cumulationRule: CumulationRule = {
  from: '2024-10-01',
  months: 6,
  threshold: 266_67,
  first: 40_00,
  next: 20_00,
  most: 140_00,
}

export type Instalment = { dueDate: IsoDate; amount: Cents }
/** An instalment that a letter of its own named before, in another file, and what it cost. */
export type EarlierInstalment = { dueDate: IsoDate; costs: Cents }
export type InstalmentCosts = {
  items: readonly { dueDate: IsoDate; base: Cents; costs: Cents }[]
  total: Cents
  explanation: readonly ExplanationLine[]
}

const article = 'art. 2 lid 4 Bik'

/**
 * Without VAT.
 *
 * @param instalments Of one agreement, in the order of their due days, each with a valid letter of its own that
 * has expired.
 * @param earlier Instalments of the same agreement that had their letter before; those within half a year, before or after,
 * count as ones that were charged already.
 */
export function instalmentCosts(
  instalments: readonly Instalment[],
  rule: CumulationRule = cumulationRule,
  earlier: readonly EarlierInstalment[] = [],
): InstalmentCosts {
  const items: { dueDate: IsoDate; base: Cents; costs: Cents }[] = []
  const explanation: ExplanationLine[] = []
  const cumulated: { dueDate: IsoDate; costs: Cents }[] = []
  for (const { dueDate, amount } of instalments) {
    const values = { day: { day: dueDate }, base: { cents: amount } }
    if (dueDate < rule.from || amount > rule.threshold) {
      const { net } = collectionCosts(amount, true)
      items.push({ dueDate, base: amount, costs: net })
      explanation.push(line('instalmentScale', values, net, 'art. 2 lid 1 Bik'))
      continue
    }
    const earliest = addMonths(dueDate, -rule.months)
    const latest = addMonths(dueDate, rule.months)
    const others = [
      ...earlier.filter((one) => one.dueDate > earliest && one.dueDate < latest),
      ...cumulated.filter((one) => one.dueDate > earliest && one.dueDate <= dueDate),
    ]
    const charged = others.reduce((sum, { costs }) => sum + costs, 0)
    const wanted = others.length === 0 ? rule.first : rule.next
    const costs = amount === 0 ? 0 : Math.max(0, Math.min(wanted, rule.most - charged))
    if (amount > 0) cumulated.push({ dueDate, costs })
    items.push({ dueDate, base: amount, costs })
    const key = others.length === 0 ? 'instalmentFirst' : costs < wanted ? 'instalmentMost' : 'instalmentNext'
    explanation.push(line(key, { ...values, count: others.length, most: { cents: rule.most } }, costs, article))
  }
  const total = items.reduce((sum, { costs }) => sum + costs, 0)
  return { items, total, explanation: [...explanation, line('instalmentTotal', { count: items.length }, total)] }
}
