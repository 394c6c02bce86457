/** Rows of a record that are records of their own: as a form holds them, and as they are sent. */
import type { ComponentType } from 'react'
import type { Asker } from '#domain/condition.ts'
import type { ComputedOf } from '#domain/computed.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Child, Entity, RoleExpression } from '#schemas/entity.ts'
import { changed, isSame, type Values } from '#resources/changes.ts'
import { emptied } from '#resources/conditions.ts'
import { withWholeRows } from './wholeRows.ts'
import type { Validate } from '#schemas/validation.ts'

export type Validators = { validateCreate: Validate; validateUpdate: Validate }

/** A kind of rows, generated. */
export type ChildKind = {
  entity: Entity
  validators: () => Promise<Validators>
  /** Per property what fills it in, and what shows it where it follows from others; in their order. */
  cells: readonly { name: string; input?: ComponentType; field?: ComponentType }[]
  computed?: ComputedOf
}

/** By the name under which a record has them. */
export type ChildKinds = Readonly<Record<string, ChildKind>>

type May = (expression: RoleExpression | undefined) => boolean
export type Side = { may: May; asker: Asker }

export const rowsIn = (values: Values | undefined, name: string): Values[] => {
  const rows = values?.[name]
  return Array.isArray(rows) ? (rows as Values[]) : []
}

/** A new row: every property has a value, if only null, as a missing one would take that of the row before in its place. */
export const newRow = (entity: Entity): Values => wholeRow(entity, defaultsOf(entity))

/** Values that a new record starts with. */
export const defaultsOf = (entity: Entity): Values =>
  withWholeRows(
    entity,
    Object.fromEntries(
      entity.properties
        .filter((property) => !property.readOnly && property.default !== undefined)
        .map((property) => [property.name, property.default]),
    ),
  )

const wholeRow = (entity: Entity, row: Values): Values => ({
  ...Object.fromEntries(entity.properties.filter(({ name }) => name !== 'id').map(({ name }) => [name, null])),
  ...withWholeRows(entity, row),
})

/** The record with whole rows of these kinds; kinds that its reader may not see stay away. */
export const withWholeChildren = <T extends Values>(record: T, kinds: ChildKinds): T => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(kinds)
      .filter(([name]) => Array.isArray(record[name]))
      .map(([name, { entity }]) => [name, rowsIn(record, name).map((row) => wholeRow(entity, row))]),
  ),
})

/** A row in which nothing was filled in, of a kind that takes something: it is not sent. */
export function isBlank(row: Values, { entity }: ChildKind, property: string): boolean {
  const needsMore = entity.properties.some(
    ({ name, required, readOnly, default: given }) =>
      required && !readOnly && name !== property && name !== 'id' && given === undefined,
  )
  return needsMore && row.id === undefined && isSame(row, newRow(entity))
}

/** What of a row is sent: all of a new one, of another what differs; undefined for one that is blank. */
export type SentRow = { index: number; isNew: boolean; body: Record<string, unknown>; row: Values }

/** @param before Rows as they were read. @returns Those that are sent, each with its place in the form. */
export function sentRows(
  rows: readonly Values[],
  before: readonly Values[],
  kind: ChildKind,
  child: Child,
  { may, asker }: Side,
): SentRow[] {
  const { entity } = kind
  return rows.flatMap((given, index): SentRow[] => {
    if (isBlank(given, kind, child.property)) return []
    const row = emptied(entity, given, asker)
    const old = before.find(({ id }) => id !== undefined && id === row.id)
    const { [child.property]: _, ...body } = toWire(entity, row, may)
    if (!old) return [{ index, isNew: true, body: filledIn(body), row }]
    const own = changed(body, toWire(entity, old, may))
    return [{ index, isNew: false, body: own, row }]
  })
}

/**
 * @param from The record as it was read; absent: a new one.
 * @returns Per kind all rows that there are to be, and nothing for kinds in which nothing has changed.
 */
export function rowsToSend(
  { children = [] }: Entity,
  values: Values,
  from: Values | undefined,
  kinds: ChildKinds,
  side: Side,
): Record<string, unknown> {
  const kindsSent = children.flatMap((child): [string, object[]][] => {
    const kind = kinds[child.name]
    if (!kind || !Array.isArray(values[child.name])) return []
    const before = rowsIn(from, child.name)
    const sent = sentRows(rowsIn(values, child.name), before, kind, child, side).map(({ isNew, body, row }) => {
      if (isNew) return body
      const isChanged = Object.keys(body).length > 0
      return { id: row.id, ...(isChanged && row._version !== undefined && { _version: row._version }), ...body }
    })
    const standing = before.map(({ id }) => ({ id }))
    return isSame(sent, standing) ? [] : [[child.name, sent]]
  })
  return Object.fromEntries(kindsSent)
}

/**
 * Errors of the server name rows as they were sent, in which blank ones are left out.
 *
 * @example placedInForm({ 'lines.1.amount': '…' }, …) // { 'lines.2.amount': '…' } where the second row is blank
 */
export function placedInForm<T>(
  errors: Readonly<Record<string, T>>,
  values: Values,
  { children = [] }: Entity,
  kinds: ChildKinds,
): Record<string, T> {
  const placed = Object.entries(errors).map(([key, value]): [string, T] => {
    const [name = '', index = '', ...inner] = key.split('.')
    const [child, kind] = [children.find((one) => one.name === name), kinds[name]]
    if (!child || !kind || !/^\d+$/.test(index)) return [key, value]
    const sent = rowsIn(values, name).flatMap((row, at) => (isBlank(row, kind, child.property) ? [] : [at]))
    const path = inner.length > 0 ? inner.join('.').replace(/\.id$/, '') : 'root'
    return [`${name}.${sent[Number(index)] ?? index}.${path}`, value]
  })
  return Object.fromEntries(placed)
}
