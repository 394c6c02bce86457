/**
 * Costs that stand in closed books stay there. What they come to is derived anew when a fact changes, also late (a letter that came
 * back): the difference is booked on the first open day.
 */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { costParts, type CostFact, type CostPart, type Facts, type Settled } from './facts.ts'

/** A cost as it is charged on a day. `key`: of its entry. */
export type Charged = { key: string; fact: CostFact }

/** @returns Costs as they are booked in closed books, the differences since, and those of open days. */
export function chargedCosts({ costs, closedCosts = [], openFrom }: Facts): Charged[] {
  if (openFrom === undefined || closedCosts.length === 0) return costs.map(asFact)
  const booked = Map.groupBy(closedCosts, ({ fact: { id } }) => id)
  const later = costs.flatMap((cost) => differences(cost.id, [cost], booked.get(cost.id), openFrom) ?? [asFact(cost)])
  const known = new Set(costs.map(({ id }) => id))
  const gone = [...booked].flatMap(([id, entries]) =>
    known.has(id) ? [] : (differences(id, [], entries, openFrom) ?? []),
  )
  return [...closedCosts, ...later, ...gone]
}

const asFact = (fact: CostFact): Charged => ({ key: `cost ${fact.id}`, fact })

/** @returns undefined: nothing of it is booked in closed books. */
function differences(
  id: number,
  wanted: readonly CostFact[],
  booked: readonly Charged[] | undefined,
  day: IsoDate,
): Charged[] | undefined {
  if (!booked) return undefined
  const sums = new Map<CostPart, Cents>()
  const add = (part: CostPart, cents: Cents) => sums.set(part, (sums.get(part) ?? 0) + cents)
  for (const { part, amount, vat } of wanted) {
    add(part, amount)
    add('collection_costs_vat', vat)
  }
  for (const { fact } of booked) {
    add(fact.part, -fact.amount)
    add('collection_costs_vat', -fact.vat)
  }
  const of = wanted[0]?.of
  return [...sums].flatMap(([part, amount]): Charged[] =>
    amount === 0
      ? []
      : [{ key: `cost ${id} from ${day} ${part}`, fact: { ...(of && { of }), id, day, part, amount, vat: 0 } }],
  )
}

/** A cost, or a difference, as it is booked; what had been paid of it stands among what waits. */
export function costOfEntry(key: string, day: IsoDate, postings: readonly Settled[]): Charged {
  const sumOf = (...accounts: readonly string[]) =>
    postings.reduce((sum, { account, cents }) => (accounts.includes(account) ? sum + cents : sum), 0)
  const id = costOf(key)
  const last = key.split(' ').at(-1)
  const changed = costParts.find((part) => part === last)
  if (changed) return { key, fact: { id, day, part: changed, amount: sumOf(...costParts, 'overpayment'), vat: 0 } }
  const part = costParts.find((one) => one !== 'collection_costs_vat' && sumOf(one) !== 0) ?? 'collection_costs'
  return { key, fact: { id, day, part, amount: sumOf(part), vat: sumOf('collection_costs_vat') } }
}

/** Id of the cost of an entry. */
export const costOf = (key: string): number => Number(/^cost (\d+)/.exec(key)?.[1] ?? Number.NaN)
