/**
 * Several records are decided before any of them is written, so hooks and listeners would see another database
 * than with single writes. Only those that ask nothing of it may join.
 */
import type { Trx } from '#server/db/engine.ts'
import type { Within } from '#server/records/within.ts'

/** A hook or listener asked the database, or the write needs the database to decide: each record is written by itself. */
export class Asked extends Error {}

export type Silent = {
  within: Within
  /** @throws {Asked} Also when the hook has caught the refusal of its statement. */
  check(): void
}

/** The context for hooks, effects and listeners, whose first statement fails. */
export function silent(within: Within): Silent {
  let isAsked = false
  const refuse = (): never => {
    isAsked = true
    throw new Asked()
  }
  const trx: Trx = {
    query: async () => refuse(),
    get identity() {
      return refuse()
    },
    beforeCommit: (work, item) => within.trx.beforeCommit(work, item),
    afterCommit: (run) => within.trx.afterCommit(run),
  }
  return {
    within: { ...within, trx },
    check: () => {
      if (isAsked) throw new Asked()
    },
  }
}
