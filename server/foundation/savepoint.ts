/** Work inside a transaction that is rolled back by itself when it fails. */
import type { Trx } from '#server/db/engine.ts'
import { untilCommit } from '#server/db/untilCommit.ts'

/** @param name A name that no enclosing savepoint has. */
export async function savepoint<T>(trx: Trx, name: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  const committed: (() => void)[] = []
  const last = untilCommit()
  await trx.query({ text: `savepoint ${name}` })
  try {
    const { beforeCommit } = last
    const result = await work({ ...trx, beforeCommit, afterCommit: (next) => void committed.push(next) })
    await trx.query({ text: `release savepoint ${name}` })
    for (const next of committed) trx.afterCommit(next)
    last.passTo(trx)
    return result
  } catch (error) {
    await trx.query({ text: `rollback to savepoint ${name}` })
    // The savepoint itself outlives the rollback.
    await trx.query({ text: `release savepoint ${name}` })
    throw error
  }
}
