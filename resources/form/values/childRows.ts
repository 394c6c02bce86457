/** Child rows of a record: as a form holds them, and as they are sent. */
import type { ComponentType } from 'react'
import type { Asker } from '#domain/condition.ts'
import type { ComputedOf } from '#domain/computedValues.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Child, Entity, RoleExpression } from '#schemas/entity.ts'
import { changed, isSame, type Values } from '#resources/form/changes.ts'
import { emptied } from '#resources/form/conditions.ts'
import { withWholeRows } from './wholeRows.ts'
import type { Validate } from '#schemas/validation.ts'

export type Validators = { validateCreate: Validate; validateUpdate: Validate }

/** A kind of child rows, generated. */
export type ChildKind = {
  entity: Entity
  validators: () => Promise<Validators>
  /** Per property its input, or its field if it is computed; in order. */
  cells: readonly { name: string; input?: ComponentType; field?: ComponentType }[]
  computed?: ComputedOf
}

/** Kinds of child rows by the name of the child relation. */
export type ChildKinds = Readonly<Record<string, ChildKind>>

type May = (expression: RoleExpression | undefined) => boolean
export type Side = { may: May; asker: Asker }

export const rowsIn = (values: Values | undefined, name: string): Values[] => {
  const rows = values?.[name]
  return Array.isArray(rows) ? (rows as Values[]) : []
}

/**
 * A new row with a value for every property, if only null: a missing one would take that of the row before in
 * its place.
 */
export const newRow = (entity: Entity): Values => wholeRow(entity, defaultsOf(entity))

/** Initial values of a new record. */
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

/** The record with complete rows of these kinds; kinds that the reader may not see stay absent. */
export const withWholeChildren = <T extends Values>(record: T, kinds: ChildKinds): T => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(kinds)
      .filter(([name]) => Array.isArray(record[name]))
      .map(([name, { entity }]) => [name, rowsIn(record, name).map((row) => wholeRow(entity, row))]),
  ),
})

/** Whether a row has no input although its kind needs some: it is not sent. */
export function isBlank(row: Values, { entity }: ChildKind, property: string): boolean {
  const needsMore = entity.properties.some(
    ({ name, required, readOnly, default: given }) =>
      required && !readOnly && name !== property && name !== 'id' && given === undefined,
  )
  return needsMore && row.id === undefined && isSame(row, newRow(entity))
}

/** The part of a row that is sent: all of a new row, the changes of an existing one; undefined for a blank one. */
export type SentRow = { index: number; isNew: boolean; body: Record<string, unknown>; row: Values }

/** @param before Rows as loaded. @returns The rows to send, each with its index in the form. */
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
 * @param from The record as loaded; absent for a new one.
 * @returns Per kind the complete list of rows; kinds without changes are left out.
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
 * Translates the server's row indexes, which skip blank rows, to those of the form.
 *
 * @example placedInForm({ 'lines.1.amount': '…' }, …) // { 'lines.2.amount': '…' } where the second row is
 * blank
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
