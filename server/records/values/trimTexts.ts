/**
 * Removes blanks at both ends of texts; a text of blanks alone becomes empty. A text of one line has no line breaks:
 * each becomes a blank, because lists, files and addresses have one line for it. Rich text and write-only values stay:
 * a blank in a password counts.
 */
import type { Property, RowColumn } from '#schemas/entity.ts'

/** @returns The trimmed body; malformed values stay unchanged. */
export function withoutOuterBlanks(body: unknown, properties: readonly Property[]): unknown {
  if (!isObject(body)) return body
  const changed = properties.flatMap((property): [string, unknown][] => {
    if (!Object.hasOwn(body, property.name)) return []
    const before = body[property.name]
    const after = trimmed(property, before)
    return after === before ? [] : [[property.name, after]]
  })
  return changed.length > 0 ? { ...body, ...Object.fromEntries(changed) } : body
}

export function trimmed(property: Property | RowColumn, value: unknown): unknown {
  const { type, format } = property
  if (format === 'html' || ('writeOnly' in property && property.writeOnly)) return value
  if (type === 'string') return inside(inOneLine(value))
  if (type === 'text') return inside(value)
  if (type === 'localized') return isObject(value) ? mapped(value, (text) => inside(text)) : value
  if (!Array.isArray(value)) return value
  if (type === 'list') return property.values ? value : value.map(inside).filter((text) => text !== null)
  if (type !== 'rows' || !('columns' in property)) return value
  const columns = new Map(property.columns?.map((column) => [column.name, column]))
  return value.map((row: unknown) => {
    if (!isObject(row)) return row
    return mapped(row, (cell, name) => {
      const column = columns.get(name)
      return column ? trimmed(column, cell) : cell
    })
  })
}

/** Line breaks of any system, and the characters that end lines and pages in text files. */
const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/

function inOneLine(value: unknown): unknown {
  if (typeof value !== 'string' || !lineBreak.test(value)) return value
  const lines = value.split(lineBreak).map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ') || ' '
}

/** An empty text stays for the validator, which knows whether it is allowed. */
const inside = (value: unknown): unknown => (typeof value === 'string' && value !== '' ? value.trim() || null : value)

type Values = Readonly<Record<string, unknown>>

const mapped = (object: Values, change: (value: unknown, name: string) => unknown): Values =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
