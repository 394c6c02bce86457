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

/** @throws {RangeError} If the text is no snapshot. */
export function snapshotFrom(text: string): Snapshot {
  const parts = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/.exec(text)
  if (!parts) throw new RangeError(`"${text}" is not a snapshot of PostgreSQL.`)
  const [, xmin = '', xmax = '', running = ''] = parts
  return { text, xmin, xmax, running: `{${running}}` }
}
