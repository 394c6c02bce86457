/** Creates records of any entity by API, with the records that they point at. */
import { entityByName } from '#schemas/generated/entities.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { insert } from '#server/records/rows.ts'
import type { Api } from './api.ts'
import { completeTarget, makeRoom, ownSamples, rolesOfTarget, targetOwners, targetValues } from './product.ts'
import { leastBody, sampleBody, sampleValue, type Body, type Target } from './sample.ts'

/** Creates one record of each entity that `entity` points at, and what those require in turn. */
export async function targetsOf(api: Api, entity: Entity): Promise<Target> {
  const ids = new Map<string, number>()
  const target: Target = (name) => ids.get(name) ?? 0

  async function add(name: string): Promise<void> {
    const related = entityByName.get(name)
    if (!related || ids.has(name)) return
    for (const needed of related.properties) if (needed.required && needed.relation) await add(needed.relation.entity)
    const own = name === 'user' ? { roles: rolesOfTarget } : targetValues[name]
    const owner = targetOwners[name]
    if (owner !== undefined) await add(owner)
    const owned = owner !== undefined && { [owner]: target(owner) }
    const { id } = await addRecord(api, related, { ...leastBody(related, 900, target), ...own, ...owned }, target, 900)
    ids.set(name, id)
    await completeTarget(name, id, api.create)
  }
  for (const { relation } of entity.properties) if (relation) await add(relation.entity)
  return target
}

/** Creates `count` complete records, different from each other where the schema allows it. */
export async function createRecords(api: Api, entity: Entity, count: number): Promise<({ id: number } & Body)[]> {
  const target = await targetsOf(api, entity)
  const records = []
  for (let n = 1; n <= count; n += 1) {
    await makeRoom(entity.name, api.engine)
    records.push(
      await addRecord(api, entity, { ...sampleBody(entity, n, target), ...ownSamples[entity.name]?.(n) }, target, n),
    )
  }
  return records
}

/** By API; directly in the table, with the server's own values, where nobody creates records by API. */
export async function addRecord(
  api: Api,
  entity: Entity,
  body: Body,
  target: Target,
  n = 1,
): Promise<{ id: number } & Body> {
  if (entity.access.create) return api.create(entity.name, body)
  const filled = entity.properties.filter(({ name, readOnly }) => readOnly && name !== 'id')
  // What it points at may not exist yet, and need not.
  const isThere = ({ relation }: Property) => !relation || relation.many || target(relation.entity) > 0
  const values = {
    ...Object.fromEntries(filled.filter(isThere).map((one) => [one.name, sampleValue(entity, one, n, target)])),
    ...body,
  }
  return api.engine.transaction(async (trx) => (await insert(values, entity, trx)) as { id: number } & Body)
}
