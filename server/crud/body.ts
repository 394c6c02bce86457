/** Checks a body before anything is written: form, names, and the right to fill in each property. */
import { normalise } from '#domain/normalise.ts'
import type { Entity, Format, RowColumn } from '#schemas/entity.ts'
import { check, fieldMessage, type Validate } from '#schemas/validation.ts'
import type { Access } from '#server/access.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { messages } from '#server/messages.ts'
import { withoutEmptyParts } from './filledIn.ts'
import { withCleanHtml } from './html.ts'
import { mayWrite } from './rights.ts'
import { withoutOuterBlanks } from './trimmed.ts'

export type Body = Readonly<Record<string, unknown>>
export type Validators = { validateCreate: Validate; validateUpdate: Validate }

/**
 * Returns the body, formatted values in the one form in which they are stored, when this person may store them all.
 *
 * @throws {FieldErrors} With all that is wrong, property by property.
 * @throws {Refused} If there is no object.
 */
export function checkBody(given: unknown, entity: Entity, validate: Validate, access: Access): Body {
  const clean = withoutOuterBlanks(withCleanHtml(given, entity), entity.properties)
  const body = withoutEmptyParts(clean, entity)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  // Without a prototype: a field may be called toString.
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
  return tidied(body as Body, entity)
}

/** One way of writing per value: '1012ab' and '1012 AB' are the same postcode, and must be found as such. */
function tidied(body: Body, entity: Entity): Body {
  const properties = new Map(entity.properties.map((property) => [property.name, property]))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const { format, columns } = properties.get(name) ?? {}
      if (columns && Array.isArray(value)) return [name, value.map((row: Body) => tidiedRow(row, columns))]
      return [name, tidy(format, value)]
    }),
  )
}

const tidiedRow = (row: Body, columns: readonly RowColumn[]): Body =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, tidy(columns.find((one) => one.name === name)?.format, value)]),
  )

const tidy = (format: Format | undefined, value: unknown): unknown =>
  typeof value === 'string' && format && format !== 'html' ? normalise(format, value) : value
