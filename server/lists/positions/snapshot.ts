/**
 * A moment in the database: which transactions were over. A state that was read at such a moment is brought
 * up to date by exactly the log entries of the transactions that were not.
 *
 * Transactions are numbered within one history of one database: a standby that took over, or a copy that was put back,
 * gives the same numbers to others. So a moment names its history, and says nothing in another.
 */
export type Snapshot = {
  /** The history, a dot, and what PostgreSQL writes: 'xmin:xmax:xip,xip'. */
  text: string
  history: string
  /** Transactions before this one were over. */
  xmin: string
  /** Transactions from this one on had not begun. */
  xmax: string
  /** Those in between that were not over, as an array literal. */
  running: string
}

/**
 * What names the history, in SQL. Each start of a server has a time of its own, and writes are lost by one only; the file of
 * a table is another one after a dump was restored, also into the same database, and its path names the database.
 */
export const history = `to_hex(hashtextextended(pg_postmaster_start_time()::text || pg_relation_filepath('change_log.tracked'), 0))`

/** The moment of a statement, in SQL. */
export const moment = `${history} || '.' || pg_current_snapshot()::text`

/**
 * Whether all that was over at `earlier` was over at `later` too. It always is where statements follow each other on
 * one server; a replica that lags, or an old snapshot that a transaction kept, sees less.
 */
export function hasSeen(later: Snapshot, earlier: Snapshot): boolean {
  if (BigInt(later.xmax) < BigInt(earlier.xmax)) return false
  const stillRunning = new Set(idsIn(earlier))
  return idsIn(later).every((xid) => stillRunning.has(xid) || BigInt(xid) >= BigInt(earlier.xmax))
}

const idsIn = ({ running }: Snapshot): string[] => running.slice(1, -1).split(',').filter(Boolean)

/** @throws {RangeError} If the text is no moment. */
export function snapshotFrom(text: string): Snapshot {
  const parts = /^([0-9a-f]{1,16})\.(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/.exec(text)
  if (!parts) throw new RangeError(`"${text}" is not a moment of the database.`)
  const [, history = '', xmin = '', xmax = '', running = ''] = parts
  return { text, history, xmin, xmax, running: `{${running}}` }
}
