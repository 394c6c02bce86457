/** Makes writers of one table take turns, for rules that no database constraint can enforce. */
import { createHash } from 'node:crypto'
import type { Entity } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'

/**
 * Waits until nobody else writes for the same reason; the lock ends with the transaction. Later statements see
 * what others wrote.
 */
export async function lockFor(reason: string, { table }: Entity, trx: Trx): Promise<void> {
  const key = createHash('sha256').update(`${reason} ${table}`).digest().readBigInt64BE()
  await trx.query({ text: 'select pg_advisory_xact_lock($1::bigint)', values: [String(key)] })
}
