/** Validates a body before anything is written: form, names, and the right to fill in each property. */
import { normalise } from '#domain/normalise.ts'
import type { Entity, Format, RowColumn } from '#schemas/entity.ts'
import { check, fieldMessage, type Validate } from '#schemas/validation.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import { withoutEmptyParts } from './filledIn.ts'
import { withCleanHtml } from './html.ts'
import { mayWrite } from '#server/sql/rights.ts'
import { withoutOuterBlanks } from './trimTexts.ts'

export type Body = Readonly<Record<string, unknown>>
export type Validators = { validateCreate: Validate; validateUpdate: Validate }

/**
 * Returns the body with formatted values in their stored notation, when this person may write all of them.
 *
 * @throws {FieldErrors} With all mistakes, property by property.
 * @throws {Refused} If the body is no object.
 */
export function checkBody(given: unknown, entity: Entity, validate: Validate, access: Access): Body {
  const clean = withoutOuterBlanks(withCleanHtml(given, entity), entity.properties)
  const written = withoutEmptyParts(clean, entity)
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    throw new Refused({ key: 'error.body' })
  }
  const body = inOneNotation(written as Body, entity)
  // Without a prototype, because a field may be called toString.
  const errors = Object.create(null) as Record<string, string[]>
  const add = (field: string, message: string) => (errors[field] ??= []).push(message)
  const texts = messages[access.locale]
  for (const error of check(entity, validate, body)) add(error.field, fieldMessage(texts, entity, error))
  for (const property of entity.properties) {
    const { name, readOnly } = property
    if (!Object.hasOwn(body, name) || readOnly || mayWrite(property, access)) continue
    errors[name] = [
      fieldMessage(texts, entity, { field: name, key: 'validation.readOnly', keyword: 'readOnly', params: {} }),
    ]
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return body
}

/**
 * Converts values to the notation that is stored, before validation: '06-12 34 56 78' becomes '+31612345678',
 * through the API as in forms. A value that fits no notation stays, and is refused.
 */
function inOneNotation(body: Body, entity: Entity): Body {
  const properties = new Map(entity.properties.map((property) => [property.name, property]))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const { format, columns } = properties.get(name) ?? {}
      if (columns && Array.isArray(value)) return [name, value.map((row: unknown) => inRow(row, columns))]
      return [name, noted(format, value)]
    }),
  )
}

function inRow(row: unknown, columns: readonly RowColumn[]): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  const formatOf = (name: string) => columns.find((one) => one.name === name)?.format
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, noted(formatOf(name), value)]))
}

const noted = (format: Format | undefined, value: unknown): unknown =>
  typeof value === 'string' && format && format !== 'html' ? normalise(format, value) : value
