/** Compares the tables after the last migration with those that the schemas describe, and drafts a migration. */
import type { Accept } from './accept.ts'
import { alterColumn } from './columnChange.ts'
import { addColumn, leaveColumn } from './columns.ts'
import { columnSql } from './columnSql.ts'
import { add, announce, type Draft, emptyDraft, trackSql } from './draft.ts'
import { leaveTable } from './leaveTable.ts'
import { locksOf } from './locks.ts'
import { type Match, type RenameHint, columnKey, matchTables } from './match.ts'
import { quoted } from './names.ts'
import { createPart, partsOf, searchSql } from './parts.ts'
import { compareParts, renameParts } from './partsDiff.ts'
import { changeKeptSearch } from '#codegen/migration/rules/keptSearch.ts'
import { makeSequence } from '#codegen/migration/rules/series.ts'
import { slugOf } from './questions.ts'
import { makeSingles } from '#codegen/migration/rules/single.ts'
import { changeTotals } from '#codegen/migration/rules/totals.ts'
import { inFreeOrder } from './renames.ts'
import type { Column, Table } from './table.ts'

export type Change = {
  before: readonly Table[]
  after: readonly Table[]
  hints: readonly RenameHint[]
  accept: Accept
  /** '0007' */
  number: string
}

/** Returns the draft; without statements nothing has changed. */
export function draftMigration({ before, after, hints, accept, number }: Change): Draft {
  const draft = emptyDraft(accept, number)
  const matches = matchTables(before, after, hints)
  for (const match of matches) {
    if (!match.next) leaveTable(draft, match, matches)
  }
  renameTables(draft, matches)
  const kept = matches.flatMap(({ old, now, next }) => (next ? [{ old, now, next }] : []))
  for (const match of kept) {
    const count = draft.statements.length
    changeTable(draft, match)
    const isChanged = draft.statements.length > count || match.old.name !== match.next.name
    if (isChanged && !match.next.property) add(draft, 'track', trackSql(match.next.name))
  }
  renameParts(draft, kept)
  for (const table of after) {
    if (!matches.some(({ next }) => next === table)) createTable(draft, table)
  }
  changeTotals(draft, before, after)
  changeKeptSearch(draft, before, after)
  makeSingles(draft, before, after)
  draft.locks.push(...locksOf(draft, kept))
  return draft
}

function createTable(draft: Draft, table: Table) {
  const parts = partsOf(table)
  const search = searchSql(table)
  const beside = ['index', 'trigger', 'foreign key']
  const inside = parts.filter(({ kind }) => !beside.includes(kind))
  const lines = [
    ...table.columns.map(columnSql),
    ...(search ? [search] : []),
    ...inside.map(({ name, definition }) => `constraint ${quoted(name)} ${definition}`),
  ]
  add(draft, 'create', `create table ${quoted(table.name)} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)`)
  for (const part of parts) {
    if (part.kind === 'index' || part.kind === 'trigger') add(draft, 'limit', createPart(table, part))
    if (part.kind === 'foreign key') add(draft, 'link', createPart(table, part))
  }
  for (const column of table.columns) makeSequence(draft, table, column)
  if (!table.property) add(draft, 'track', trackSql(table.name))
  announceTable(draft, table)
}

function announceTable(draft: Draft, { name, entity, property }: Table) {
  if (!property) {
    announce(draft, { slug: `create-${entity}`, words: `Create table ${name} for ${entity}.`, entity })
  } else if (!draft.headlines.some(({ slug }) => slug === `create-${entity}`)) {
    announce(draft, {
      slug: `add-${entity}-${property}`,
      words: `Add ${entity}.${property}, kept in link table ${name}.`,
      entity,
    })
  }
}

function renameTables(draft: Draft, matches: readonly Match[]) {
  const renames = matches.flatMap(({ old, next }) =>
    next && old.name !== next.name ? [{ from: old.name, to: next.name }] : [],
  )
  for (const { from, to } of inFreeOrder(renames)) {
    add(draft, 'rename', `alter table ${quoted(from)} rename to ${quoted(to)}`)
  }
  for (const { from, to } of renames) {
    const next = matches.find((match) => match.old.name === from)?.next
    if (!next) continue
    if (!next.property) add(draft, 'untie', `select untrack_changes('${from}')`)
    announce(draft, {
      slug: slugOf(`rename-${from}`),
      words: `Rename table ${from} to ${to}; its rows stay.`,
      entity: next.entity,
    })
  }
}

function changeTable(draft: Draft, match: Required<Match>) {
  const { old, now, next } = match
  const pairs = now.columns.map((column, index) => ({
    old: old.columns[index] ?? column,
    now: column,
    next: next.columns.find((one) => columnKey(one) === columnKey(column)),
  }))
  const gone = pairs.flatMap((pair) => (pair.next ? [] : [pair.old]))
  for (const column of gone) leaveColumn(draft, { table: old, column, gone })
  renameColumns(draft, next, pairs)
  for (const pair of pairs) {
    if (pair.next) alterColumn(draft, { before: old, table: next, old: pair.old, now: pair.now, next: pair.next })
  }
  for (const column of next.columns) {
    if (pairs.some((pair) => pair.next === column)) continue
    const amount = pairs.find((pair) => pair.next && pair.next.name === column.currencyOf)?.old
    addColumn(draft, { before: old, table: next, column, amount })
    makeSequence(draft, next, column)
  }
  compareParts(draft, match)
}

function renameColumns(draft: Draft, table: Table, pairs: readonly { old: Column; next?: Column }[]) {
  const renames = pairs.flatMap(({ old, next }) =>
    next && old.name !== next.name ? [{ from: old.name, to: next.name }] : [],
  )
  for (const { from, to } of inFreeOrder(renames)) {
    add(draft, 'rename', `alter table ${quoted(table.name)} rename column ${quoted(from)} to ${quoted(to)}`)
  }
  for (const { old, next } of pairs) {
    if (!next || old.name === next.name || next.currencyOf) continue
    announce(draft, {
      slug: slugOf(`rename-${table.entity}-${old.name}`),
      words: `Rename column ${old.name} of ${table.name} to ${next.name}; its values stay.`,
      entity: table.entity,
    })
  }
}
