/** What is left until the end of a transaction and done there at once: one statement for what many writes ask for. */
import type { Trx } from './engine.ts'

export type LastWork<T> = (items: readonly T[], trx: Trx) => Promise<void>

export type UntilCommit = {
  beforeCommit: Trx['beforeCommit']
  /** Gives all of it to the transaction around a savepoint. */
  passTo(outer: Pick<Trx, 'beforeCommit'>): void
  /** Does all of it, and what it asks for in turn. */
  finish(trx: Trx): Promise<void>
}

export function untilCommit(): UntilCommit {
  /** The items of a work have its type: `beforeCommit` is the only way in. */
  const waiting = new Map<LastWork<never>, unknown[]>()
  const each = () => [...waiting].map(([work, items]) => ({ work, items: items as never[] }))
  return {
    beforeCommit(work, item) {
      const items = waiting.get(work)
      if (items) items.push(item)
      else waiting.set(work, [item])
    },
    passTo({ beforeCommit }) {
      for (const { work, items } of each()) for (const item of items) beforeCommit(work, item)
    },
    async finish(trx) {
      while (waiting.size > 0) {
        const all = each()
        waiting.clear()
        for (const { work, items } of all) await work(items, trx)
      }
    },
  }
}
