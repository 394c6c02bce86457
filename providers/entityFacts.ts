/** Facts of one entity, loaded on first use, because those of all entities would weigh on the start. */
import type { Entity } from '#schemas/entity.ts'

export type EntityFacts = (resource: string) => Promise<Entity>

type Load = () => Promise<Readonly<Record<string, unknown>>>

/** Loaders in an object that survives hot updates, because importers keep the first version of this module. */
const loads: Record<string, Load> = import.meta.hot?.data.loads ?? {}
Object.assign(
  loads,
  import.meta.glob<Readonly<Record<string, unknown>>>([
    '#schemas/generated/*.ts',
    '!../schemas/generated/*.d.ts',
    '!../schemas/generated/{entities,database,menu,roles}.ts',
  ]),
)
if (import.meta.hot) {
  import.meta.hot.data.loads = loads
  import.meta.hot.accept()
}

/** Loaded facts, available synchronously, so that a request leaves before the first render. */
const known = new Map<string, Promise<Entity>>()

/** @throws {Error} If no schema describes the resource. */
export const entityFacts: EntityFacts = (resource) => {
  const found = known.get(resource) ?? fetchFacts(resource)
  if (!import.meta.hot) known.set(resource, found)
  found.catch(() => known.delete(resource))
  return found
}

async function fetchFacts(resource: string): Promise<Entity> {
  const load = Object.entries(loads).find(([file]) => file.endsWith(`/generated/${resource}.ts`))?.[1]
  const facts = load && Object.values(await load()).find((value) => isFactsOf(resource, value))
  if (facts) return facts as Entity
  throw new Error(`No schema describes "${resource}"; add schemas/${resource}.schema.json and run npm run codegen.`)
}

const isFactsOf = (resource: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === resource
