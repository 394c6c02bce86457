/** The record that is open beside a page: its address names it, `?beside=customer/12`, so that going back closes it. */
import type { RecordId } from './paths.ts'

export type Place = { resource: string; id: string }

/** @returns The search text of the same page with that record beside it; of the page alone without one. */
export function besideSearch(search: string, place?: { resource: string; id: RecordId }): string {
  const query = new URLSearchParams(search)
  query.delete('beside')
  if (place) query.set('beside', `${place.resource}/${place.id}`)
  const text = query.toString()
  return text && `?${text}`
}

export function placeIn(search: string): Place | undefined {
  const [, resource, id] = /^([\w-]+)\/(.+)$/.exec(new URLSearchParams(search).get('beside') ?? '') ?? []
  return resource && id ? { resource, id } : undefined
}

/** Navigation state of one that was opened from its page. */
export const besideState = { beside: true }
