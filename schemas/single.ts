/** Singletons: entities with exactly one record. */
import type { Entity } from './entity.ts'

/** Id of the record in its table; paths do not contain it. */
export const singleId = '1'

export const isSingle = ({ kind }: { kind?: Entity['kind'] }): boolean => kind === 'singleton'

/** API path of one record; for a singleton the entity's own path. */
export const recordPath = (entity: Pick<Entity, 'api' | 'kind'>, id: string | number): string =>
  isSingle(entity) ? entity.api : `${entity.api}/${encodeURIComponent(id)}`
