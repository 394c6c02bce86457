/** Condition for the records of an entity with dates of validity that hold on a given day. */
import type { Entity, Property } from '#schemas/entity.ts'
import { FieldErrors } from '#server/errors.ts'
import { columnOf } from './columns.ts'
import { resolveOperand, type Asker } from './operands.ts'
import { allOf, quote, type Params } from './sql.ts'
import { maySeeValidity, validityOf } from './validityOf.ts'

/**
 * Returns SQL that is true for rows that hold on the day: begun, not ended and, where no end is stored, not
 * followed by a later record of the same matter that has begun too.
 *
 * @param asOf 'YYYY-MM-DD' or a `$` word such as `$today`.
 * @param scope Condition for the later records (alias `n`) that this person may see; others are ignored.
 * @throws {FieldErrors} If this person may not read the properties that say when a record holds.
 */
export function asOfCondition(
  asOf: string,
  target: Asker & { entity: Entity },
  params: Params,
  scope?: string,
): string {
  const { entity, access } = target
  if (!maySeeValidity(entity, access)) {
    throw new FieldErrors({ _asOf: [{ key: 'error.unknownParameter', values: { name: '"_asOf"' } }] })
  }
  const { from, until, by } = validityOf(entity)
  const day = params.add(resolveOperand(asOf, target), 'date')
  const at = (property: Property, alias: string) => columnOf(property, alias)
  const later = allOf([
    ...by.map((property) => `${at(property, 'n')} is not distinct from ${at(property, 't')}`),
    `${at(from, 'n')} > ${at(from, 't')} and ${at(from, 'n')} <= ${day}`,
    scope,
  ])
  const notFollowed = `not exists (select from ${quote(entity.table)} n where ${later})`
  const holds = until ? `(${at(until, 't')} >= ${day} or (${at(until, 't')} is null and ${notFollowed}))` : notFollowed
  return `(${at(from, 't')} <= ${day} and ${holds})`
}
