/** Breaks connections while a transaction commits, on either engine: both use `pg`. */
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Whether the database received the COMMIT before the connection broke. */
export type Cut = 'after' | 'before'

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** Breaks the next `times` commits of a test. @returns How many are left; `end` stops breaking connections before the test does. */
export function cutCommits(cut: Cut, times = 1): { left(): number; end(): void } {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  let left = times
  const end = () => {
    prototype.query = query
  }
  onTestFinished(end)
  prototype.query = function (...given) {
    if (textOf(given[0]) !== 'commit' || left === 0) return query.apply(this, given)
    left -= 1
    const broken = async () => {
      if (cut === 'after') await query.apply(this, given)
      const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
      stream.destroy()
      throw new Error('Connection terminated unexpectedly')
    }
    return broken()
  }
  return {
    left: () => left,
    end,
  }
}

const textOf = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'text' in given ? given.text : given
