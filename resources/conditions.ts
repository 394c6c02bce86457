/** What the rest of a form decides about a property: whether it may have a value (`when`), and whether it must (`requiredWhen`). */
import { createContext } from 'react'
import { matches, type Asker } from '#domain/condition.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSame, type Values } from './changes.ts'

/** Names of the properties that may not be left empty as the form stands now, beyond those that always are. */
export const RequiredContext = createContext<ReadonlySet<string>>(new Set())

/** Whether anything in this entity depends on the rest of the record. */
export const hasConditions = ({ properties }: Entity): boolean =>
  properties.some(({ access }) => access?.when !== undefined || access?.requiredWhen !== undefined)

/**
 * The values without those that may not be there: nothing for each whose condition does not hold.
 * One that is emptied may empty another.
 */
export function emptied(entity: Entity, values: Values, asker: Asker): Values {
  const next = Object.fromEntries(
    entity.properties
      .filter(({ name, access }) => access?.when && !isEmpty(values[name]) && !matches(access.when, values, asker))
      .map(({ name, relation }) => [name, relation?.many ? [] : null]),
  )
  const left = { ...values, ...next }
  return isSame(left, values) ? values : emptied(entity, left, asker)
}

/** @param values As `emptied` leaves them. @returns Names of the properties that may not be empty beside these values. */
export const requiredNow = (entity: Entity, values: Values, asker: Asker): string[] =>
  entity.properties
    .filter(({ readOnly, access }) => !readOnly && access?.requiredWhen && matches(access.requiredWhen, values, asker))
    .filter(({ access }) => !access?.when || matches(access.when, values, asker))
    .map(({ name }) => name)

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
