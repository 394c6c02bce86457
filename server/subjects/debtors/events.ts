/** Protections of a debtor that have not ended. */
import type { ProtectionKind } from '#domain/protection.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

export type ActiveEvent = {
  id: number
  kind: ProtectionKind
  startDate: string
  endDate: string | null
  reference: string | null
  blocksCollection: boolean
  /** The one of the event, or of the debtor. */
  representative: string | null
}

const e = names('insolvency_event', 'e')
const d = names('debtor', 'd')
const r = names('representative', 'r')

/** Active protections of a debtor, by id. */
export async function activeEvents({ query }: Pick<Trx, 'query'>, debtor: number): Promise<ActiveEvent[]> {
  const { rows } = await query<ActiveEvent>({
    text: `select ${e.id}::int as id, ${e.kind}, ${e.start_date}::text as "startDate", ${e.end_date}::text as "endDate", ${e.reference},
        coalesce(${e.blocks_collection}, true) as "blocksCollection", ${r.name} as representative
      from insolvency_event e join debtor d on ${d.id} = ${e.debtor_id}
        left join representative r on ${r.id} = coalesce(${e.representative_id}, ${d.representative_id})
      where ${e.debtor_id} = $1 and ${e.status} = 'active' order by ${e.id}`,
    values: [debtor],
  })
  return rows
}

/** An event with its effects, as the calls answer it. @throws {NotFound} When it is of no, or another debtor. */
export async function eventOf({ query }: Pick<Trx, 'query'>, debtor: number, event: number) {
  const { rows } = await query<
    Omit<ActiveEvent, 'reference' | 'representative'> & { stopsInterest: boolean; status: string }
  >({
    text: `select ${e.id}::int as id, ${e.kind}, ${e.start_date}::text as "startDate", ${e.end_date}::text as "endDate", ${e.status},
        coalesce(${e.blocks_collection}, true) as "blocksCollection", coalesce(${e.stops_interest}, false) as "stopsInterest"
      from insolvency_event e where ${e.id} = $1 and ${e.debtor_id} = $2`,
    values: [event, debtor],
  })
  const [row] = rows
  if (!row) throw new NotFound()
  return row
}
