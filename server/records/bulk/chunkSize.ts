/** How many records of a run are written at once: as many as take some part of a second, so that no lock is held for long. */
import type { Pace } from '#server/records/contract.ts'

const sizes = { first: 50, least: 25, most: 1000 }
/** A chunk may be this much larger than the one before: the first ones also wait for statements to be prepared. */
const growth = 4

export const newPace = (): Pace => ({ alone: false, size: sizes.first })

/**
 * Does a chunk.
 *
 * @param work Returns the number of records done. @param wanted Milliseconds of the next chunk.
 */
export async function inPace<T>(
  pace: Pace,
  wanted: number,
  work: (size: number) => Promise<T>,
  countOf: (done: T) => number,
): Promise<T> {
  const begun = performance.now()
  const done = await work(pace.size)
  const count = countOf(done)
  if (count === 0) return done
  const each = (performance.now() - begun) / count
  const size = Math.min(Math.round(wanted / each), pace.size * growth, sizes.most)
  pace.size = Math.max(size, sizes.least)
  return done
}
