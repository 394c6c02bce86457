/** Where somebody was in each list, by entry of the browser's history; for as long as the page lives. */

export type Place = { scrollTop: number; row: number; hadFocus: boolean }

const places = new Map<string, Place>()
const mostPlaces = 100

export const placeAt = (key: string): Place | undefined => places.get(key)

/** The oldest goes when there are too many. */
export function keepPlace(key: string, place: Place): void {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

/** Another person begins at the top. */
export const forgetPlaces = (): void => places.clear()
