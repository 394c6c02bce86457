/**
 * A moment in the database: which transactions were over. A state that was read at such a moment is brought
 * up to date by exactly the log entries of the transactions that were not.
 */
export type Snapshot = {
  /** As PostgreSQL writes it: 'xmin:xmax:xip,xip'. */
  text: string
  /** Transactions before this one were over. */
  xmin: string
  /** Transactions from this one on had not begun. */
  xmax: string
  /** Those in between that were not over, as an array literal. */
  running: string
}

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

/** @throws {RangeError} If the text is no snapshot. */
export function snapshotFrom(text: string): Snapshot {
  const parts = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/.exec(text)
  if (!parts) throw new RangeError(`"${text}" is not a snapshot of PostgreSQL.`)
  const [, xmin = '', xmax = '', running = ''] = parts
  return { text, xmin, xmax, running: `{${running}}` }
}
