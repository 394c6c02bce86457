/** Finds the entities with records of customers, by the relations in schemas. */
import { serverFilled, type Entity } from '#schemas/entity.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'

/**
 * Names of the entities whose records belong to a customer: the customer itself, and everything that points at
 * one of these. The creator or handler of a record does not count, so relations to people are ignored.
 */
export const ofCustomers: ReadonlySet<string> = (() => {
  const found = new Set(['customer'])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const entity of entities) if (relationsOf(entity).some((target) => found.has(target))) found.add(entity.name)
  }
  return found
})()

function relationsOf({ properties }: Entity): string[] {
  return properties.flatMap(({ name, relation }) =>
    relation && relation.entity !== 'user' && !serverFilled.some((one) => one === name) ? [relation.entity] : [],
  )
}

/** @throws {Error} If the entity does not exist. */
export function entityNamed(name: string): Entity {
  const entity = entityByName.get(name)
  if (!entity) throw new Error(`There is no entity "${name}".`)
  return entity
}
