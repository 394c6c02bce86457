/** Entities of which there is exactly one record. */
import type { Entity } from './entity.ts'

/** Of the one record, as the table that holds it has it; no path names it. */
export const singleId = '1'

export const isSingle = ({ kind }: { kind?: Entity['kind'] }): boolean => kind === 'singleton'

/** Path of one record of the API; that of the only one is the entity's own. */
export const recordPath = (entity: Pick<Entity, 'api' | 'kind'>, id: string | number): string =>
  isSingle(entity) ? entity.api : `${entity.api}/${encodeURIComponent(id)}`
