/** Records of any entity over the API, together with the records that they point at. */
import { entityByName } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Api } from './api.ts'
import { leastBody, sampleBody, type Body, type Target } from './sample.ts'

/** Creates one record of each entity that `entity` points at, and what those require in turn. */
export async function targetsOf(api: Api, entity: Entity): Promise<Target> {
  const ids = new Map<string, number>()
  const target: Target = (name) => ids.get(name) ?? 0

  async function add(name: string): Promise<void> {
    const related = entityByName.get(name)
    if (!related || ids.has(name)) return
    for (const needed of related.properties) if (needed.required && needed.relation) await add(needed.relation.entity)
    ids.set(name, (await api.create(name, leastBody(related, 900, target))).id)
  }
  for (const { relation } of entity.properties) if (relation) await add(relation.entity)
  return target
}

/** Creates `count` complete records, unlike each other where the schema allows it. */
export async function createRecords(api: Api, entity: Entity, count: number): Promise<({ id: number } & Body)[]> {
  const target = await targetsOf(api, entity)
  const records = []
  for (let n = 1; n <= count; n += 1) records.push(await api.create(entity.name, sampleBody(entity, n, target)))
  return records
}
