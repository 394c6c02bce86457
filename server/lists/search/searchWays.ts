/**
 * Joins from the rows of an entity to the related records by which they are found too (`searchThrough` in its
 * schema).
 */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Asker } from '#server/sql/operands.ts'
import type { Entities } from '#server/sql/projection.ts'
import { mayRead } from '#server/sql/rights.ts'
import { quote } from '#server/sql/sql.ts'

export type Searched = Asker & { entity: Entity; entities: Entities }

/** `here`, a column of the entity's rows, equals `there`, a column of the target's rows. */
type Way = { target: Entity; here: string; there: string }

/**
 * @returns The joins that this person may use: without the right to read the target or the link, nothing is
 * found through it.
 */
export function waysOf({ entity, entities, access }: Searched, names = entity.searchThrough): Way[] {
  return (names ?? []).flatMap((name) => {
    const own = entity.properties.find((property) => property.name === name)
    const to = own?.relation && entities.get(own.relation.entity)
    const [target, link] = own && to ? [to, own] : inverse(entity, name, entities)
    if (!access.may(target.access.read) || !mayRead(link, access)) return []
    const column = quote(link.column)
    return [own ? { target, here: column, there: 'id' } : { target, here: 'id', there: column }]
  })
}

function inverse(entity: Entity, name: string, entities: Entities): [Entity, Property] {
  for (const target of entities.values()) {
    const link = target.properties.find(
      ({ relation }) => relation?.entity === entity.name && relation.inverse === name && !relation.many,
    )
    if (link) return [target, link]
  }
  throw new Error(`"${entity.name}" is searched through "${name}", which leads nowhere.`)
}
