/**
 * When a delivery that failed is tried again, and when a webhook that only fails is switched off. In milliseconds; the
 * moments are milliseconds since 1970.
 */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** From each failed try to the next; after the last of them every 24 hours, for as long as a webhook may fail. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour, day]

/** How long a webhook may fail before it is switched off. */
export const failsFor = 5 * day

/**
 * Returns when a delivery is tried again; undefined when it has failed for good.
 *
 * @param tries How often it was tried, the one that just failed included.
 * @param begun When it was tried first.
 */
export function nextTry(tries: number, begun: number, now: number): number | undefined {
  const last = begun + failsFor
  if (now >= last) return undefined
  const wait = waits[tries - 1] ?? day
  return Math.min(now + wait, last)
}

/** @param failingSince When it failed first since it last did not; undefined while it does not fail. */
export const isToSwitchOff = (failingSince: number | undefined, now: number): boolean =>
  failingSince !== undefined && now - failingSince >= failsFor
