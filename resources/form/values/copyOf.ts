/** Initial values of a copied record. */
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import type { Values } from '#resources/form/changes.ts'
import { newRow, rowsIn, type ChildKinds } from './childRows.ts'
import { withWholeRows } from './wholeRows.ts'

/** @returns Editable values, without those that must be unique. */
export function copyOf(
  entity: Entity,
  record: Values,
  may: (expression: RoleExpression | undefined) => boolean,
): Values {
  const isCopied = ({ name, readOnly, writeOnly, unique, access }: Property) =>
    !readOnly &&
    !writeOnly &&
    name !== entity.position &&
    !unique.some((set) => set.length === 1) &&
    (access?.read === undefined || may(access.read))
  const names = entity.properties.filter(isCopied).map(({ name }) => name)
  return withWholeRows(entity, Object.fromEntries(names.map((name) => [name, record[name] ?? null])))
}

/** Copies child rows as new ones, by the name of their relation. */
export const copiedRows = (
  record: Values,
  kinds: ChildKinds,
  may: (expression: RoleExpression | undefined) => boolean,
): Values =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, { entity }]) => [
      name,
      rowsIn(record, name).map((row) => ({ ...newRow(entity), ...copyOf(entity, row, may) })),
    ]),
  )
