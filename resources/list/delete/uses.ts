/** What the server says of where a record is used. */
import { isObject } from '#providers/callErrors.ts'

/** A relation that points at the record. `more`: there are more than were counted. `onDelete`: what becomes of them when it goes. */
export type Use = {
  entity: string
  property: string
  count: number
  more?: boolean
  onDelete?: 'unlinked' | 'deleted'
}

/** @param answer undefined when this server does not count. */
export function usesIn(answer: unknown): Use[] {
  const items: unknown = isObject(answer) ? answer.items : undefined
  return Array.isArray(items) ? items.filter(isUse) : []
}

const isUse = (one: unknown): one is Use =>
  isObject(one) && typeof one.entity === 'string' && typeof one.property === 'string' && Number(one.count) > 0
