/**
 * A snapshot of the database: which transactions were over. What was read at a snapshot is brought up to date
 * by exactly the log entries of the other transactions.
 *
 * Transaction numbers are unique within one history of one database only: a standby that took over, or a
 * restored copy, gives the same numbers to other transactions. So a snapshot names its history and is
 * meaningless in another.
 */
export type Snapshot = {
  /** The history, a dot, and PostgreSQL's text of the snapshot: 'xmin:xmax:xip,xip'. */
  text: string
  history: string
  /** Transactions before this one were over. */
  xmin: string
  /** Transactions from this one on had not started. */
  xmax: string
  /** Transactions in between that were still running, as an array literal. */
  running: string
}

/**
 * SQL for the name of the history: the start time of the server, plus the file path of the log's table, which
 * is another one after a restore, and contains the number of the database.
 */
export const history = `to_hex(hashtextextended(pg_postmaster_start_time()::text || pg_relation_filepath('change_log.tracked'), 0))`

/** SQL for the snapshot of a statement. */
export const moment = `${history} || '.' || pg_current_snapshot()::text`

/**
 * Whether every transaction that was over at `earlier` was over at `later` too. On one server later statements
 * always see more; a replica that lags, or an old snapshot inside a transaction, may see less.
 */
export function hasSeen(later: Snapshot, earlier: Snapshot): boolean {
  if (BigInt(later.xmax) < BigInt(earlier.xmax)) return false
  const stillRunning = new Set(idsIn(earlier))
  return idsIn(later).every((xid) => stillRunning.has(xid) || BigInt(xid) >= BigInt(earlier.xmax))
}

const idsIn = ({ running }: Snapshot): string[] => running.slice(1, -1).split(',').filter(Boolean)

/** @throws {RangeError} If the text is no snapshot. */
export function snapshotFrom(text: string): Snapshot {
  const parts = /^([0-9a-f]{1,16})\.(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/.exec(text)
  if (!parts) throw new RangeError(`"${text}" is no snapshot of the database.`)
  const [, history = '', xmin = '', xmax = '', running = ''] = parts
  return { text, history, xmin, xmax, running: `{${running}}` }
}
