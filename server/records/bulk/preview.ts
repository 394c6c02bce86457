/** Previews: the records are written as the run would write them, and all of it is rolled back. */
import type { Trx } from '#server/db/engine.ts'
import type { Write } from '#server/records/requestWrites.ts'
import type { Deed, Target, Pace } from '#server/records/contract.ts'
import { inPace, newPace } from './chunkSize.ts'
import type { Outcome } from './store.ts'

/** Milliseconds, from the request on, after which checking stops; the rest is checked when it runs. */
const longest = 1200
/** Milliseconds that checking has at least, however long it took to find the records. */
const least = 300
/** Milliseconds of a chunk. */
const wanted = 200
/** Records that a preview checks at most: nobody reads more, and each outcome that is kept takes its time. */
const mostChecked = 5000

class RolledBack extends Error {}

/**
 * @param targets Returns records by their places.
 * @param begun When the request began (`performance.now()`).
 * @returns What would become of the first records, as many as there was time for.
 */
export async function preview(
  deed: Deed,
  total: number,
  targets: (trx: Trx, first: number, count: number) => Promise<readonly Target[]>,
  write: Write,
  begun: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const pace = newPace()
  const until = Math.max(begun + longest, performance.now() + least)
  const most = Math.min(total, mostChecked)
  await rolledBack(write, async (trx) => {
    while (outcomes.length < most && performance.now() < until) {
      const left = most - outcomes.length
      const work = async (size: number) =>
        wouldBe(deed, await targets(trx, outcomes.length + 1, Math.min(size, left)), write, trx, pace)
      const found = await inPace(pace, Math.min(wanted, until - performance.now()), work, ({ length }) => length)
      if (found.length === 0) return
      outcomes.push(...found)
    }
  })
  return outcomes
}

/** The same for chosen records, however many. */
export async function previewOf(deed: Deed, targets: readonly Target[], write: Write): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await rolledBack(write, async (trx) => void outcomes.push(...(await wouldBe(deed, targets, write, trx))))
  return outcomes
}

async function wouldBe(
  deed: Deed,
  targets: readonly Target[],
  write: Write,
  trx: Trx,
  pace?: Pace,
): Promise<Outcome[]> {
  const results = await write.records.many(trx, write.entity, deed, targets, write, pace)
  return results.map((one) => ({ ...one, stamp: null, outcome: one.outcome === 'changed' ? 'change' : one.outcome }))
}

async function rolledBack({ engine }: Pick<Write, 'engine'>, work: (trx: Trx) => Promise<void>): Promise<void> {
  try {
    await engine.transaction(async (trx) => {
      await work(trx)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
}
