/**
 * Tells a copy of the database from the one served last. A restored copy, or one in a test installation,
 * contains letters and webhooks that were sent long ago and sessions that ended: it must not send anything by
 * itself.
 */
import type { Engine, Trx } from '#server/db/engine.ts'

/**
 * SQL for the identity of the database: cluster, database and table. It survives restarts, other processes and
 * failover to a standby; a restored dump has at least another table.
 */
const name = `(select system_identifier from pg_control_system()) || '.'
  || (select oid from pg_database where datname = current_database()) || '.' || 'served_as'::regclass::oid`

/** SQL for the timeline. Empty on a standby, which writes nothing. */
const timeline = `case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`

/**
 * SQL for whether mail and webhooks may be sent: part of the statement that takes the next one, so that nothing
 * happens in between.
 */
export const mayLeave = `not exists (select from served_as where held_since is not null or name <> ${name})`

/** How a database differs from the one served last. */
export type Difference =
  /** A cluster, database, table or folder that is not the one served last: a copy. */
  | 'copy'
  /** The timeline changed since the last start: a standby took over, or a copy was restored. */
  | 'moment'
  /** The database lost more of what this process knows than a failover explains. */
  | 'past'
  /** The database lost a little: a standby took over. */
  | 'little'

/** State of the database that this process saw last. */
export type Seen = { timeline: string; at: string }
type Row = Seen & { name: string; folder: string | null }
export type Found = { seen: Seen; difference?: Difference; ended: number }

/** Milliseconds of writes that a failover may lose. */
const mostLost = 5 * 60_000

/** @param before undefined at the start of the process. */
export function differenceOf(stored: Row, now: Row, before: Seen | undefined): Difference | undefined {
  if (stored.name !== now.name) return 'copy'
  if (stored.folder !== null && now.folder !== null && stored.folder !== now.folder) return 'copy'
  if (before === undefined) return stored.timeline === now.timeline ? undefined : 'moment'
  const lost = Date.parse(before.at) - Date.parse(stored.at)
  if (lost <= 0) return undefined
  return lost > mostLost ? 'past' : 'little'
}

/**
 * Compares, and stores the identity of the database now served. After a difference all sessions end, and mail
 * and webhooks are held unless only a little was lost.
 */
export function compareServed(engine: Engine, before: Seen | undefined): Promise<Found> {
  return engine.transaction(async (trx) => {
    const now = await current(trx, engine.folder ?? null)
    const { rows } = await trx.query<Row>({
      text: 'select name, folder, timeline, seen_at as at from served_as for update',
    })
    const [stored] = rows
    const difference = stored && differenceOf(stored, now, before)
    const isHeld = difference !== undefined && difference !== 'little'
    await trx.query({
      text: `insert into served_as (name, folder, timeline, seen_at) values ($1, $2, $3, $4)
        on conflict (only_row) do update set name = $1, folder = coalesce($2, served_as.folder), timeline = $3,
          seen_at = greatest(served_as.seen_at, $4), held_since = case when $5 then coalesce(served_as.held_since, $4) else served_as.held_since end`,
      values: [now.name, now.folder, now.timeline, now.at, isHeld],
    })
    const ended = difference ? await trx.query({ text: 'delete from session' }) : { rowCount: 0 }
    return { seen: now, difference, ended: ended.rowCount }
  })
}

async function current(trx: Trx, folder: string | null): Promise<Row> {
  const { rows } = await trx.query<Omit<Row, 'folder'>>({
    text: `select ${name} as name, ${timeline} as timeline, clock_timestamp() as at`,
  })
  const [row] = rows
  if (!row) throw new Error('The query for the identity of the database returned no row.')
  return { ...row, folder }
}
