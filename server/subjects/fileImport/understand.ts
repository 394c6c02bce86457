/** Cells of a client's file as values of the properties that their columns name, with what is wrong at which column. */
import type { DateOrder } from '#domain/cells/day.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { Property } from '#schemas/entity.ts'
import type { Text } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import { choicesOf, currencyIn, understand, type Choices, type Notation } from '#server/import/cell.ts'
import type { Cell, Row } from '#server/import/reading/row.ts'
import type { Related } from '#server/import/relatedRecords.ts'
import type { Context } from '#server/lists/page.ts'
import { propertyOf, type ColumnNames } from './columns.ts'
import type { ImportColumn, ReadRow, RowError } from './importType.ts'

type Known = { column: ImportColumn; property: Property; choices: Choices; notation: Notation }
export type RowReader = {
  headers: readonly string[]
  /** Meaning of each column of the file. */
  columns: readonly (Known | undefined)[]
  /** Columns that there may be. */
  all: readonly ImportColumn[]
  related: Related
}
export type UnderstoodRow = { row: ReadRow; errors: RowError[] }

const none: Choices = new Map()

export function readerOf(
  headers: readonly string[],
  names: ColumnNames,
  columns: readonly ImportColumn[],
  {
    decimal,
    orders,
    related,
  }: Pick<Notation, 'decimal'> & { orders: readonly (DateOrder | undefined)[] } & Pick<RowReader, 'related'>,
): RowReader {
  const known = names.map((name, at): Known | undefined => {
    const column = columns.find((one) => one.name === name)
    if (!column) return undefined
    const property = propertyOf(column)
    const choices = property.values ? choicesOf(property, column.entity) : none
    return { column, property, choices, notation: { dateOrder: orders[at] ?? 'dmy', decimal } }
  })
  return { headers, columns: known, all: columns, related }
}

/** @param context Of no entity: it is set to that of each column. Names of related records are looked up for all rows at once. */
export async function understoodRows(
  rows: readonly (Row & { place: number })[],
  reader: RowReader,
  context: Omit<Context, 'entity'>,
  database: Pick<Trx, 'query'>,
): Promise<UnderstoodRow[]> {
  for (const known of reader.columns) {
    if (known?.property.type !== 'relation' || known.column.read) continue
    const at = reader.columns.indexOf(known)
    const texts = new Set(
      rows.flatMap(({ cells }) => (cells[at] === null || cells[at] === undefined ? [] : [String(cells[at])])),
    )
    await reader.related.learn(
      new Map([[known.property, texts]]),
      { ...context, entity: known.column.entity },
      database,
    )
  }
  return rows.map(({ place, number, cells }) => {
    const values: Record<string, unknown> = {}
    const errors: RowError[] = []
    reader.columns.forEach((known, at) => {
      const cell = cells[at] ?? null
      if (!known || cell === null) return
      const { column } = known
      const several = column.read?.(cell)
      // A value in a column of its own counts more.
      if (several) return void Object.assign(values, { ...several, ...values })
      const read = valueOf(cell, known, reader.related)
      if ('error' in read) errors.push({ column: column.name, text: read.error })
      else values[column.name] = read.value
    })
    if (cells.length > reader.headers.length) {
      const counts = { cells: cells.length, headers: reader.headers.length }
      errors.push({ column: null, text: { key: 'error.import.moreCells', values: counts } })
    }
    return { row: { place, number, values }, errors }
  })
}

function valueOf(
  cell: Exclude<Cell, null>,
  { property, choices, notation }: Known,
  related: Related,
): { value: unknown } | { error: Text } {
  const found = understand(cell, property, choices, notation)
  if ('error' in found) return { error: found.error }
  if ('texts' in found) {
    const id = related.idOf(property, found.texts[0] ?? '')
    return typeof id === 'number' ? { value: id } : { error: id }
  }
  if (property.type === 'money')
    return { value: { amount: found.value, currency: currencyIn(cell) ?? defaultCurrency } }
  return { value: found.value }
}
