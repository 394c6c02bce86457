/**
 * Removes empty parts inside a value: a language without text, a cell without value. A text without any
 * language becomes empty. Done before validation, so that a missing required value is noticed.
 */
import type { Entity, Property, RowColumn } from '#schemas/entity.ts'

/** @returns The body with localized texts and rows cleaned; malformed values stay unchanged. */
export function withoutEmptyParts(body: unknown, { properties }: Entity): unknown {
  if (!isObject(body)) return body
  const changed = properties.filter(({ type, name }) => isComposed(type) && Object.hasOwn(body, name))
  if (changed.length === 0) return body
  return { ...body, ...Object.fromEntries(changed.map((one) => [one.name, filledIn(one, body[one.name])])) }
}

const isComposed = (type: Property['type']): boolean => type === 'localized' || type === 'rows'

type Composed = Pick<Property, 'type' | 'columns'>

function filledIn({ type, columns = [] }: Composed, value: unknown): unknown {
  if (type === 'rows') return Array.isArray(value) ? value.map((row) => filledRow(row, columns)) : value
  if (!isObject(value)) return value
  const texts = Object.entries(value).filter(([, text]) => !isBlank(text))
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

function filledRow(row: unknown, columns: readonly RowColumn[]): unknown {
  if (!isObject(row)) return row
  const cells = Object.entries(row).map(([name, cell]): [string, unknown] => {
    const column = columns.find((one) => one.name === name)
    return [name, column?.type === 'localized' ? filledIn(column, cell) : cell]
  })
  return Object.fromEntries(cells.filter(([, cell]) => !isBlank(cell)))
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
