/** Values of a record that a copy starts with. */
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import type { Values } from '#resources/changes.ts'
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
