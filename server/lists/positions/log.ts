/** SQL over the change log of a table (`server/db/migrations/0002-change-log.sql`). */
import { literal, quote, type Params } from '#server/sql/sql.ts'
import { history, type Snapshot } from './snapshot.ts'

/** With more unread entries than this, reading positions anew is cheaper than catching up. */
export const mostEntries = 5000

const logOf = (table: string): string => `change_log.${quote(table)}`

/** SQL for the entries that the statement sees and the snapshot did not; found by index, however long the log is. */
export function unseen(table: string, { xmax, running }: Snapshot, params: Params): string {
  const columns = 'select sign, row_id, keys, xid'
  const later = `${columns} from ${logOf(table)} where xid >= ${params.add(xmax, 'xid8')}`
  const then = `${columns} from ${logOf(table)} where xid = any(${params.add(running, 'xid8[]')})`
  return `(${later} order by xid limit ${mostEntries + 1}) union all (${then} order by xid limit ${mostEntries + 1})`
}

/** Whether the log belongs to the snapshot's history and nothing that the snapshot did not see has been trimmed. */
export const isComplete = (table: string, { history: of, xmin }: Snapshot, params: Params): string =>
  `coalesce((select trimmed <= ${params.add(xmin, 'xid8')} and ${history} = ${params.add(of, 'text')} from change_log.tracked where table_name = ${literal(table)}), false)`

/** Whether the table is unchanged since the snapshot. */
export function isUnchanged(table: string, snapshot: Snapshot, params: Params): string {
  const complete = isComplete(table, snapshot, params)
  const later = `select from ${logOf(table)} where xid >= ${params.add(snapshot.xmax, 'xid8')} order by xid limit 1`
  const then = `select from ${logOf(table)} where xid = any(${params.add(snapshot.running, 'xid8[]')}) order by xid limit 1`
  return `(${complete} and not exists (${later}) and not exists (${then}))`
}
