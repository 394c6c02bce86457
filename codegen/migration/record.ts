/**
 * Lines at the end of a planned migration that record its effect on the tables; from them the planner computes
 * the tables after all migrations. A change removes lines and adds others, so that migrations of two branches
 * merge as long as they change different things.
 */
import type { Column, Filled, KeptSearch, Table, TableRule, Totals } from './table.ts'

/** Lines that the migration removes and adds. */
export type TableRecord = { removed: readonly string[]; added: readonly string[] }

const mark = '-- What the planner remembers of it; leave these lines as they are.'

/** The tables as lines, one per column, key and index: `merchant column fax {"property":"fax",…}`. */
export function linesOf(tables: readonly Table[]): string[] {
  return tables.flatMap(
    ({
      name,
      entity,
      property,
      was,
      key,
      search,
      searchedAs,
      once,
      unique,
      indexes,
      rules = [],
      totals = [],
      columns,
      filled = [],
      kept,
    }) => [
      `${name} table ${JSON.stringify({ entity, property, was, key })}`,
      ...columns.map(({ name: column, ...rest }) => {
        const told = JSON.stringify({ ...rest, bounds: undefined, form: undefined }, inOrder)
        return `${name} column ${column} ${told}`
      }),
      ...(search.length ? [`${name} search ${JSON.stringify(searchedAs ? { [searchedAs]: search } : search)}`] : []),
      ...(once ? [`${name} once ${JSON.stringify(once)}`] : []),
      ...unique.map((list) => `${name} unique ${JSON.stringify(list)}`),
      ...indexes.map((list) => `${name} index ${JSON.stringify(list)}`),
      ...totals.map(({ name: kept, ...rest }) => `${name} totals ${kept} ${JSON.stringify(rest, inOrder)}`),
      ...rules.map(({ name: rule, ...rest }) => `${name} rule ${rule} ${JSON.stringify(rest, inOrder)}`),
      ...(kept ? [`${name} kept ${JSON.stringify(kept, inOrder)}`] : []),
      ...filled.map((one) => `${name} filled ${JSON.stringify(one)}`),
    ],
  )
}

/** Sorts members by name, so that the same column always gives the same line. */
export const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The tables that such lines describe. */
export function tablesFrom(lines: readonly string[]): Table[] {
  const tables = new Map<string, Parts>()
  for (const line of lines) {
    const [, table = '', kind, rest = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? []
    const found: Parts = tables.get(table) ?? { search: [], unique: [], indexes: [], columns: [] }
    tables.set(table, found)
    if (kind === 'table') Object.assign(found, JSON.parse(rest))
    if (kind === 'search') Object.assign(found, searchIn(JSON.parse(rest) as string[] | { folded: string[] }))
    if (kind === 'once') found.once = JSON.parse(rest) as string[]
    if (kind === 'unique') found.unique.push(JSON.parse(rest) as string[])
    if (kind === 'index') found.indexes.push(JSON.parse(rest) as string[])
    const [, name = '', value = '{}'] = /^(\S+) (.*)$/.exec(rest) ?? []
    if (kind === 'totals')
      found.totals = [...(found.totals ?? []), { name, ...(JSON.parse(value) as Omit<Totals, 'name'>) }]
    if (kind === 'rule')
      found.rules = [...(found.rules ?? []), { name, ...(JSON.parse(value) as Omit<TableRule, 'name'>) }]
    if (kind === 'kept') found.kept = JSON.parse(rest) as KeptSearch
    if (kind === 'filled') found.filled = [...(found.filled ?? []), JSON.parse(rest) as Filled]
    if (kind === 'column') {
      found.columns.push({ name, ...(JSON.parse(value) as Omit<Column, 'name'>) })
    }
  }
  return [...tables]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, parts]) => ({ name, entity: '', key: [], ...parts }))
}

const searchIn = (told: string[] | { folded: string[] }): Pick<Table, 'search' | 'searchedAs'> =>
  Array.isArray(told) ? { search: told } : { search: told.folded, searchedAs: 'folded' }

type Parts = Partial<
  Pick<Table, 'entity' | 'property' | 'was' | 'key' | 'searchedAs' | 'once' | 'rules' | 'totals' | 'kept' | 'filled'>
> & {
  search: string[]
  unique: string[][]
  indexes: string[][]
  columns: Column[]
}

/** The difference between two sets of lines. */
export function recordOf(before: readonly string[], after: readonly string[]): TableRecord {
  const [had, has] = [new Set(before), new Set(after)]
  return { removed: before.filter((line) => !has.has(line)), added: after.filter((line) => !had.has(line)) }
}

export const isEmptyRecord = ({ removed, added }: TableRecord): boolean => removed.length + added.length === 0

/** The text at the end of a migration's file. */
export const recordText = ({ removed, added }: TableRecord): string =>
  [mark, ...removed.map((line) => `-- - ${line}`), ...added.map((line) => `-- + ${line}`), ''].join('\n')

/** Reads the lines at the end of a migration's file; empty for one written by hand. */
export function readRecord(sql: string): TableRecord {
  const start = sql.lastIndexOf(mark)
  const lines = start < 0 ? [] : sql.slice(start).split(/\r?\n/)
  const after = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length))
  return { removed: after('-- - '), added: after('-- + ') }
}

/** The subject of a line without its content: two lines about the same subject exclude each other. */
export const subjectOf = (line: string): string => {
  const [, table = '', kind = '', rest = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? []
  if (kind === 'column') return `${table}.${rest.split(' ', 1).join('')}`
  if (kind === 'rule' || kind === 'totals') return `${kind} ${rest.split(' ', 1).join('')} of ${table}`
  if (kind === 'filled') {
    const { column, value } = JSON.parse(rest) as Filled
    return `${table}.${column} in "${value}"`
  }
  return kind === 'unique' || kind === 'index' ? `${kind} ${rest} of ${table}` : `${kind} of ${table}`
}
