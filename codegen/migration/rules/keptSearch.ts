/**
 * Search texts of records and of what is related to them: a table of its own with one row for each record, and
 * triggers on everything that its texts are made of, which write it in the transaction of each write.
 *
 * A writer first locks what it is about, from related records to the record itself, and only then reads: of two
 * concurrent writers the second sees what the first has done. Updates count by row, and only those of the columns that
 * are read: a trigger for a statement would have to compare all rows of every update, whatever it changed.
 */
import type { Step } from '#schemas/keptSearch.ts'
import { add, announce, type Draft } from '#codegen/migration/draft.ts'
import { nameOf, quoted, quotedList } from '#codegen/migration/names.ts'
import { inOrder } from '#codegen/migration/record.ts'
import type { KeptSearch, Table } from '#codegen/migration/table.ts'

/** Makes kept search texts anew from all rows where their definition has changed. */
export function changeKeptSearch(draft: Draft, before: readonly Table[], after: readonly Table[]) {
  const linesOf = (tables: readonly Table[]) =>
    new Map(tables.flatMap((table) => (table.kept ? [[JSON.stringify([table.name, table.kept], inOrder), table]] : [])))
  const [had, has] = [linesOf(before), linesOf(after)]
  for (const [line, { name, kept }] of had) {
    if (!kept || has.has(line)) continue
    for (const { name: trigger } of sourcesOf(name, kept))
      add(draft, 'untie', `drop function if exists ${quoted(trigger)}() cascade`)
    add(draft, 'untie', `drop function if exists ${writerOf(kept)}(bigint[])`)
    add(draft, 'untie', `drop table if exists ${quoted(kept.table)}`)
  }
  for (const [line, { name, entity, kept }] of has) {
    if (!kept || had.has(line)) continue
    for (const sql of [tableSql(name, kept), writerSql(name, kept), ...sourcesOf(name, kept).flatMap(sourceSql)])
      add(draft, 'track', sql)
    add(draft, 'track', `select ${writerOf(kept)}(array(select id from ${quoted(name)}))`)
    for (const { column } of kept.texts) add(draft, 'track', indexSql(kept, column))
    announce(draft, {
      slug: `keep-search-text-of-${entity}`,
      words: `Keep what ${entity} is found by in ${kept.table}.`,
      entity,
    })
  }
}

const tableSql = (root: string, { table, texts }: KeptSearch): string =>
  `create table ${quoted(table)} (
  id bigint primary key references ${quoted(root)} (id) on delete cascade,
${texts.map(({ column }) => `  ${column} text collate "C" not null`).join(',\n')}
)`

const indexSql = ({ table }: KeptSearch, column: string): string =>
  `create index ${quoted(nameOf(table, [column], 'idx'))} on ${quoted(table)} using gin (${column} gin_trgm_ops)`

const insertSql = ({ table, texts }: KeptSearch): string =>
  `insert into ${quoted(table)} as s (id, ${quotedList(texts.map(({ column }) => column))})`

/** The texts of all records `r`. */
function fromSql(root: string, { texts }: KeptSearch): string {
  const values = texts.map(({ parts }) => {
    const all = parts.flatMap(({ way, columns }) =>
      way.length === 0 ? columns.map((column) => `r.${quoted(column)}`) : [`(${relatedSql(way, columns)})`],
    )
    return `searched(concat_ws(' ', ${all.join(', ')}) collate "und-x-icu")`
  })
  return `\n  select r.id,\n    ${values.join(',\n    ')}\n  from ${quoted(root)} r`
}

function relatedSql(way: readonly Step[], columns: readonly string[]): string {
  const last = `a${way.length}`
  const { from, where } = way.reduce(
    (found, step, index) => {
      const [before, alias] = [index === 0 ? 'r' : `a${index}`, `a${index + 1}`]
      const source = `${quoted(step.table)} ${alias}`
      const link = step.by === 'link' ? `${quoted(step.link)} l${index}` : undefined
      const holds = [
        ...(link ? [`l${index}.owner_id = ${before}.id`] : []),
        step.by === 'own'
          ? `${alias}.id = ${before}.${quoted(step.column)}`
          : step.by === 'theirs'
            ? `${alias}.${quoted(step.column)} = ${before}.id`
            : `${alias}.id = l${index}.target_id`,
      ]
      return { from: [...found.from, ...(link ? [link] : []), source], where: [...found.where, ...holds] }
    },
    { from: [] as string[], where: [] as string[] },
  )
  const texts = `concat_ws(' ', ${columns.map((column) => `${last}.${quoted(column)}`).join(', ')})`
  const value = way.every(({ by }) => by === 'own') ? texts : `string_agg(${texts}, ' ' order by ${last}.id)`
  return `select ${value} from ${from.join(', ')} where ${where.join(' and ')}`
}

const writerOf = ({ table }: KeptSearch): string => quoted(nameOf(table, ['write'], 'kept'))

/** A list of the entity is told by its log that something has changed. */
function writerSql(root: string, kept: KeptSearch): string {
  const columns = kept.texts.map(({ column }) => column)
  const row = (prefix: string) => `row(${columns.map((column) => `${prefix}.${column}`).join(', ')})`
  return `create function ${writerOf(kept)}(ids bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  written bigint;
begin
  ${insertSql(kept)}${fromSql(root, kept)}
  where r.id = any(ids)
  on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
    where ${row('s')} is distinct from ${row('excluded')};
  get diagnostics written = row_count;
  if written > 0 then
    insert into change_log.${quoted(root)} (sign) values (0);
  end if;
end $kept$`
}

/** A table that texts are made of. `places`: where it stands on the ways from a record. */
type Source = { name: string; root: string; table: string; kept: KeptSearch; columns: string[]; places: Place[] }
type Place = {
  /** Steps from a record to a row of the table; of a link table those to its owner. */
  way: readonly Step[]
  /** Steps that go on from there. */
  onward: (readonly Step[])[]
  isLink?: true
}

function sourcesOf(root: string, kept: KeptSearch): Source[] {
  const sources = new Map<string, Source>()
  const at = (table: string, place: Place, columns: readonly string[]) => {
    const name = nameOf(kept.table, ['by', table], 'kept')
    const source = sources.get(table) ?? { name, root, table, kept, columns: [], places: [] }
    sources.set(table, source)
    for (const column of columns) if (!source.columns.includes(column)) source.columns.push(column)
    const known = source.places.find((one) => same(one.way, place.way) && one.isLink === place.isLink)
    if (!known) source.places.push(place)
    else for (const one of place.onward) if (!known.onward.some((other) => same(one, other))) known.onward.push(one)
  }
  for (const { way, columns } of kept.texts.flatMap(({ parts }) => parts)) {
    for (let length = 0; length <= way.length; length += 1) {
      const [begun, next] = [way.slice(0, length), way[length]]
      const last = begun.at(-1)
      const own = [
        ...(length === way.length ? columns : []),
        ...(last?.by === 'theirs' ? [last.column] : []),
        ...(next?.by === 'own' ? [next.column] : []),
      ]
      at(last?.table ?? root, { way: begun, onward: next ? [way.slice(length)] : [] }, own)
      if (next?.by === 'link')
        at(next.link, { way: begun, onward: [way.slice(length)], isLink: true }, ['owner_id', 'target_id'])
    }
  }
  return [...sources.values()]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function sourceSql(source: Source): string[] {
  const { name, table, columns, kept } = source
  const changed = columns.map((column) => `old.${quoted(column)} is distinct from new.${quoted(column)}`)
  const trigger = (event: string) => quoted(nameOf(kept.table, [event], 'kept'))
  return [
    functionSql(source),
    ...eventsOf(source).map(
      ([event, rows]) =>
        `create trigger ${trigger(event)} after ${event} on ${quoted(table)} ${rows}for each statement execute function ${quoted(name)}()`,
    ),
    `create trigger ${trigger('update')} after update of ${quotedList(columns)} on ${quoted(table)} for each row
  when (${changed.join(' or ')}) execute function ${quoted(name)}()`,
  ]
}

const events = [
  ['insert', 'referencing new table as new_rows '],
  ['delete', 'referencing old table as old_rows '],
  ['truncate', ''],
] as const

/** Besides updates: a text goes with its record, and nothing points yet at what is new, or still at what is deleted. */
const eventsOf = ({ places }: Source): readonly (typeof events)[number][] =>
  places.some(({ way, isLink }) => isLink ?? way.at(-1)?.by === 'theirs')
    ? events
    : places.some(({ way }) => way.length === 0)
      ? events.slice(0, 1)
      : []

function functionSql(source: Source): string {
  const { name, root, table, kept } = source
  const read = ['id', ...source.columns].filter(
    (column) => column !== 'id' || !source.places.some(({ isLink }) => isLink),
  )
  const rowOf = (record: string) => `select ${read.map((column) => `${record}.${quoted(column)}`).join(', ')}`
  const both = `(${rowOf('new')} union all ${rowOf('old')})`
  const branch = (rows: string, news?: string) =>
    [...parentLocks(source, rows), ...(news ? targetLocks(source, news) : []), `ids := array(${idsSql(source, rows)})`]
      .map((one) => `    ${one};\n`)
      .join('')
  const branches = {
    truncate: `    ids := array(select id from ${quoted(root)});\n`,
    insert: branch('new_rows', 'new_rows'),
    delete: branch('old_rows'),
  }
  const cases = eventsOf(source).map(([event]) => `tg_op = '${event.toUpperCase()}' then\n${branches[event]}  els`)
  const changed = branch(both, `(${rowOf('new')})`)
  const lock = `    perform from ${quoted(root)} where id = any(ids) order by id for no key update;\n`
  return `create function ${quoted(name)}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
${cases.length > 0 ? `  if ${cases.join('if ')}e\n${changed}  end if;` : changed.replaceAll(/^ {2}/gm, '').trimEnd()}
  if cardinality(ids) > 0 then
${table === root ? '' : lock}    perform ${writerOf(kept)}(ids);
  end if;
  return null;
end $kept$`
}

/** The records to which rows belong. */
function idsSql({ root, places }: Source, rows: string): string {
  return places
    .map(({ way, isLink }) => {
      const joins: string[] = []
      let at = isLink ? 'n.owner_id' : 'n.id'
      let columns = isLink ? undefined : 'n'
      for (let index = way.length - 1; index >= 0; index -= 1) {
        const step = way[index] as Step
        const alias = `a${index}`
        const table = way[index - 1]?.table ?? root
        // A row of a link table stands for its owner, which has to be read before its own column can lead further.
        if (columns === undefined) {
          joins.push(` join ${quoted(step.table)} o on o.id = ${at}`)
          columns = 'o'
        }
        if (step.by === 'link') joins.push(` join ${quoted(step.link)} l${index} on l${index}.target_id = ${at}`)
        const on = {
          own: () => `${alias}.${quoted('column' in step ? step.column : '')} = ${at}`,
          theirs: () => `${alias}.id = ${columns}.${quoted('column' in step ? step.column : '')}`,
          link: () => `${alias}.id = l${index}.owner_id`,
        }[step.by]()
        joins.push(` join ${quoted(table)} ${alias} on ${on}`)
        at = `${alias}.id`
        columns = alias
      }
      return `select ${at} from ${rows} n${joins.join('')}`
    })
    .join(' union ')
}

/** Locks the parent of a row that comes or goes, against a record that begins to point at that parent meanwhile. */
const parentLocks = ({ places }: Source, rows: string): string[] => [
  ...new Set(
    places.flatMap(({ way, isLink }) => {
      const last = way.at(-1)
      const parent = isLink ? last?.table : last?.by === 'theirs' ? way.at(-2)?.table : undefined
      if (parent === undefined) return []
      const column = isLink || last?.by !== 'theirs' ? 'owner_id' : last.column
      return [
        `perform from ${quoted(parent)} where id in (select n.${quoted(column)} from ${rows} n) order by id for no key update`,
      ]
    }),
  ),
]

/** Locks the records that a changed row points at, against changes of them meanwhile. */
const targetLocks = ({ places }: Source, rows: string): string[] => [
  ...new Set(places.flatMap(({ onward, isLink }) => onward.flatMap((steps) => locksOnward(steps, rows, isLink)))),
]

function locksOnward(steps: readonly Step[], rows: string, isLink = false): string[] {
  const locks: string[] = []
  let [before, holds] = [`${rows} n`, '']
  for (const step of steps) {
    const isFirst = holds === ''
    // Links of a record are rows of their own, which lock what they lead to.
    if (step.by === 'theirs' || (step.by === 'link' && isFirst && !isLink)) break
    const column = step.by === 'own' ? step.column : 'target_id'
    const source =
      step.by === 'link' && !isFirst
        ? `${quoted(step.link)} n where n.owner_id in (${holds})`
        : `${before}${holds && ` where n.id in (${holds})`}`
    const ids: string = `select n.${quoted(column)} from ${source}`
    locks.push(`perform from ${quoted(step.table)} where id in (${ids}) order by id for share`)
    ;[before, holds] = [`${quoted(step.table)} n`, ids]
  }
  return locks
}
