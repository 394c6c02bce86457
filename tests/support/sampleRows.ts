/** Makes rows that a property must accept, and rows that it must refuse, cell by cell. */
import type { Property, RowColumn } from '#schemas/entity.ts'
import { productSamples } from './product.ts'
import { sampleJson, type Json } from './sampleJson.ts'
import { sampleMatching } from './sampleMatching.ts'
import { refusedTexts, sampleTexts } from './sampleTexts.ts'

type Refused = { why: string; value: unknown }

/** The minimum number of rows, at least one, with a value in each cell. */
export const sampleRows = (schema: Json, { columns = [] }: Property, n: number): unknown[] =>
  rowsOf(schema, columns, n, Math.max(1, schema.minItems ?? 0))

const rowsOf = (schema: Json, columns: readonly RowColumn[], n: number, count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map((column) => [column.name, cell(schemaOf(schema, column), column, n + index)])),
  )

function cell(schema: Json, column: RowColumn, n: number): unknown {
  switch (column.type) {
    case 'localized':
      return sampleTexts(column, n)
    case 'money':
      return { amount: 100 * n, currency: 'EUR' }
    case 'percentage':
    case 'decimal':
      return '12.5'
    case 'date':
      return '2026-01-31'
    case 'date-time':
      return '2026-01-31T12:30:00.000Z'
    case 'enum':
      return column.values?.[n % column.values.length]
    case 'string':
    case 'text':
      return samples[column.format ?? ''] ?? sampleMatching(schema, n) ?? `Sample ${n}`.slice(0, column.maxLength)
    default:
      return sampleJson(schema, n)
  }
}

const samples: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(productSamples).map(([format, sample]) => [format, sample(1)])),
  colour: '#1a2b3c',
  email: 'sample@example.nl',
  iban: 'NL69TEST0000000001',
  'phone-e164': '+31612345678',
  uri: 'https://www.example.nl/',
}

export function refusedRows(schema: Json, property: Property): Refused[] {
  const { columns = [] } = property
  const [row = {}] = rowsOf(schema, columns, 1, 1)
  const whole = sampleRows(schema, property, 1).slice(1)
  const refused: Refused[] = [
    { why: 'type', value: 'text' },
    { why: 'type', value: { 0: row } },
    { why: 'row', value: [...whole, 'text'] },
    { why: 'unknown column', value: [...whole, { ...row, noSuchColumn: 1 }] },
  ]
  for (const column of columns) {
    if (column.required)
      refused.push({ why: `without ${column.name}`, value: [...whole, { ...row, [column.name]: null }] })
    for (const { why, value } of refusedCells(column)) {
      refused.push({ why: `${column.name}: ${why}`, value: [...whole, { ...row, [column.name]: value }] })
    }
  }
  if (schema.minItems) refused.push({ why: 'minItems', value: rowsOf(schema, columns, 1, schema.minItems - 1) })
  if (schema.maxItems) refused.push({ why: 'maxItems', value: rowsOf(schema, columns, 1, schema.maxItems + 1) })
  return refused
}

function refusedCells(column: RowColumn): Refused[] {
  switch (column.type) {
    case 'localized':
      return refusedTexts(column)
    case 'string':
    case 'text':
      return [
        { why: 'type', value: 12 },
        { why: 'NUL', value: 'a\u0000b' },
        ...(column.maxLength ? [{ why: 'maxLength', value: 'a'.repeat(column.maxLength + 1) }] : []),
      ]
    case 'integer':
      return [
        { why: 'type', value: '1' },
        { why: 'type', value: 1.5 },
        ...(column.minimum === undefined ? [] : [{ why: 'minimum', value: column.minimum - 1 }]),
        ...(column.maximum === undefined ? [] : [{ why: 'maximum', value: column.maximum + 1 }]),
      ]
    case 'list':
      return [{ why: 'type', value: 'text' }]
    default:
      return [{ why: 'type', value: 'no such value' }]
  }
}

/** The fewest and the most rows. */
export const boundaryRows = (schema: Json, { columns = [] }: Property): unknown[] =>
  [schema.minItems, schema.maxItems].flatMap((count) =>
    count === undefined ? [] : [rowsOf(schema, columns, 1, count)],
  )

const schemaOf = ({ items }: Json, { name }: RowColumn): Json => items?.properties?.[name] ?? {}
