/**
 * Matches old tables and columns with new ones. The old tables are rewritten with new names, so that every
 * remaining difference is a real change rather than a rename.
 */
import { withColumns } from '#codegen/sql/condition.ts'
import type { Column, Table } from './table.ts'

/** A property (or without one an entity) that was renamed. */
export type RenameHint = { entity: string; property?: string; from: string }

export type Match = {
  /** The table as the database has it. */
  old: Table
  /** The same with new names; columns and tables that are gone get a name that contains a blank. */
  now: Table
  /** Absent: the table is gone. */
  next?: Table
}

/** Returns a match for every old table. */
export function matchTables(before: readonly Table[], after: readonly Table[], hints: readonly RenameHint[]): Match[] {
  const told = before.map((old) => ({ old, label: labelled(old, before, after, hints) }))
  const found = told.map(({ old, label }) => ({ old, label, next: after.find((table) => isSame(table, label)) }))
  const tableNames = new Map(found.map(({ old, next }) => [old.name, next?.name ?? `gone ${old.name}`]))
  return found.map(({ old, label, next }) => ({ old, next, now: inNewNames(label, next, tableNames) }))
}

export const isGone = (name: string) => name.startsWith('gone ')

/** Identity of a column: its property and role, or its name when the server owns it. */
export const columnKey = ({ name, property, currencyOf, computed }: Column) =>
  property === undefined
    ? `column ${name}`
    : `${property}${currencyOf ? ' currency' : ''}${computed ? ` of ${computed.sql} (${computed.reads.join()})` : ''}`

const isSame = (a: Table, b: Table) => a.entity === b.entity && a.property === b.property

/** The old table with new names for its entity and properties. */
function labelled(old: Table, before: readonly Table[], after: readonly Table[], hints: readonly RenameHint[]): Table {
  const entityNow = renamed(old.entity, {
    hints: hints.filter(({ property }) => property === undefined).map((hint) => ({ to: hint.entity, from: hint.from })),
    wasThere: (entity) => before.some((table) => table.entity === entity),
  })
  const ofEntity = before.filter((table) => table.entity === old.entity)
  const propertyNow = (property: string) =>
    renamed(property, {
      hints: hints.flatMap((hint) =>
        hint.entity === entityNow && hint.property ? [{ to: hint.property, from: hint.from }] : [],
      ),
      wasThere: (name) => ofEntity.some((table) => hasProperty(table, name)),
    })
  return {
    ...old,
    entity: after.some((table) => table.entity === entityNow) ? entityNow : old.entity,
    ...(old.property && { property: propertyNow(old.property) }),
    columns: old.columns.map((column) =>
      column.property ? { ...column, property: propertyNow(column.property) } : column,
    ),
  }
}

type Rename = { to: string; from: string }
type Past = { hints: readonly Rename[]; wasThere: (name: string) => boolean }

function renamed(name: string, past: Past): string {
  return past.hints.find((hint) => hint.from === name && isOpen(hint, past))?.to ?? name
}

/**
 * Whether a rename is still to be done: its new name does not exist yet, or is given up by another pending
 * rename, or is part of a circle of names; otherwise it is history. A circle that is done gives no hints
 * (`hints.ts`).
 */
function isOpen({ to }: Rename, past: Past, start = to): boolean {
  if (!past.wasThere(to)) return true
  const next = past.hints.find((hint) => hint.from === to)
  return next !== undefined && (next.to === start || isOpen(next, past, start))
}

export const hasProperty = (table: Table, name: string) =>
  table.property === name || table.columns.some(({ property }) => property === name)

function inNewNames(label: Table, next: Table | undefined, tableNames: ReadonlyMap<string, string>): Table {
  const nextNames = new Map(next?.columns.map((column) => [columnKey(column), column.name]))
  const names = new Map(
    label.columns.map((column) => [column.name, nextNames.get(columnKey(column)) ?? `gone ${column.name}`]),
  )
  const nameNow = (name: string) => names.get(name) ?? name
  const tableNow = (name: string) => tableNames.get(name) ?? name
  return {
    ...label,
    name: tableNow(label.name),
    columns: label.columns.map((column) => ({
      ...column,
      name: nameNow(column.name),
      ...(column.currencyOf && { currencyOf: nameNow(column.currencyOf) }),
      ...(column.references && {
        references: { ...column.references, table: tableNow(column.references.table) },
      }),
    })),
    key: label.key.map(nameNow),
    search: label.search.map(nameNow),
    unique: label.unique.map((columns) => columns.map(nameNow)),
    ...(label.once && { once: label.once.map(nameNow) }),
    indexes: label.indexes.map((columns) => columns.map(nameNow)),
    ...(label.rules && {
      rules: label.rules.map((rule) => ({ ...rule, check: withColumns(rule.check, nameNow) })),
    }),
    ...(label.filled && {
      filled: label.filled.map((one) => ({
        ...one,
        column: nameNow(one.column),
        columns: one.columns.map(nameNow),
      })),
    }),
  }
}
