/** The facts of files with the costs that follow from them, and what is kept of those on the file and its cost lines. */
import type { CostFile } from '#domain/costs/costFile.ts'
import { lawfulCosts, type Outcome, type Owed } from '#domain/costs/lawfulCosts.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { factsOfAll, type CostedFacts } from '#server/subjects/ledger/facts.ts'

export type Costed = CostedFacts & { outcome: Outcome }

const f = names('collection_file')
const l = names('cost_line')

/** Files that may hang together by their letters; no debtor has more of one client. */
const mostLinked = 200

/**
 * @returns By file, those that were asked first, with the files that hang together with them.
 * @throws {MissingRate}
 */
export async function costsOfAll(
  database: Pick<Engine, 'query'>,
  ids: readonly number[],
  { today, rates }: { today: IsoDate; rates: RateTables },
): Promise<ReadonlyMap<number, Costed>> {
  const known = new Map<number, CostedFacts>()
  let next: readonly number[] = ids
  while (next.length > 0 && known.size < ids.length + mostLinked) {
    for (const found of await factsOfAll(database, next)) known.set(found.file.id, found)
    next = [...new Set([...known.values()].flatMap(({ linked }) => linked))].filter((id) => !known.has(id))
  }
  const outcomes = new Map<number, Outcome>()
  for (const family of familiesOf([...known.values()]))
    for (const [id, outcome] of lawfulCosts(family, rates, today)) outcomes.set(id, outcome)
  return new Map(
    [...known].flatMap(([id, found]) => {
      const outcome = outcomes.get(id)
      return outcome ? [[id, { ...found, outcome }]] : []
    }),
  )
}

/** Files that hang together, each in one family. */
function familiesOf(all: readonly CostedFacts[]): CostFile[][] {
  const left = new Map(all.map((one) => [one.file.id, one]))
  const families: CostFile[][] = []
  for (const one of all) {
    const family: CostedFacts[] = []
    const next = [one.file.id]
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      const found = left.get(id)
      if (!found) continue
      left.delete(id)
      family.push(found)
      next.push(...found.linked)
    }
    if (family.length > 0) families.push(family.map(({ cost }) => cost))
  }
  return families
}

/** The facts with the costs that are owed, instead of those that were worked out before. */
export function withCosts<One extends Costed>(one: One): One {
  const { cost, outcome, facts, taken } = one
  const owed = cost.charges.flatMap((charge) => {
    const found = outcome.owed.get(charge.id)
    return found && found.nothing === null ? [{ ...charge, amount: found.amount, vat: found.vat }] : []
  })
  return { ...one, facts: { ...facts, costs: [...taken, ...owed] } }
}

/** Whether the file and its cost lines say already what follows. */
export function isKept({ outcome, file, kept }: Costed): boolean {
  const { state, sent, end, owed } = outcome
  const isSame = state === file.fourteenDayState && sent === kept.sent && end === file.fourteenDayEnd
  return isSame && kept.charges.every((charge) => isKeptCharge(charge, owed.get(charge.id)))
}

type Charged = CostedFacts['kept']['charges'][number]
const isAlike = ({ amount, vat, isComputed }: Charged, owed: Owed): boolean =>
  !isComputed || (amount === owed.amount && vat === owed.vat)
export const isKeptCharge = (line: Charged, owed: Owed | undefined) =>
  !owed || (line.nothing === owed.nothing && isAlike(line, owed))

/** Writes the state of the letter, the amounts of what is computed, and why nothing is owed of what is not. */
export async function keepCosts({ query }: Trx, all: readonly Costed[]): Promise<void> {
  const changed = all.filter((one) => !isKept(one))
  if (changed.length === 0) return
  const files = changed.map(({ file: { id }, outcome: { state, sent, end } }) => ({ id, state, sent, end }))
  await query({
    text: `update collection_file set ${f.fourteen_day_state} = n.state, ${f.fourteen_day_sent} = n.sent, ${f.fourteen_day_end} = n."end"
      from jsonb_to_recordset($1::jsonb) as n(id bigint, state text, sent date, "end" date)
      where collection_file.id = n.id and (${f.fourteen_day_state}, ${f.fourteen_day_sent}, ${f.fourteen_day_end}) is distinct from (n.state, n.sent, n."end")`,
    values: [JSON.stringify(files)],
  })
  const lines = changed.flatMap(({ kept, outcome }) =>
    kept.charges.flatMap((charge) => {
      const owed = outcome.owed.get(charge.id)
      if (!owed || isKeptCharge(charge, owed)) return []
      const { amount, vat } = charge.isComputed ? owed : charge
      return [{ id: charge.id, amount, vat, nothing: owed.nothing }]
    }),
  )
  if (lines.length === 0) return
  await query({
    text: `update cost_line set ${l.amount} = n.amount, ${l.vat_amount} = n.vat, ${l.vat_amount_currency} = ${l.amount_currency}, ${l.nothing_owed} = n.nothing
      from jsonb_to_recordset($1::jsonb) as n(id bigint, amount bigint, vat bigint, nothing text) where cost_line.id = n.id`,
    values: [JSON.stringify(lines)],
  })
}

/** Why a cost that was booked is taken back. */
export const whyOf =
  ({ outcome }: Costed) =>
  ({ kind, key }: Entry): string | null => {
    if (kind !== 'cost') return null
    const owed = outcome.owed.get(Number(key.slice('cost '.length)))
    // No longer a cost of the file: it was reversed by hand, or moved.
    return owed ? (owed.nothing ?? 'amount') : 'reversed'
  }
