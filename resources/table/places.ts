/** Scroll position and current row of each list, per history entry, for the lifetime of the page. */

export type Place = { scrollTop: number; row: number; hadFocus: boolean }

const places = new Map<string, Place>()
const mostPlaces = 100

export const placeAt = (key: string): Place | undefined => places.get(key)

/** Drops the oldest beyond the limit. */
export function keepPlace(key: string, place: Place): void {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

/** Forgets all places: another user starts at the top. */
export const forgetPlaces = (): void => places.clear()
