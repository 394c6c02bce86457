/**
 * A call with an Idempotency-Key is one transaction: it begins with the first thing that the call asks of the database, and
 * is committed together with the answer, when that is known. So a change and its answer are there both or neither.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine, Statement, Trx } from '#server/db/engine.ts'

export type KeyedCall = {
  /** Runs what the call asks of the database, in its transaction. */
  query: Engine['query']
  transaction: Engine['transaction']
  /** Whether something waits to be committed. */
  isOpen(): boolean
  /**
   * Commits, with this as the last statement.
   *
   * @throws {KeyInUse} When the statement wrote no row; everything is undone then.
   */
  commit(last: Statement): Promise<void>
  rollBack(): Promise<void>
}

/** Another call with the same key was first. */
export class KeyInUse extends Error {}
class RolledBack extends Error {}

type Held = { trx: Promise<Trx>; end(last: Statement | undefined): Promise<void> }

export function createKeyedCall(engine: Engine): KeyedCall {
  let held: Held | undefined
  let savepoints = 0

  function begin(): Held {
    const opened = Promise.withResolvers<Trx>()
    const ending = Promise.withResolvers<Statement | undefined>()
    const done = engine.transaction(async (trx) => {
      opened.resolve(trx)
      const last = await ending.promise
      if (!last) throw new RolledBack()
      if ((await trx.query(last)).rows.length === 0) throw new KeyInUse()
    })
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
        return within(await held.trx, `call_${savepoints}`, work)
      }
      held = begin()
      try {
        return await work(await held.trx)
      } catch (error) {
        // What the call asks next, such as the reasons for the refusal, must not run in a failed transaction.
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

/** A further transaction of the same call: undone by itself when it fails. */
async function within<T>(trx: Trx, savepoint: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  const committed: (() => void)[] = []
  await trx.query({ text: `savepoint ${savepoint}` })
  try {
    const result = await work({ ...trx, afterCommit: (next) => void committed.push(next) })
    await trx.query({ text: `release savepoint ${savepoint}` })
    for (const next of committed) trx.afterCommit(next)
    return result
  } catch (error) {
    await trx.query({ text: `rollback to savepoint ${savepoint}` })
    throw error
  }
}

/** The keyed call that the running code belongs to, until it is answered. */
const running = new AsyncLocalStorage<{ call: KeyedCall | undefined }>()

/** Where code runs as part of a call, until that is answered. */
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
 * For what must be stored even when the call is refused, such as counting wrong guesses: the call goes on as if it had no key.
 *
 * @throws {Error} When the call has written something already.
 */
export function leaveCall(): void {
  const place = running.getStore()
  if (place?.call?.isOpen())
    throw new Error('This call has asked the database already; give its route `config.withoutKey`.')
  if (place) place.call = undefined
}

/** The engine for everything that answers requests: what a keyed call asks of it joins the call's transaction. */
export function withKeyedCalls(engine: Engine): Engine {
  return {
    ...engine,
    query: (statement) => (running.getStore()?.call ?? engine).query(statement),
    transaction: (work) => (running.getStore()?.call ?? engine).transaction(work),
  }
}
