/**
 * Loaded into each server of `crashServer.ts`: on a message it ends its process, as `kill -9`
 * does, at a named point of a transaction. Both engines speak through `pg`.
 */
import pg from 'pg'

/** A statement of a transaction, found by a part of its text. */
export type Point = {
  /** Part of a statement by which transactions of this kind are known. */
  of: string
  /** Part of the statement in it at which the process ends; `commit` is that of the transaction itself. */
  at: string
  /** Which of these transactions it is, from 1. */
  nth: number
  /** Before the database is sent the statement, or after it has answered and nobody else has heard of it. */
  where: 'before' | 'after'
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

const textOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given)

const die = () => process.kill(process.pid, 'SIGKILL')

const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
const inside = new WeakSet<pg.Client>()
let point: Point | undefined
let seen = 0

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'dieAt' in message) point = message.dieAt as Point
})

prototype.query = function (...given) {
  if (point === undefined) return query.apply(this, given)
  const text = textOf(given[0])
  if (text.includes(point.of)) inside.add(this)
  // Tried again it begins anew.
  if (text === 'rollback') inside.delete(this)
  const isThere = point.at === 'commit' ? text === 'commit' : text.includes(point.at)
  if (!inside.has(this) || !isThere) return query.apply(this, given)
  inside.delete(this)
  seen += 1
  if (seen !== point.nth) return query.apply(this, given)
  if (point.where === 'before') return die()
  return Promise.resolve(query.apply(this, given)).then(die)
}
