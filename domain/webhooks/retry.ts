/**
 * When a failed delivery is tried again, and when a failing webhook is switched off. Durations are
 * milliseconds, moments milliseconds since 1970.
 */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Waits between attempts; after the last one every 24 hours, as long as a webhook may fail. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour, day]

/** How long a webhook may fail before it is switched off. */
export const failsFor = 5 * day

/**
 * Returns when a delivery is tried again; undefined when it has failed for good.
 *
 * @param tries Number of attempts, including the one that just failed.
 * @param begun Time of the first attempt.
 */
export function nextTry(tries: number, begun: number, now: number): number | undefined {
  const last = begun + failsFor
  if (now >= last) return undefined
  const wait = waits[tries - 1] ?? day
  return Math.min(now + wait, last)
}

/** @param failingSince First failure since the last success; undefined while there is none. */
export const isToSwitchOff = (failingSince: number | undefined, now: number): boolean =>
  failingSince !== undefined && now - failingSince >= failsFor
