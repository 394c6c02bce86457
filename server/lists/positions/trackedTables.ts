/** The tables that have a change log, and the columns whose keys it contains. */
import { literal } from '#server/sql/sql.ts'
import type { Engine } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import type { SortColumn } from './sortColumn.ts'

type Keys = ReadonlyMap<string, readonly string[]>

const keysByEngine = new WeakMap<Engine, Promise<Keys>>()
const renewedByEngine = new WeakMap<Engine, Set<string>>()

/** Whether each of the tables has a log. */
export async function areTracked(engine: Engine, tables: readonly string[]): Promise<boolean> {
  const keys = await keysOf(engine)
  return tables.every((table) => keys.has(table))
}

/** The columns that entries of this table's log have; undefined without a log. */
export const trackedKeys = async (engine: Engine, table: string): Promise<readonly string[] | undefined> =>
  (await keysOf(engine)).get(table)

/** Whether the log contains this column's keys. If its index was created after the log, the log is rebuilt once. */
export async function carriesKey(engine: Engine, { table, column, isId }: SortColumn): Promise<boolean> {
  const carried = async () => {
    const keys = (await keysOf(engine)).get(table)
    return keys !== undefined && (isId || keys.includes(column))
  }
  if (await carried()) return true
  const tried = renewedByEngine.get(engine) ?? new Set<string>()
  renewedByEngine.set(engine, tried)
  if (tried.has(`${table}.${column}`)) return false
  tried.add(`${table}.${column}`)
  await engine.query({ text: `select track_changes(${literal(table)})` }).catch(() => undefined)
  keysByEngine.delete(engine)
  return carried()
}

function keysOf(engine: Engine): Promise<Keys> {
  const reading = keysByEngine.get(engine) ?? readKeys(engine)
  keysByEngine.set(engine, reading)
  return reading
}

/** A database made without the migrations has no log: lists count there. */
async function readKeys(engine: Engine): Promise<Keys> {
  const text = 'select table_name, keys from change_log.tracked'
  const reading = forServer(() => engine.query<{ table_name: string; keys: string[] }>({ text }))
  const rows = await reading.then(
    (result) => result.rows,
    () => [],
  )
  return new Map(rows.map(({ table_name, keys }) => [table_name, keys]))
}
