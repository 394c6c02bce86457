/**
 * Checks rules over several properties before a record is written; each error stands at the field that its rule
 * names.
 */
import { brokenRules, ruleText } from '#domain/rules.ts'
import type { Entity } from '#schemas/entity.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import type { Body } from './body.ts'
import { normalised } from './values.ts'

/**
 * @param record As it will be stored, after hooks or actions.
 * @throws {FieldErrors} With every broken rule.
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
