/** Work inside a transaction that is rolled back by itself when it fails. */
import type { Trx } from '#server/db/engine.ts'

/** @param name A name that no enclosing savepoint has. */
export async function savepoint<T>(trx: Trx, name: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  const committed: (() => void)[] = []
  await trx.query({ text: `savepoint ${name}` })
  try {
    const result = await work({ ...trx, afterCommit: (next) => void committed.push(next) })
    await trx.query({ text: `release savepoint ${name}` })
    for (const next of committed) trx.afterCommit(next)
    return result
  } catch (error) {
    await trx.query({ text: `rollback to savepoint ${name}` })
    // The savepoint itself outlives the rollback.
    await trx.query({ text: `release savepoint ${name}` })
    throw error
  }
}
