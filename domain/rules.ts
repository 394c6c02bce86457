/** Rules over several properties of a record: which of them it breaks. */
import type { Entity, Rule } from '#schemas/entity.ts'
import { matches } from './condition.ts'

/** A rule names neither who asks nor the time: what is right stays right. */
const nobody = { me: null, asOf: '1970-01-01T00:00:00.000Z' }

/** @param record As it would be stored, relations as ids or as objects. */
export const brokenRules = ({ rules = [] }: Entity, record: Readonly<Record<string, unknown>>): Rule[] =>
  rules.filter(({ holds }) => !matches(holds, record, nobody))

/** Key of the words for a rule that is broken: its own, or those that all rules of its kind share. */
export const ruleText = ({ name: entity }: Entity, { name, text }: Rule): string =>
  text ?? `resources.${entity}.rules.${name}`
