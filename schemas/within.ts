/** Links of an entity whose rows are narrowed to those of other records (`x-access.within`). */
import type { EntityAccess } from './entity.ts'

/** @returns Names of relations, or of inverses of some; none where rows are narrowed by own properties, or not at all. */
export function narrowingLinks({ within }: Pick<EntityAccess, 'within'>): readonly string[] {
  if (typeof within === 'string') return [within]
  return isList(within) ? within : []
}

const isList = (within: EntityAccess['within']): within is readonly string[] => Array.isArray(within)
