/** Keys, limits, indexes, foreign keys and the search text of a table that stays: dropped, renamed, made. */
import { add, announce, type Draft } from './draft.ts'
import { type Match, isGone } from './match.ts'
import { quoted } from './names.ts'
import { type Part, createPart, dropPart, partsOf, renamePart, searchSql } from './parts.ts'
import { askUnique, slugOf } from './questions.ts'
import { inFreeOrder } from './renames.ts'
import type { Table } from './table.ts'

export function compareParts(draft: Draft, match: Required<Match>) {
  const { old, now, next } = match
  const remade = isSearchRemade(match)
  const isCompared = (part: Part) => !(remade && part.columns[0] === 'search_text')
  const told = partsOf(now)
  const pairs = partsOf(old)
    .map((part, index) => ({ part, now: told[index] ?? part }))
    .filter((pair) => isCompared(pair.part))
  const wanted = partsOf(next)
  const kept = pairs.filter((pair) => wanted.some((want) => isSame(want, pair.now)))

  if (remade && searchSql(old)) add(draft, 'untie', `alter table ${quoted(old.name)} drop column search_text`)
  for (const pair of pairs) {
    if (kept.includes(pair)) continue
    add(draft, 'untie', dropPart(old, pair.part))
    announcePart(draft, { verb: 'Drop', table: next, part: pair.now, existing: now })
  }
  renameParts(draft, next, kept)
  if (remade) makeSearch(draft, match)
  for (const part of wanted) {
    if (kept.some((pair) => isSame(pair.now, part))) continue
    if (part.kind === 'unique') askUnique(draft, match, part.columns)
    add(draft, part.kind === 'foreign key' ? 'link' : 'limit', createPart(next, part))
    announcePart(draft, { verb: 'Add', table: next, part, existing: now })
  }
}

const isSame = (a: Part, b: Part) => a.kind === b.kind && a.definition === b.definition

/** A generated column cannot be changed, and keeps the types of what it reads from changing: it is made again. */
function isSearchRemade({ now, next }: Required<Match>): boolean {
  const typeOf = (table: Table, name: string) => table.columns.find((column) => column.name === name)?.type
  return searchSql(now) !== searchSql(next) || next.search.some((name) => typeOf(now, name) !== typeOf(next, name))
}

function makeSearch(draft: Draft, { next }: Required<Match>) {
  const search = searchSql(next)
  if (search) add(draft, 'limit', `alter table ${quoted(next.name)} add column ${search}`)
  const words = search ? `Search ${next.entity} by ${next.search.join(', ')}.` : `Search ${next.entity} no longer.`
  announce(draft, { slug: `search-${next.entity}`, words, entity: next.entity })
}

function renameParts(draft: Draft, table: Table, kept: readonly { part: Part; now: Part }[]) {
  const wanted = partsOf(table)
  const renames = kept.map(({ part, now }) => ({
    kind: part.kind,
    from: part.name,
    to: wanted.find((want) => isSame(want, now))?.name ?? part.name,
  }))
  const changed = renames.filter(({ from, to }) => from !== to)
  const isIndex = ({ kind }: { kind: Part['kind'] }) => kind === 'index'
  for (const rename of inFreeOrder(changed.filter((one) => !isIndex(one)))) {
    add(draft, 'rename', renamePart(table, 'constraint', rename))
  }
  for (const rename of inFreeOrder(changed.filter(isIndex))) add(draft, 'rename', renamePart(table, 'index', rename))
}

/** Of keys and indexes on columns that stay; the others go without saying. */
function announcePart(draft: Draft, { verb, table, part, existing }: Announcement) {
  const stays = (name: string) =>
    !isGone(name) && [existing, table].every(({ columns }) => columns.some((column) => column.name === name))
  if ((part.kind !== 'unique' && part.kind !== 'index') || !part.columns.every(stays)) return
  const columns = part.columns.filter((name) => part.kind === 'unique' || name !== 'id')
  const what = part.kind === 'unique' ? 'unique key' : 'index'
  announce(draft, {
    slug: slugOf(`${verb.toLowerCase()}-${what.replace(' ', '-')}-${table.entity}-${columns.join('-')}`),
    words: `${verb} ${what} on ${table.name}: ${columns.join(', ')}.`,
    entity: table.entity,
  })
}

type Announcement = { verb: 'Add' | 'Drop'; table: Table; part: Part; existing: Table }
