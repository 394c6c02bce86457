/** Debtors that are known: one that was merged is what it was merged into. */
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { NewDebtor } from './parts.ts'

/** `asked`: as it was named. */
export type KnownDebtor = { asked: number; id: number; kind: 'private' | 'company' }

const d = names('debtor', 'd')
const into = names('debtor', 'n')

/** @returns By the id that was asked; one that does not exist is absent. */
export async function knownDebtors(
  { query }: Pick<Engine, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownDebtor>> {
  if (ids.length === 0) return new Map()
  const { rows } = await query<Omit<KnownDebtor, 'kind'> & { sort: KnownDebtor['kind'] }>({
    text: `with recursive line as (
        select ${d.id} as asked, ${d.id} as id, ${d.merged_into_id} as next, ${d.kind} as sort, 0 as nth from debtor d where ${d.id} = any($1::bigint[])
        union all
        select l.asked, ${into.id}, ${into.merged_into_id}, ${into.kind}, l.nth + 1 from line l join debtor n on ${into.id} = l.next where l.nth < 20)
      select distinct on (asked) asked::int as asked, id::int as id, sort from line order by asked, nth desc`,
    values: [ids],
  })
  return new Map(rows.map(({ asked, id, sort }) => [asked, { asked, id, kind: sort }]))
}

/** A new one whose kind is wrong has none. */
export const debtorKind = (debtor: KnownDebtor | NewDebtor): unknown =>
  'kind' in debtor ? debtor.kind : debtor.debtor.body?.kind
