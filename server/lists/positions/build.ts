/** Reads the positions of a whole table: one pass over the index of the order. */
import { literal, quote } from '#server/sql/sql.ts'
import type { Trx } from '#server/db/engine.ts'
import { stride, type Boundary, type Positions } from './positions.ts'
import { moment, snapshotFrom } from './snapshot.ts'
import { keyText, type SortColumn } from './sortColumn.ts'

type Row = [key: string | null, id: number, before: number, isLast: boolean]

/** @param trx A transaction without writes. */
export async function buildPositions(column: SortColumn, trx: Pick<Trx, 'query'>): Promise<Positions> {
  await dropForeignEntries(column.table, trx)
  const name = quote(column.column)
  const order = column.isId ? 'id' : `${name}, id`
  const text = `select ${moment} as snapshot,
    (select coalesce(json_agg(json_build_array(${column.isId ? 'null' : keyText('key', column)}, id, n, is_last) order by n), '[]')::text from (
      select ${name} as key, id, row_number() over w - 1 as n, lead(id) over w is null as is_last${column.isNullable ? `, ${name} is null and lag(${name}) over w is not null as is_first_empty` : ''}
      from ${quote(column.table)} window w as (order by ${order})
    ) x where n % ${stride} = 0 or is_last${column.isNullable ? ' or is_first_empty' : ''}) as rows`
  const { rows } = await trx.query<{ snapshot: string; rows: string }>({ text })
  const [row] = rows
  if (!row) throw new Error(`The positions of "${column.table}" could not be read.`)
  const read = JSON.parse(row.rows) as Row[]
  const last = read.at(-1)
  const total = last ? last[2] + 1 : 0
  return { snapshot: snapshotFrom(row.snapshot), total, boundaries: boundariesFrom(read, column, total) }
}

/**
 * The first boundary lies before any possible key. Empty values begin at a boundary of their own, so that no
 * stretch mixes keys and empty values.
 */
function boundariesFrom(read: readonly Row[], column: SortColumn, total: number): Boundary[] {
  const start: Boundary = { key: column.isId ? null : lowest(column), id: 0, before: 0 }
  const later = read
    .map(([key, id, before]): Boundary => ({ key, id, before }))
    .filter(({ before }) => before > 0 && before % stride === 0)
  if (!column.isNullable) return [start, ...later]
  const firstEmpty = read.find(([key]) => key === null)?.[2] ?? total
  const filled = later.filter(({ key }) => key !== null)
  const empty = later.filter(({ key, before }) => key === null && before > firstEmpty)
  return [start, ...filled, { key: null, id: 0, before: firstEmpty }, ...empty]
}

function lowest({ type, isText }: SortColumn): string {
  if (isText) return ''
  if (type === 'boolean') return 'false'
  return type === 'bigint' ? '-9223372036854775808' : '-infinity'
}

/**
 * A restored copy carries transaction ids of another cluster, which may lie in the future of this one: such
 * entries are deleted.
 */
async function dropForeignEntries(table: string, trx: Pick<Trx, 'query'>): Promise<void> {
  const log = `change_log.${quote(table)}`
  const next = 'pg_snapshot_xmax(pg_current_snapshot())'
  const marks = `change_log.tracked where table_name = ${literal(table)} and trimmed > ${next}`
  const { rows } = await trx.query({
    text: `(select 1 from ${log} where xid >= ${next} limit 1) union all (select 1 from ${marks})`,
  })
  if (rows.length === 0) return
  await trx.query({ text: `delete from ${log} where xid >= ${next}` })
  // With a trim mark in the future the log would always count as incomplete.
  await trx.query({
    text: `update change_log.tracked set trimmed = ${next} where table_name = ${literal(table)} and trimmed > ${next}`,
  })
}
