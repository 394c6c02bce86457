/** Parses a value of a query string as the type of the property that it is compared with. */
import { normalise } from '#domain/normalise.ts'
import { isEarlyDate } from '#schemas/formats/date.ts'
import { isDateTime } from '#schemas/formats/dateTime.ts'
import { isPercentage } from '#schemas/formats/percentage.ts'
import { treeOperator, type FilterOperator, type Operand, type Operator } from '#schemas/condition.ts'
import type { Property, ValueType } from '#schemas/entity.ts'
import { isId } from './id.ts'

const choice: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'empty']
const range: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'empty']
const name: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith', 'empty']

/** Operators for long texts and for texts per language. */
const words: readonly Operator[] = ['contains', 'startsWith', 'empty']

const allowed: Record<ValueType, readonly Operator[]> = {
  string: name,
  text: words,
  integer: range,
  date: range,
  'date-time': range,
  money: range,
  percentage: range,
  decimal: range,
  boolean: choice,
  enum: choice,
  relation: choice,
  list: choice,
  localized: words,
  rows: [],
  json: [],
}

export const operatorsOf = ({ type, relation }: Property): readonly FilterOperator[] =>
  relation?.tree ? [...allowed[type], treeOperator] : allowed[type]

/** @returns undefined when the text is no value of that type. */
export function readFilterValue(property: Property, operator: FilterOperator, value: string): Operand | undefined {
  if (operator === 'empty') return readBoolean(value)
  switch (property.type) {
    case 'boolean':
      return readBoolean(value)
    case 'integer':
    case 'money':
      return readInteger(value)
    case 'relation':
      return isId(value) ? value : readPerson(property, value)
    case 'date':
      return isEarlyDate(value) ? value : readMoving(value === '$now' ? '$today' : value)
    case 'date-time':
      return isEarlyDate(value) || isDateTime(value) || value === '$now' ? value : readMoving(value)
    case 'percentage':
      return isPercentage(value) ? value : undefined
    case 'decimal':
      return isDecimal(value) ? value : undefined
    case 'enum':
      return property.values?.includes(value) ? value : undefined
    default:
      // Brought into stored notation: an IBAN is found with spaces, a phone number without its country.
      return property.format && isExact(operator) ? normalise(property.format, value) : value
  }
}

const isExact = (operator: FilterOperator): boolean => ['eq', 'ne', 'in', 'nin'].includes(operator)

const isDecimal = (value: string): boolean => /^-?\d{1,12}(\.\d{1,6})?$/.test(value)

/** Whether `$` words are accepted: they are resolved when the list is read. */
export const isMoving = ({ type }: Property): boolean => type === 'date' || type === 'date-time' || type === 'relation'

/** A day relative to today: '$today', '$today-30d'. */
export const readMoving = (value: string): string | undefined =>
  /^\$today(?:[+-]\d{1,5}d)?$/.test(value) ? value : undefined

/** `$me`, for relations to accounts. */
const readPerson = ({ relation }: Property, value: string): string | undefined =>
  value === '$me' && relation?.entity === 'user' ? '$me.id' : undefined

const readBoolean = (value: string): boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : undefined

const readInteger = (value: string): number | undefined =>
  /^-?\d{1,16}$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : undefined
