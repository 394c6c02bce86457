/** What the server says of where one record or several are used. */
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { RecordId } from '#resources/paths.ts'

/** A relation that points at the record. `more`: there are more than were counted. `onDelete`: what becomes of them when it goes. */
export type Use = {
  entity: string
  property: string
  count: number
  more?: boolean
  /** There may be more: the records were asked about in parts, and what points at several may have been counted in each. */
  orMore?: boolean
  onDelete?: 'unlinked' | 'deleted'
}

/** @param answer undefined when this server does not count. */
export function usesIn(answer: unknown): Use[] {
  const items: unknown = isObject(answer) ? answer.items : undefined
  return Array.isArray(items) ? items.filter(isUse) : []
}

const isUse = (one: unknown): one is Use =>
  isObject(one) && typeof one.entity === 'string' && typeof one.property === 'string' && Number(one.count) > 0

/** Whose ids have place in an address. */
const atOnce = 500

/**
 * Asks where several records are used, all of them together; a part at a time where they are many.
 *
 * @param api Path of the entity's calls.
 */
export async function usesOfSeveral(api: string, ids: readonly RecordId[], signal: AbortSignal): Promise<Use[]> {
  const found = new Map<string, Use>()
  for (let start = 0; start < ids.length; start += atOnce) {
    const query = { ids: ids.slice(start, start + atOnce).join(','), _relations: 'true' }
    for (const use of usesIn(await callIfOffered('GET', `${api}/usage`, { query, signal }))) {
      const name = `${use.entity}.${use.property}`
      const before = found.get(name)
      found.set(name, before ? together(before, use) : use)
    }
  }
  return [...found.values()]
}

/** Of two parts, the larger: who points at records of both is counted in both. */
const together = (one: Use, other: Use): Use => {
  const larger = one.count < other.count ? other : one
  return one.more || other.more ? { ...larger, more: true } : { ...larger, orMore: true }
}
