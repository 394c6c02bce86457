/**
 * Runs a call with an Idempotency-Key as one transaction: it begins with the call's first statement and commits
 * together with the stored answer. So a change and its answer exist both or neither.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine, Statement, Trx } from '#server/db/engine.ts'
import { forOutsider, forServer, type Outsider } from '#server/db/outsider.ts'
import { savepoint } from '#server/foundation/savepoint.ts'

export type KeyedCall = {
  /** Runs a statement of the call in its transaction. */
  query: Engine['query']
  transaction: Engine['transaction']
  /** Whether a transaction is open. */
  isOpen(): boolean
  /**
   * Commits, with this as the last statement.
   *
   * @throws {KeyInUse} When the statement wrote no row; everything is rolled back.
   */
  commit(last: Statement): Promise<void>
  rollBack(): Promise<void>
}

/** Refusal, because another call with the same key was first. */
export class KeyInUse extends Error {}
class RolledBack extends Error {}

type Held = { trx: Promise<Trx>; end(last: Statement | undefined): Promise<void> }

/** @param asker On whose behalf the whole call runs, also where its first statement is the server's own. */
export function createKeyedCall(engine: Engine, asker?: Outsider): KeyedCall {
  let held: Held | undefined
  let savepoints = 0

  function begin(): Held {
    const opened = Promise.withResolvers<Trx>()
    const ending = Promise.withResolvers<Statement | undefined>()
    const done = forOutsider(asker, () =>
      engine.transaction(async (trx) => {
        opened.resolve(trx)
        const last = await ending.promise
        if (!last) throw new RolledBack()
        // Stored answers are closed to people from outside.
        if ((await forServer(() => trx.query(last))).rows.length === 0) throw new KeyInUse()
      }),
    )
    done.catch(opened.reject)
    opened.promise.catch(() => undefined)
    return {
      trx: opened.promise,
      end: (last) => {
        ending.resolve(last)
        return done
      },
    }
  }

  const rollBack = async () => {
    const ended = held
    held = undefined
    await ended?.end(undefined).catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }

  return {
    rollBack,
    isOpen: () => held !== undefined,

    async query(statement) {
      held ??= begin()
      return (await held.trx).query(statement)
    },

    async transaction(work) {
      if (held) {
        savepoints += 1
        // A further transaction of the same call, rolled back by itself when it fails.
        return savepoint(await held.trx, `call_${savepoints}`, work)
      }
      held = begin()
      try {
        return await work(await held.trx)
      } catch (error) {
        // Later statements of the call, such as reading the reasons for a refusal, must not run in a failed
        // transaction.
        await rollBack()
        throw error
      }
    },

    async commit(last) {
      const ended = held
      held = undefined
      await ended?.end(last)
    },
  }
}

/** The keyed call that the running code belongs to, until it is answered. */
const running = new AsyncLocalStorage<{ call: KeyedCall | undefined }>()

/** Ties running code to a call, until that is answered. */
export type CallScope = { run(next: () => void): void; end(): void }

export function scopeOf(call: KeyedCall): CallScope {
  const place: { call: KeyedCall | undefined } = { call }
  return {
    run: (next) => running.run(place, next),
    end: () => {
      place.call = undefined
    },
  }
}

/**
 * For writes that must survive a refusal of the call, such as counting wrong passwords: from here on the call
 * runs as if it had no key.
 *
 * @throws {Error} When the call has already written something.
 */
export function leaveCall(): void {
  const place = running.getStore()
  if (place?.call?.isOpen())
    throw new Error('This call has asked the database already; give its route `config.withoutKey`.')
  if (place) place.call = undefined
}

/** The engine for everything that answers requests: statements of a keyed call join the call's transaction. */
export function withKeyedCalls(engine: Engine): Engine {
  return {
    ...engine,
    query: (statement) => (running.getStore()?.call ?? engine).query(statement),
    transaction: (work) => (running.getStore()?.call ?? engine).transaction(work),
  }
}
