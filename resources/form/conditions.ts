/** Conditions on properties in a form: whether a value is allowed (`when`) or required (`requiredWhen`). */
import { createContext } from 'react'
import { matches, type Asker } from '#domain/condition.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSame, type Values } from './changes.ts'

/** Properties that are required by the current values, beyond those that always are. */
export const RequiredContext = createContext<ReadonlySet<string>>(new Set())

/** Whether any property of the entity has a condition. */
export const hasConditions = ({ properties }: Entity): boolean =>
  properties.some(({ access }) => access?.when !== undefined || access?.requiredWhen !== undefined)

/** Removes values whose condition does not hold. Removing one may invalidate another. */
export function emptied(entity: Entity, values: Values, asker: Asker): Values {
  const next = Object.fromEntries(
    entity.properties
      .filter(({ name, access }) => access?.when && !isEmpty(values[name]) && !matches(access.when, values, asker))
      .map(({ name, relation }) => [name, relation?.many ? [] : null]),
  )
  const left = { ...values, ...next }
  return isSame(left, values) ? values : emptied(entity, left, asker)
}

/**
 * @param values Values as `emptied` returns them.
 * @returns Names of the properties that are required beside these values.
 */
export const requiredNow = (entity: Entity, values: Values, asker: Asker): string[] =>
  entity.properties
    .filter(({ readOnly, access }) => !readOnly && access?.requiredWhen && matches(access.requiredWhen, values, asker))
    .filter(({ access }) => !access?.when || matches(access.when, values, asker))
    .map(({ name }) => name)

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
