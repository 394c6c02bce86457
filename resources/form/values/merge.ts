/** Three-way merge of a record: as loaded, as saved by somebody else, and as edited here. */
import { toWire } from '#providers/wireRecord.ts'
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { isSame, type Values } from '#resources/form/changes.ts'

export type Sides = {
  base: Values
  current: Values
  mine: Values
  /** Tells writable properties, which alone take part; the others are the server's. */
  may: (expression: RoleExpression | undefined) => boolean
}

/** Changed on both sides to different values: the user must choose. */
export const clashes = (entity: Entity, sides: Sides): Property[] =>
  changedByOther(entity, sides).filter(({ isMine }) => isMine)

/** Changed by the other side only, with their values: merged without a question. */
export const untouched = (entity: Entity, sides: Sides): Record<string, unknown> =>
  Object.fromEntries(
    changedByOther(entity, sides)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => [name, sides.current[name] ?? null]),
  )

/** Properties that the other side changed and that differ here; `isMine`: changed here too. */
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
