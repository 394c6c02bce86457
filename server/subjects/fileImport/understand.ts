/** Cells of a client's file as values of the properties that their columns name, with what is wrong at which column. */
import { defaultCurrency } from '#schemas/product.ts'
import type { Property } from '#schemas/entity.ts'
import type { ImportMappingStored } from '#schemas/generated/import-mapping.ts'
import type { Text } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import { choicesOf, currencyIn, understand, type Choices } from '#server/import/cell.ts'
import type { Cell, Row } from '#server/import/reading/row.ts'
import type { Related } from '#server/import/relatedRecords.ts'
import type { Context } from '#server/lists/page.ts'
import { propertyOf, type ColumnNames } from './columns.ts'
import type { ImportColumn, ReadRow, RowError } from './importType.ts'

type Notation = Pick<ImportMappingStored, 'dateOrder' | 'decimal'>
type Known = { column: ImportColumn; property: Property; choices: Choices }
export type RowReader = {
  headers: readonly string[]
  /** Meaning of each column of the file. */
  columns: readonly (Known | undefined)[]
  /** Columns that there may be. */
  all: readonly ImportColumn[]
  notation: Notation
  related: Related
}
export type UnderstoodRow = { row: ReadRow; errors: RowError[] }

const none: Choices = new Map()

export function readerOf(
  headers: readonly string[],
  names: ColumnNames,
  columns: readonly ImportColumn[],
  { notation, related }: Pick<RowReader, 'notation' | 'related'>,
): RowReader {
  const known = names.map((name): Known | undefined => {
    const column = columns.find((one) => one.name === name)
    if (!column) return undefined
    const property = propertyOf(column)
    return { column, property, choices: property.values ? choicesOf(property, column.entity) : none }
  })
  return { headers, columns: known, all: columns, notation, related }
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
      const read = valueOf(inNotation(cell, known.property, reader.notation), known, reader.related)
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
  { property, choices }: Known,
  related: Related,
): { value: unknown } | { error: Text } {
  const found = understand(cell, property, choices)
  if ('error' in found) return { error: found.error }
  if ('texts' in found) {
    const id = related.idOf(property, found.texts[0] ?? '')
    return typeof id === 'number' ? { value: id } : { error: id }
  }
  if (property.type === 'money')
    return { value: { amount: found.value, currency: currencyIn(cell) ?? defaultCurrency } }
  return { value: found.value }
}

/** A cell as it is written here: what the notation of the client would make ambiguous, and what spreadsheets lose. */
function inNotation(
  cell: Exclude<Cell, null>,
  property: Property,
  { dateOrder, decimal }: Notation,
): Exclude<Cell, null> {
  const { type, format } = property
  if (typeof cell === 'number') {
    if (format === 'kvk') return String(cell).padStart(8, '0')
    if (format === 'phone-e164' && /^\d{9}$/.test(String(cell))) return `0${cell}`
    return cell
  }
  if (typeof cell !== 'string') return cell
  if (type === 'date' && dateOrder === 'mdy') return cell.replace(/^(\d{1,2})([-/. ])(\d{1,2})\2(?=\d)/, '$3$2$1$2')
  if (type !== 'money' && type !== 'decimal' && type !== 'percentage') return cell
  // Bookkeepers write what is negative in brackets, or with the sign behind it.
  const signed = cell.replace(/^\((.*)\)$/, '-$1').replace(/^([^-−]*[0-9])\s*[-−]$/, '-$1')
  const exact = type === 'money' ? signed.replace(/([.,]\d\d)0+$/, '$1') : signed
  if (decimal === 'comma') return exact.replaceAll('.', '')
  return decimal === 'point' ? exact.replaceAll(',', '') : exact
}
