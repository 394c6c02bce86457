/** Rows of a file as bodies of records, with what is wrong at which cell. */
import type { Entity, Property } from '#schemas/entity.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import type { AppError, Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Context } from '#server/lists/page.ts'
import type { Body } from '#server/records/values/body.ts'
import { choicesOf, currencyIn, understand, type Choices } from './cell.ts'
import type { Mapping } from './mapping.ts'
import type { Cell } from './reading/row.ts'
import { createRelated, type Related } from './relatedRecords.ts'
import type { Target } from './targets.ts'

/** `column`: from 0; null: the row as a whole. */
export type CellError = { column: number | null; property: string | null; text: string }
/** `place`: from 1, without empty rows; `number`: as a spreadsheet numbers it. */
export type StoredRow = { place: number; number: number; cells: readonly Cell[] }
/** `values`: of the mapped properties, null where the cells are empty; what is in `errors` is left out. */
export type UnderstoodRow = StoredRow & { values: Body; errors: CellError[] }

/** Everything that the rows of one file are understood with. */
export type Reader = {
  entity: Entity
  mapping: Mapping
  /** Target per column. */
  columns: readonly (Target | undefined)[]
  choices: ReadonlyMap<string, Choices>
  related: Related
}

/** @param related Remembered from chunk to chunk. */
export function readerOf(
  entity: Entity,
  mapping: Mapping,
  targets: readonly Target[],
  related = createRelated(),
): Reader {
  const columns = mapping.map((name) => targets.find((target) => target.name === name))
  const chosen = columns.flatMap((target) => (target?.property.values ? [target.property] : []))
  const choices = new Map(chosen.map((property) => [property.name, choicesOf(property, entity)]))
  return { entity, mapping, columns, choices, related }
}

/** Looks up what the rows point at by few statements for all of them. */
export async function understoodRows(
  rows: readonly StoredRow[],
  reader: Reader,
  context: Context,
  database: Pick<Trx, 'query'>,
): Promise<UnderstoodRow[]> {
  const wanted = new Map<Property, Set<string>>()
  const read = rows.map((row) =>
    reader.columns.map((target, column) => {
      const cell = row.cells[column] ?? null
      if (!target || cell === null) return undefined
      if (target.part !== undefined) return { value: String(cell) }
      const found = understand(cell, target.property, reader.choices.get(target.property.name) ?? none)
      if ('texts' in found) {
        const texts = wanted.get(target.property) ?? new Set()
        found.texts.forEach((text) => texts.add(text))
        wanted.set(target.property, texts)
      }
      return found
    }),
  )
  await reader.related.learn(wanted, context, database)
  return rows.map((row, index) => asBody(row, read[index] ?? [], reader, context.access))
}

const none: Choices = new Map()

type Read = ReturnType<typeof understand> | undefined

function asBody(row: StoredRow, read: readonly Read[], reader: Reader, access: Access): UnderstoodRow {
  const values: Record<string, unknown> = {}
  const errors: CellError[] = []
  const wrong = (column: number | null, property: string | null, text: Text) =>
    errors.push({ column, property, text: say(access.locale, text) })
  reader.columns.forEach((target, column) => {
    if (!target) return
    const { property, name, part } = target
    const found = read[column]
    const value = valueOf(found, property, reader.related)
    if (typeof value === 'object' && value !== null && 'error' in value) return wrong(column, name, value.error as Text)
    if (property.type === 'money') {
      if (part === 'currency') return
      values[name] = value === null ? null : { amount: value, currency: currencyOf(row, column, reader) }
    } else if (part === undefined)
      values[name] = value ?? (property.relation?.many || property.type === 'list' ? [] : null)
    else values[property.name] = { ...(values[property.name] as object | undefined), [part]: value }
  })
  if (row.cells.length > reader.columns.length) {
    const counts = { cells: row.cells.length, headers: reader.columns.length }
    wrong(null, null, { key: 'error.import.moreCells', values: counts })
  }
  return { ...row, values, errors }
}

function valueOf(found: Read, property: Property, related: Related): unknown {
  if (found === undefined) return null
  if (!('texts' in found)) return 'error' in found ? { error: found.error } : found.value
  const ids = found.texts.map((text) => related.idOf(property, text))
  const error = ids.find((id) => typeof id !== 'number')
  if (error !== undefined) return { error }
  return property.relation?.many ? ids : ids[0]
}

function currencyOf(row: StoredRow, column: number, { columns, mapping }: Reader): string {
  const named = mapping.indexOf(`${columns[column]?.name}.currency`)
  const own = named < 0 ? null : (row.cells[named] ?? null)
  return currencyIn(row.cells[column] ?? null) ?? (own === null ? defaultCurrency : (currencyIn(own) ?? String(own)))
}

/** The body of a new record: what the file does not say gets its default. */
export const asNew = ({ values }: UnderstoodRow, entity: Entity): Body =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const filled = isLocalized(name, entity) ? withoutEmpty(value as Body) : value
      return filled === null || (Array.isArray(filled) && filled.length === 0) ? [] : [[name, filled]]
    }),
  )

/** The changes of a stored record: languages that the file does not have stay. */
export const asChanges = ({ values }: UnderstoodRow, before: Body, entity: Entity): Body =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      isLocalized(name, entity)
        ? [name, withoutEmpty({ ...(before[name] as Body | null), ...(value as Body) })]
        : [name, value],
    ),
  )

const isLocalized = (name: string, { properties }: Entity): boolean =>
  properties.some((property) => property.name === name && property.type === 'localized')

function withoutEmpty(texts: Body): Body | null {
  const filled = Object.entries(texts).filter(([, text]) => text !== null)
  return filled.length > 0 ? Object.fromEntries(filled) : null
}

/** A refusal of a whole record, at the columns whose properties it names. */
export function errorsAt({ body: { error, errors = {} } }: AppError, { columns }: Reader, access: Access): CellError[] {
  if (error !== undefined) return [{ column: null, property: null, text: say(access.locale, error) }]
  return Object.entries(errors).flatMap(([field, texts]) => {
    const exact = columns.findIndex((target) => target?.name === field)
    const column = exact < 0 ? columns.findIndex((target) => target?.property.name === field.split('.')[0]) : exact
    const property = field === 'common' ? null : field
    return texts.map((text) => ({ column: column < 0 ? null : column, property, text: say(access.locale, text) }))
  })
}
