/** A record that two people changed: as it was read, as the other left it, and as this form has it. */
import { toWire } from '#providers/wireRecord.ts'
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isSame, type Values } from '#resources/changes.ts'

export type Sides = {
  base: Values
  current: Values
  mine: Values
  /** What may be written takes part; the rest is the server's. */
  may: (expression: RoleExpression | undefined) => boolean
}

/** What both changed, to different values: only a person can choose. */
export const clashes = (entity: Entity, sides: Sides): Property[] =>
  changedByOther(entity, sides).filter(({ isMine }) => isMine)

/** What only the other changed, with the other's values: nobody needs to be asked. */
export const untouched = (entity: Entity, sides: Sides): Record<string, unknown> =>
  Object.fromEntries(
    changedByOther(entity, sides)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => [name, sides.current[name] ?? null]),
  )

/** What the other changed, where this form says something else; `isMine` when this form changed it too. */
function changedByOther(entity: Entity, { may, ...sides }: Sides): (Property & { isMine: boolean })[] {
  const base = toWire(entity, sides.base, may)
  const current = toWire(entity, sides.current, may)
  const mine = toWire(entity, sides.mine, may)
  return entity.properties
    .filter(
      ({ name }) =>
        mine[name] !== undefined && !isSame(current[name], base[name]) && !isSame(current[name], mine[name]),
    )
    .map((property) => ({ ...property, isMine: !isSame(mine[property.name], base[property.name]) }))
}
