/** How a property's column is typed, compared and ordered in SQL. */
import type { Property, ValueType } from '#schemas/entity.ts'
import { quote } from './sql.ts'

/** Collation of every sortable text column, the same on every engine. */
export const collation = 'collate "und-x-icu"'

const types: Record<ValueType, string> = {
  string: 'text',
  text: 'text',
  enum: 'text',
  integer: 'bigint',
  boolean: 'boolean',
  date: 'date',
  'date-time': 'timestamptz',
  money: 'bigint',
  percentage: 'numeric',
  decimal: 'numeric',
  relation: 'bigint',
  list: 'text[]',
  localized: 'jsonb',
  rows: 'jsonb',
  json: 'jsonb',
}

/** PostgreSQL type as which a value of this property is sent. */
export const sqlType = (property: Property): string => types[property.type]

export const columnOf = (property: Property, alias: string): string => `${alias}.${quote(property.column)}`

export const isText = ({ type }: Property): boolean => type === 'string' || type === 'text' || type === 'enum'

/** Whether the column may be empty. */
export const isNullable = (property: Property): boolean => !property.required && property.name !== 'id'
