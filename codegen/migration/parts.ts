/**
 * The parts of a table besides its columns: keys, limits, indexes, foreign keys. Two parts with equal kind and
 * definition are the same; a different name is only a rename.
 */
import { limitOf } from './columnSql.ts'
import { text } from '#codegen/sql/text.ts'
import { nameOf, quoted, quotedList } from './names.ts'
import type { Rename } from './renames.ts'
import { columnsIn } from '#codegen/sql/condition.ts'
import type { Column, Filled, Table, TableRule } from './table.ts'

export type Part = {
  kind: 'primary key' | 'unique' | 'check' | 'rule' | 'foreign key' | 'index' | 'trigger'
  name: string
  columns: readonly string[]
  /** SQL after the name: `unique (number)`, `using btree (name, id)`. */
  definition: string
}

/** Returns all parts, in a fixed order for the same columns. */
export function partsOf(table: Table): Part[] {
  return [
    constraint(table, 'primary key', table.key, `primary key (${quotedList(table.key)})`),
    ...table.unique.map((columns) => constraint(table, 'unique', columns, `unique (${quotedList(columns)})`)),
    ...(table.once
      ? [constraint(table, 'unique', table.once, `unique nulls not distinct (${quotedList(table.once)})`)]
      : []),
    ...table.columns.flatMap((column) => check(table, column)),
    ...(table.rules ?? []).map(rulePart),
    ...(table.filled ?? []).map((one) => filledPart(table, one)),
    ...table.columns.flatMap((column) => foreignKey(table, column)),
    ...table.columns.flatMap((column) => tree(table, column)),
    ...table.indexes.map((columns) => index(table, columns)),
    ...(table.search.length ? [searchIndex(table)] : []),
  ]
}

const endings = { 'primary key': 'pkey', unique: 'key', check: 'check', 'foreign key': 'fkey' } as const

function constraint(table: Table, kind: keyof typeof endings, columns: readonly string[], definition: string): Part {
  const named = kind === 'primary key' ? [] : columns
  return { kind, name: nameOf(table.name, named, endings[kind]), columns, definition }
}

function check(table: Table, column: Column): Part[] {
  const limit = limitOf(column)
  return limit ? [constraint(table, 'check', [column.name], `check (${limit})`)] : []
}

const rulePart = ({ name, check: held }: TableRule): Part => ({
  kind: 'rule',
  name,
  columns: columnsIn(held),
  definition: `check (${held})`,
})

/** The check of properties that a state requires. */
export function filledPart(table: Table, { column, value, columns }: Filled): Part {
  const name = nameOf(table.name, [column, value], 'check')
  return {
    kind: 'check',
    name,
    columns: [column, ...columns],
    definition: `check (${filledSql({ column, value, columns })})`,
  }
}

/** The condition of that check. */
export function filledSql({ column, value, columns }: Filled): string {
  const all = columns.map((one) => `${quoted(one)} is not null`).join(' and ')
  return `${quoted(column)} <> ${text(value)} or ${columns.length > 1 ? `(${all})` : all}`
}

function foreignKey(table: Table, { name, references }: Column): Part[] {
  if (!references) return []
  const definition = `foreign key (${quoted(name)}) references ${quoted(references.table)} (id) on delete ${references.onDelete}`
  return [constraint(table, 'foreign key', [name], definition)]
}

/** The trigger finds its column by itself, so that the column may be renamed. */
function tree(table: Table, { name, depth }: Column): Part[] {
  if (depth === undefined) return []
  const column = quoted(name)
  const definition = `after insert or update of ${column} on ${quoted(table.name)} for each row when (new.${column} is not null) execute function keep_tree('${depth}')`
  return [{ kind: 'trigger', name: nameOf(table.name, [name], 'tree'), columns: [name], definition }]
}

function index(table: Table, columns: readonly string[]): Part {
  const isList =
    columns.length === 1 && table.columns.some(({ name, type }) => name === columns[0] && type === 'text[]')
  const definition = `${isList ? 'using gin ' : ''}(${quotedList(columns)})`
  return { kind: 'index', name: nameOf(table.name, columns, 'idx'), columns, definition }
}

const searchIndex = (table: Table): Part => ({
  kind: 'index',
  name: nameOf(table.name, ['search_text'], 'idx'),
  columns: ['search_text'],
  definition: 'using gin (search_text gin_trgm_ops)',
})

/** Returns the definition of the generated search column, or undefined when nothing is searched. */
export function searchSql({ search, searchedAs, columns }: Table): string | undefined {
  if (!search.length) return undefined
  const texts = search.flatMap((name) =>
    textsOf(
      name,
      columns.find((column) => column.name === name),
    ),
  )
  return `search_text text collate "C" generated always as (${searchedAs ? 'searched' : 'lower'}(${texts.join(` || ' ' || `)})) stored`
}

/** The searched texts of one column; of a text per language those of all languages. */
function textsOf(name: string, column: Column | undefined): string[] {
  if (!column?.languages) return [`coalesce(${quoted(name)}${column?.type === 'text' ? '' : '::text'}, '')`]
  return column.languages.map((language) => {
    const words = `coalesce(${quoted(name)} ->> ${text(language)}, '')`
    return `${column.html ? `regexp_replace(${words}, '<[^>]*>', ' ', 'g')` : words} collate "und-x-icu"`
  })
}

/** Creates the index of a table in use concurrently; it takes longer, but blocks nobody. */
export const createBeside = (table: Table, part: Part): string =>
  createPart(table, part).replace(/^create index /, 'create index concurrently ')

export function createPart(table: Table, part: Part): string {
  if (part.kind === 'index') return `create index ${quoted(part.name)} on ${quoted(table.name)} ${part.definition}`
  if (part.kind === 'trigger') return `create trigger ${quoted(part.name)} ${part.definition}`
  return `alter table ${quoted(table.name)} add constraint ${quoted(part.name)} ${part.definition}`
}

export function dropPart(table: Table, part: Part): string {
  if (part.kind === 'index') return `drop index ${quoted(part.name)}`
  if (part.kind === 'trigger') return `drop trigger ${quoted(part.name)} on ${quoted(table.name)}`
  return `alter table ${quoted(table.name)} drop constraint ${quoted(part.name)}`
}

export function renamePart(table: Table, kind: Part['kind'], { from, to }: Rename): string {
  if (kind === 'index') return `alter index ${quoted(from)} rename to ${quoted(to)}`
  if (kind === 'trigger') return `alter trigger ${quoted(from)} on ${quoted(table.name)} rename to ${quoted(to)}`
  return `alter table ${quoted(table.name)} rename constraint ${quoted(from)} to ${quoted(to)}`
}
