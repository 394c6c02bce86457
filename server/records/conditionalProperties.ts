/**
 * Conditional properties: allowed only while a condition holds (`x-access.when`), or required while one holds
 * (`x-access.requiredWhen`), decided on the record as it would be stored.
 */
import { matches } from '#domain/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { fieldMessage } from '#schemas/validation.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'

type Asker = { access: Access; now: number }
type Write = Asker & { entity: Entity }

/**
 * Returns the values to write: those given, plus null for properties that are no longer allowed.
 *
 * @param given The body as sent.
 * @param changes The part of it that differs from the stored record.
 * @param before The stored record; null for a new one.
 * @throws {FieldErrors} At each value that was sent but is not allowed, and each that is required but missing.
 */
export function withConditions(given: Body, changes: Body, before: Body | null, { entity, access, now }: Write): Body {
  const conditional = entity.properties.filter((property) => property.access?.when || property.access?.requiredWhen)
  if (conditional.length === 0) return changes
  const asker = { me: access.person, asOf: new Date(now).toISOString() }
  const record: Record<string, unknown> = { ...(before ?? defaultsOf(entity)), ...changes }
  const emptied: Record<string, unknown> = {}
  const isOutOfPlace = ({ name, access: rule }: Property) =>
    !isEmpty(record[name]) && rule?.when !== undefined && !matches(rule.when, record, asker)
  // Emptying one property can make another not allowed, so it repeats until nothing changes.
  for (let misplaced = conditional.find(isOutOfPlace); misplaced; misplaced = conditional.find(isOutOfPlace)) {
    record[misplaced.name] = null
    emptied[misplaced.name] = misplaced.relation?.many ? [] : null
  }
  const errors: Record<string, Text[]> = {}
  for (const property of conditional) {
    const { name, access: rule } = property
    if (name in emptied && Object.hasOwn(given, name) && saysSomething(given[name], property)) {
      errors[name] = [{ key: 'error.notInPlace' }]
    } else if (rule?.requiredWhen && isEmpty(record[name]) && matches(rule.requiredWhen, record, asker)) {
      const error = { field: name, key: 'validation.required', keyword: 'required', params: {} }
      errors[name] = [fieldMessage(messages[access.locale], entity, error)]
    }
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return { ...changes, ...emptied }
}

/** The default values of a new record. */
export const defaultsOf = ({ properties }: Entity): Body =>
  Object.fromEntries(properties.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether somebody chose the value: a form also sends its initial values (no, or the default). */
const saysSomething = (value: unknown, property: Property): boolean =>
  !isEmpty(value) && value !== false && JSON.stringify(value) !== JSON.stringify(property.default)
