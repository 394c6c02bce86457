/** Finds the broken rules over several properties of a record. */
import type { Entity, Rule } from '#schemas/entity.ts'
import { matches } from './condition.ts'

/** Rules depend neither on the asker nor on the time: a valid record stays valid. */
const nobody = { me: null, asOf: '1970-01-01T00:00:00.000Z' }

/** @param record As it would be stored, relations as ids or as objects. */
export const brokenRules = ({ rules = [] }: Entity, record: Readonly<Record<string, unknown>>): Rule[] =>
  rules.filter(({ holds }) => !matches(holds, record, nobody))

/** Text key for a broken rule: its own, or that of all rules of its kind. */
export const ruleText = ({ name: entity }: Entity, { name, text }: Rule): string =>
  text ?? `resources.${entity}.rules.${name}`
