/** Rules over several properties, held before a record is written: the error stands at the field that each rule names. */
import { brokenRules, ruleText } from '#domain/rules.ts'
import type { Entity } from '#schemas/entity.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import type { Body } from './body.ts'
import { normalised } from './values.ts'

/**
 * @param record As it will be stored, with what a hook or an action changed of it.
 * @throws {FieldErrors} With every rule that it breaks.
 */
export function checkRules(record: Body, entity: Entity): void {
  if (!entity.rules) return
  const stored = Object.fromEntries(
    entity.properties.map((property) => [property.name, normalised(property, record[property.name])]),
  )
  const errors: Record<string, Text[]> = {}
  for (const rule of brokenRules(entity, stored))
    (errors[rule.field] ??= []).push({ key: ruleText(entity, rule), values: rule.values })
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}
