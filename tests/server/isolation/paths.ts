/** Which entities hold what belongs to a customer, as the schemas' relations tell. */
import { serverFilled, type Entity } from '#schemas/entity.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'

/**
 * Names of the entities whose records belong to a customer: the customer itself, and what points at one of these. Who made or
 * handles a record does not make it a customer's, so relations to people lead nowhere.
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

/** @throws {Error} If there is no such entity. */
export function entityNamed(name: string): Entity {
  const entity = entityByName.get(name)
  if (!entity) throw new Error(`There is no entity "${name}".`)
  return entity
}
