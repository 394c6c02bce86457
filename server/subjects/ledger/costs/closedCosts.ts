/** Costs of closed books that come to another sum by now: they stay there, and what differs is booked on the first open day. */
import { addDays } from '#domain/time/day.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'
import { isKeptCharge, type Costed } from './costsOfFiles.ts'
import { refusals } from './refusals.ts'

const l = names('cost_line')

/**
 * Takes back lines of closed days that do not come to what stands on them; another line of the first open day goes on, and its
 * amount follows as that of any.
 *
 * @returns Whether there were any, so that the facts are others now.
 */
export async function moveClosed(trx: Trx, all: readonly Costed[]): Promise<boolean> {
  const moved = all.flatMap(movedOf)
  if (moved.length === 0) return false
  const json = JSON.stringify(moved)
  await trx.query({
    text: `insert into cost_line (${columns.join(', ')}, ${l.date}, ${l.created_at}, ${l.version})
      select ${columns.map((name) => `l.${name}`).join(', ')}, n.open, now(), 1
        from cost_line l join jsonb_to_recordset($1::jsonb) as n(id bigint, open date, "goesOn" boolean) on n.id = l.id
        where n."goesOn" order by l.id`,
    values: [json],
  })
  await trx.query({
    text: `update cost_line set ${l.status} = 'reversed', ${l.reversed_at} = now(), ${l.reason} = n.reason, ${l.counts_until} = case when n."isInBooks" then n.open end
      from jsonb_to_recordset($1::jsonb) as n(id bigint, open date, reason text, "isInBooks" boolean) where cost_line.id = n.id`,
    values: [json],
  })
  return true
}

/** Lines of a file that are to be moved. */
function movedOf({ closedUntil, kept, outcome }: Costed) {
  if (closedUntil === null) return []
  const open = addDays(closedUntil, 1)
  return kept.charges.flatMap((charge) => {
    const owed = outcome.owed.get(charge.id)
    if (charge.day > closedUntil || !owed || isKeptCharge(charge, owed)) return []
    // A line of collection costs goes on, for what is not owed now may be again.
    const goesOn = charge.isComputed || owed.nothing === null
    const key = owed.nothing === null ? 'collection.otherCosts' : refusals[owed.nothing]
    const isInBooks = charge.nothing === null && charge.amount > 0
    return [{ id: charge.id, open, goesOn, isInBooks, reason: say(defaultLocale, { key }) }]
  })
}

const columns = [
  l.file_id,
  l.customer_id,
  l.cost_type_id,
  l.description,
  l.amount,
  l.amount_currency,
  l.vat_amount,
  l.vat_amount_currency,
  l.charge_to,
  l.source,
  l.status,
  l.base,
]
