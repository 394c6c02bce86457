/**
 * Locks files with those that settle each other (of one debtor and client, by their letters), in the order of their ids: two
 * who book on two of them at one moment wait for each other once, and never for ever.
 */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { linkedText } from './letters/letterSql.ts'

const own = names('collection_file')
const f = names('collection_file', 'f')

/** Files that this transaction has locked with their families. */
const lockedBy = new WeakMap<Trx['identity'], Set<number>>()

const text = `with recursive family(id) as (
    select unnest($1::bigint[])
    union
    select json_array_elements_text(${linkedText})::bigint from family n join collection_file f on ${f.id} = n.id)
  select ${own.id}::int as id from collection_file where ${own.id} in (select id from family) order by ${own.id} for no key update`

/** Before anything else of theirs is locked. Whoever else books on them waits until the transaction ends. */
export async function lockFamilies({ query, identity }: Pick<Trx, 'query' | 'identity'>, ids: readonly number[]) {
  const known = lockedBy.get(identity) ?? new Set<number>()
  lockedBy.set(identity, known)
  if (ids.every((id) => known.has(id))) return
  const { rows } = await query<{ id: number }>({ name: 'ledger-lock-families', text, values: [ids] })
  for (const { id } of rows) known.add(id)
}
