/**
 * Costs that the office charges a client for one file, by the client's price list.
 *
 * A percentage applies to the part of its base between "above" and "up to", so several rules form a scale; a
 * fixed amount applies when the principal lies between them. Of rules that differ only in their first day, the
 * latest that has begun counts. Each line is rounded to the cent separately, half up, and so is its VAT.
 */
import type { IsoDate } from '#domain/time/day.ts'
import type { Cents, Money } from './money.ts'
import { shareOf, type Percentage } from './share.ts'

export type Trigger =
  'file_opened' | 'collected' | 'letter' | 'closed_no_result' | 'precasso_item' | 'legal_act' | 'month'

export type ClientCostRule = {
  trigger: Trigger
  basis: 'amount' | 'percent_principal' | 'percent_collected'
  amount?: Money | null
  percent?: Percentage | null
  bandFrom?: Money | null
  bandTo?: Money | null
  minimum?: Money | null
  maximum?: Money | null
  vatRate?: Percentage | null
  /** The office keeps collection costs paid by the debtor, and takes no commission on them. */
  keepBik?: boolean | null
  keepInterest?: boolean | null
  validFrom: IsoDate
}

/** The facts of the file. */
export type ClientCase = {
  principal: Cents
  collected: { principal: Cents; interest: Cents; costs: Cents }
  /** Number of occurrences of each counted event. */
  times: Readonly<Partial<Record<Exclude<Trigger, 'collected'>, number>>>
  day: IsoDate
}

export type ClientCostLine = {
  rule: ClientCostRule
  times: number
  /** Base of the percentage; null for a fixed amount. */
  base: Cents | null
  /** The limit of the rule that applied. */
  limitedBy: 'minimum' | 'maximum' | null
  net: Cents
  vat: Cents
}

export type ClientCosts = {
  lines: readonly ClientCostLine[]
  net: Cents
  vat: Cents
  /** Parts of the collected amount that the office keeps. */
  kept: { costs: Cents; interest: Cents }
  /** Collected, minus what is kept and what is charged with VAT; negative when the client must pay. */
  payout: Cents
}

export function clientCosts(rules: readonly ClientCostRule[], file: ClientCase): ClientCosts {
  const held = heldRules(rules, file.day)
  const lines = held.flatMap((rule) => lineOf(rule, file) ?? [])
  const { costs, interest } = file.collected
  const kept = {
    costs: held.some(({ keepBik }) => keepBik) ? costs : 0,
    interest: held.some(({ keepInterest }) => keepInterest) ? interest : 0,
  }
  const net = total(lines.map((line) => line.net))
  const vat = total(lines.map((line) => line.vat))
  const payout = file.collected.principal + interest + costs - kept.costs - kept.interest - net - vat
  return { lines, net, vat, kept, payout }
}

/** In their own order: of rules for the same thing, the latest that has begun. */
function heldRules(rules: readonly ClientCostRule[], day: IsoDate): ClientCostRule[] {
  const last = new Map<string, ClientCostRule>()
  for (const rule of rules) {
    const key = matterOf(rule)
    const known = last.get(key)
    if (rule.validFrom <= day && (!known || known.validFrom <= rule.validFrom)) last.set(key, rule)
  }
  return rules.filter((rule) => last.get(matterOf(rule)) === rule)
}

const matterOf = ({ trigger, basis, bandFrom, bandTo }: ClientCostRule): string =>
  [trigger, basis, bandFrom?.amount, bandTo?.amount].join(' ')

function lineOf(rule: ClientCostRule, file: ClientCase): ClientCostLine | undefined {
  const times = rule.trigger === 'collected' ? Number(collectedOf(file) > 0) : (file.times[rule.trigger] ?? 0)
  if (times === 0) return undefined
  const base = baseOf(rule, file)
  const isDue = base === null ? liesBetween(rule, file.principal) : base > 0
  if (!isDue) return undefined
  const once = base === null ? (rule.amount?.amount ?? 0) : shareOf(base, rule.percent ?? '0')
  const { amount, limitedBy } = limited(rule, once)
  const net = amount * times
  return { rule, times, base, limitedBy, net, vat: shareOf(net, rule.vatRate ?? '0') }
}

function baseOf(rule: ClientCostRule, file: ClientCase): Cents | null {
  if (rule.basis === 'amount') return null
  if (rule.basis === 'percent_principal') return between(rule, file.principal)
  const { principal, interest, costs } = file.collected
  return between(rule, principal + (rule.keepInterest ? 0 : interest) + (rule.keepBik ? 0 : costs))
}

const collectedOf = ({ collected }: ClientCase): Cents => collected.principal + collected.interest + collected.costs

const between = ({ bandFrom, bandTo }: ClientCostRule, amount: Cents): Cents =>
  Math.max(0, Math.min(amount, bandTo?.amount ?? Infinity) - (bandFrom?.amount ?? 0))

const liesBetween = ({ bandFrom, bandTo }: ClientCostRule, amount: Cents): boolean =>
  (!bandFrom || amount > bandFrom.amount) && (!bandTo || amount <= bandTo.amount)

function limited(
  { minimum, maximum }: ClientCostRule,
  amount: Cents,
): Pick<ClientCostLine, 'limitedBy'> & { amount: Cents } {
  if (maximum && amount > maximum.amount) return { amount: maximum.amount, limitedBy: 'maximum' }
  if (minimum && amount < minimum.amount) return { amount: minimum.amount, limitedBy: 'minimum' }
  return { amount, limitedBy: null }
}

const total = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, one) => sum + one, 0)
