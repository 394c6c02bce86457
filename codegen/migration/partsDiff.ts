/** Keys, limits, indexes, foreign keys and search text of tables that stay: renamed, dropped, created. */
import { alterTable } from './columnSql.ts'
import { add, announce, type Draft } from './draft.ts'
import { type Match, isGone } from './match.ts'
import { type Part, createBeside, createPart, dropPart, filledPart, partsOf, renamePart, searchSql } from './parts.ts'
import { askFilled, askRule, askUnique, slugOf } from './questions.ts'
import { inFreeOrder } from './renames.ts'
import type { Table } from './table.ts'

/** Over all tables at once, because names of keys and indexes are unique among all. */
export function renameParts(draft: Draft, matches: readonly Required<Match>[]) {
  const renames = matches.flatMap((match) => {
    const wanted = partsOf(match.next)
    return partPairs(match).flatMap(({ part, now }) => {
      const to = wanted.find((want) => isSame(want, now))?.name ?? part.name
      return part.name === to ? [] : [{ table: match.next, kind: part.kind, from: part.name, to }]
    })
  })
  for (const { table, kind, from, to } of inFreeOrder(renames)) {
    add(draft, 'rename', renamePart(table, kind, { from, to }))
  }
}

/** Compares the old and new parts of a table, apart from renames. */
export function compareParts(draft: Draft, match: Required<Match>) {
  const { old, now, next } = match
  const pairs = partPairs(match)
  const wanted = partsOf(next)
  const kept = pairs.filter((pair) => wanted.some((want) => isSame(want, pair.now)))

  if (isSearchRemade(match)) remakeSearch(draft, match)
  for (const pair of pairs) {
    if (kept.includes(pair)) continue
    add(draft, 'untie', dropPart(old, pair.part))
    announcePart(draft, { verb: 'Drop', table: next, part: pair.now, existing: now })
  }
  for (const part of wanted) {
    if (kept.some((pair) => isSame(pair.now, part))) continue
    if (part.kind === 'unique') askUnique(draft, match, part.columns)
    const demand = (next.filled ?? []).find((one) => isSame(filledPart(next, one), part))
    if (demand) askFilled(draft, match, demand)
    if (part.kind === 'index') add(draft, 'index', createBeside(next, part))
    else if (part.kind === 'rule') addRule(draft, match, part)
    else add(draft, part.kind === 'foreign key' ? 'link' : 'limit', createPart(next, part))
    announcePart(draft, { verb: 'Add', table: next, part, existing: now })
  }
}

/** The developer is asked about existing rows that violate it; if they may stay, only new writes are checked. */
function addRule(draft: Draft, match: Required<Match>, part: Part) {
  const rest = askRule(draft, match, part)
  add(draft, 'limit', `${createPart(match.next, part)}${rest === 'stays' ? ' not valid' : ''}`)
}

/** The old parts with their equivalents in new names; an index on the search text is handled with that. */
function partPairs(match: Required<Match>) {
  const told = partsOf(match.now)
  const remade = isSearchRemade(match)
  return partsOf(match.old)
    .map((part, index) => ({ part, now: told[index] ?? part }))
    .filter(({ part }) => !(remade && part.columns[0] === 'search_text'))
}

const isSame = (a: Part, b: Part) => a.kind === b.kind && a.definition === b.definition

/** A generated column cannot be altered and blocks changes of the types it reads: it is created again. */
function isSearchRemade({ now, next }: Required<Match>): boolean {
  const typeOf = (table: Table, name: string) => table.columns.find((column) => column.name === name)?.type
  return searchSql(now) !== searchSql(next) || next.search.some((name) => typeOf(now, name) !== typeOf(next, name))
}

function remakeSearch(draft: Draft, { old, next }: Required<Match>) {
  const search = searchSql(next)
  if (searchSql(old)) add(draft, 'untie', `${alterTable(old)} drop column search_text`)
  if (search) add(draft, 'limit', `${alterTable(next)} add column ${search}`)
  const words = search ? `Search ${next.entity} by ${next.search.join(', ')}.` : `Search ${next.entity} no longer.`
  announce(draft, { slug: `search-${next.entity}`, words, entity: next.entity })
}

/** Describes changed keys and indexes of columns that stay; the others go without saying. */
function announcePart(draft: Draft, { verb, table, part, existing }: Announcement) {
  const stays = (name: string) =>
    !isGone(name) && [existing, table].every(({ columns }) => columns.some((column) => column.name === name))
  if (part.kind === 'rule') {
    const rule = part.name.replace(new RegExp(`^${table.name}_`), '').replace(/_(rule|bound)$/, '')
    const words =
      verb === 'Add' ? `Hold the rule ${rule} of ${table.entity}.` : `Hold ${rule} of ${table.entity} no longer.`
    announce(draft, { slug: slugOf(`${verb.toLowerCase()}-rule-${table.entity}-${rule}`), words, entity: table.entity })
    return
  }
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
