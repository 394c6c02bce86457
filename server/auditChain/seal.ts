/**
 * Seals the audit, some rows at a time, so that changed, removed or added rows are found later (`npm run
 * audit-check`). Writers do not wait: rows are sealed after their commit, in whatever order they came.
 */
import type { Engine } from '#server/db/engine.ts'
import { firstOpen, hash, lateness, lines } from './sealHash.ts'

export type Seal = { id: number; rowCount: number; hash: string }

/** Maximum number of rows in one seal. */
const most = 5000

const text = `with last as (select id, hash from audit_seal order by id desc limit 1),
  recent as (select range_agg(ids) as ids from audit_seal
    where sealed_at > (select max(sealed_at) from audit_seal) - ${lateness}),
  open as (select a.* from audit_log a where a.id >= ${firstOpen}
    and not a.id <@ coalesce((select ids from recent), '{}'::int8multirange) order by a.id limit ${most}),
  batch as (select range_agg(int8range(o.id, o.id + 1)) as ids, count(*)::int as row_count, ${lines('o')} as lines from open o),
  next as (select coalesce((select id from last), 0) + 1 as id, $1::timestamptz as at, b.* from batch b where b.row_count > 0)
  insert into audit_seal (id, sealed_at, ids, row_count, hash)
  select n.id, n.at, n.ids, n.row_count,
    ${hash({ previous: `coalesce((select hash from last), '')`, id: 'n.id', at: 'n.at', ids: 'n.ids', lines: 'n.lines' })}
  from next n returning id, row_count as "rowCount", hash`

/**
 * Seals the rows that have no seal yet.
 *
 * @param now Milliseconds since 1970.
 * @returns The new seal; undefined when all rows are sealed or another process is sealing.
 */
export function sealAudit(engine: Engine, now: number): Promise<Seal | undefined> {
  return engine.transaction(async (trx) => {
    const lock = `select pg_try_advisory_xact_lock(hashtext('audit-seal')) as mine`
    if ((await trx.query<{ mine: boolean }>({ text: lock })).rows[0]?.mine !== true) return undefined
    const { rows } = await trx.query<Seal>({ text, values: [new Date(now).toISOString()] })
    return rows[0]
  })
}

/** Whether more rows may be waiting after this seal. */
export const isFull = ({ rowCount }: Seal): boolean => rowCount === most
