/** Debtors without a protection, asked about for many at once by who opens many files in one transaction. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const d = names('debtor')
const e = names('insolvency_event', 'e')

const freeIn = new WeakMap<Trx['identity'], Set<number>>()

/** Locks them as opening a file does, and remembers for this transaction which of them are not protected. */
export async function lockUnprotected(trx: Trx, debtors: readonly number[]): Promise<void> {
  const ids = [...new Set(debtors)].sort((one, other) => one - other)
  await trx.query({
    text: `select from debtor where ${d.id} = any($1::bigint[]) order by ${d.id} for share`,
    values: [ids],
  })
  const { rows } = await trx.query<{ id: number }>({
    text: `select distinct ${e.debtor_id}::int as id from insolvency_event e where ${e.debtor_id} = any($1::bigint[]) and ${e.status} = 'active'`,
    values: [ids],
  })
  const protectedOnes = new Set(rows.map(({ id }) => id))
  const free = freeIn.get(trx.identity) ?? new Set()
  freeIn.set(trx.identity, free)
  for (const id of ids) if (!protectedOnes.has(id)) free.add(id)
}

/** Whether that was found before in this transaction, which holds the lock since. */
export const isUnprotected = ({ identity }: Trx, debtor: number): boolean => freeIn.get(identity)?.has(debtor) ?? false
