/** Brings positions up to date with the log entries since, and divides stretches that have grown. */
import { collation } from '#server/sql/columns.ts'
import { Params, quote } from '#server/sql/sql.ts'
import type { Trx } from '#server/db/engine.ts'
import { prepared } from '#server/sql/statement.ts'
import { isComplete, mostEntries, unseen } from './log.ts'
import { stride, type Boundary, type Positions } from './positions.ts'
import { hasSeen, moment, snapshotFrom } from './snapshot.ts'
import { entryKey, isBefore, isFrom, keyText, type SortColumn } from './sortColumn.ts'

/** A row that came or went: its sign, id and key, and the number of boundaries at or before its key. */
type Move = [sign: 1 | -1, id: number, key: string | null, upTo: number | null]
type Row = {
  snapshot: string
  complete: boolean
  entries: number
  resets: number
  moves: string
  [split: `s${number}`]: string
}

const mostSplits = 8

/** @returns undefined when the log is incomplete: the positions must be read anew. */
export async function advancePositions(
  positions: Positions,
  column: SortColumn,
  trx: Pick<Trx, 'query'>,
): Promise<Positions | undefined> {
  const params = new Params()
  const { snapshot, boundaries } = positions
  const filled = boundaries.filter(({ key }) => key !== null || column.isId)
  const bounds = params.add(
    filled.map(({ key, id }) => (column.isId ? id : key)),
    column.isId ? 'bigint[]' : `text[]::${column.type}[]`,
  )
  const grown = grownStretches(positions)
  const splits = grown.map((index, n) => `, (${stretch(positions, index, column, params)}) as s${n}`)
  const key = column.isText ? `k ${collation}` : 'k'
  const text = `with pending as materialized (${unseen(column.table, snapshot, params)}),
    keyed as (select sign, row_id, ${entryKey(column)} as k from pending where sign <> 0)
    select ${moment} as snapshot, ${isComplete(column.table, snapshot, params)} as complete,
      (select count(*)::int from pending) as entries, (select count(*)::int from pending where sign is null) as resets,
      (select coalesce(json_agg(json_build_array(sign, row_id, ${column.isId ? 'null' : keyText('k', column)}, width_bucket(${key}, ${bounds}))), '[]')::text from keyed) as moves${splits.join('')}`
  const { rows } = await trx.query<Row>(
    grown.length > 0 ? { text, values: params.values } : prepared(text, params.values),
  )
  const [row] = rows
  if (!row?.complete || row.resets > 0 || row.entries > mostEntries) return undefined
  const seen = snapshotFrom(row.snapshot)
  if (!hasSeen(seen, snapshot)) return positions
  const stretches = countMoves(boundaries, filled.length, JSON.parse(row.moves) as Move[], column)
  const divided = grown.map((index, n): [number, Boundary[]] => [index, JSON.parse(row[`s${n}`] ?? '[]') as Boundary[]])
  return {
    snapshot: seen,
    total: positions.total + stretches.reduce((sum, change) => sum + change, 0),
    boundaries: moved(positions, stretches, new Map(divided)),
  }
}

/** Net change of rows per stretch: first the stretch before all boundaries, then one per boundary. */
function countMoves(
  boundaries: readonly Boundary[],
  filled: number,
  moves: readonly Move[],
  column: SortColumn,
): number[] {
  const changes = Array.from({ length: boundaries.length + 1 }, () => 0)
  for (const [sign, id, key, upTo] of moves) {
    let index = upTo ?? boundaries.length
    const floor = upTo === null ? filled : 0
    const isAfter = ({ key: other, id: otherId }: Boundary) => !column.isId && other === key && otherId > id
    for (let at = boundaries[index - 1]; index > floor && at && isAfter(at); at = boundaries[index - 1]) index--
    changes[index] = (changes[index] ?? 0) + sign
  }
  return changes
}

function moved(
  { boundaries }: Positions,
  changes: readonly number[],
  divided: ReadonlyMap<number, readonly Boundary[]>,
): Boundary[] {
  let shift = changes[0] ?? 0
  return boundaries.flatMap((boundary, index) => {
    const before = boundary.before + shift
    shift += changes[index + 1] ?? 0
    const inside = divided.get(index) ?? []
    return [{ ...boundary, before }, ...inside.map((one) => ({ ...one, before: before + one.before }))]
  })
}

/** Stretches that have more than twice their original number of rows. */
function grownStretches({ boundaries, total }: Positions): number[] {
  return boundaries
    .flatMap(({ before }, index) => ((boundaries[index + 1]?.before ?? total) - before > 2 * stride ? [index] : []))
    .slice(0, mostSplits)
}

/** SQL for new boundaries inside a stretch, with the number of rows before each, counted from its start. */
function stretch({ boundaries }: Positions, index: number, column: SortColumn, params: Params): string {
  const [from, until] = [boundaries[index], boundaries[index + 1]]
  if (!from) throw new RangeError(`There is no boundary ${index}.`)
  const name = quote(column.column)
  const end = until && (column.isId || until.key !== null || from.key === null)
  const range = `${isFrom(from, column, params)}${end ? ` and ${isBefore(`t.${name}`, 't.id', until, column, params)}` : ''}`
  const order = column.isId ? 't.id' : `t.${name}, t.id`
  const rows = `select t.${name} as k, t.id, row_number() over (order by ${order}) - 1 as n from ${quote(column.table)} t where ${range}`
  return `select coalesce(json_agg(json_build_object('key', ${column.isId ? 'null' : keyText('k', column)}, 'id', id, 'before', n) order by n), '[]')::text from (${rows}) x where n > 0 and n % ${stride} = 0`
}
