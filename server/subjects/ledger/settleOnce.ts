/** Settles a file once for several changes of one call, at their end instead of after each. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { settle } from './settle.ts'
import { settleMany } from './settleMany.ts'

type Follow = () => Promise<void>
/** Follow-ups of each changed file, once it is settled, by who asked for them. */
type Held = Map<number, Map<string, Follow>>

/** Files that were opened by the same work: nothing stands on them that could follow a booking. */
const openedBy = new WeakMap<Trx['identity'], Set<number>>()

const heldBy = new WeakMap<Trx['identity'], Held>()

/**
 * While `work` runs, changes of facts wait; then each file is settled once, and what waited for that follows. What
 * reads the ledger in between settles by itself, or reads it as it was.
 */
export async function settledOnce<T>(
  trx: Trx,
  { today, requestId }: { today: IsoDate; requestId: string },
  work: () => Promise<T>,
): Promise<T> {
  if (heldBy.has(trx.identity)) return work()
  const held: Held = new Map()
  heldBy.set(trx.identity, held)
  const result = await work().finally(() => {
    heldBy.delete(trx.identity)
    openedBy.delete(trx.identity)
  })
  if (held.size > few) {
    // Files do not follow from each other here, so all are settled before anything follows.
    await settleMany(trx, [...held.keys()], { today, requestId })
    for (const follows of held.values()) for (const follow of follows.values()) await follow()
    return result
  }
  for (const [file, follows] of [...held].toSorted(([one], [other]) => one - other)) {
    await settle(trx, file, { today, requestId })
    for (const follow of follows.values()) await follow()
  }
  return result
}

/** Files that are settled one by one. */
const few = 3

/** @returns Whether the file waits to be settled. */
export function waits(trx: Trx, file: number): boolean {
  const held = heldBy.get(trx.identity)
  if (held && !held.has(file)) held.set(file, new Map())
  return held !== undefined
}

/** Says that files were just opened, with nothing on them that would follow a booking: no arrangement, no message. */
export function opened(trx: Trx, files: readonly number[]): void {
  const known = openedBy.get(trx.identity) ?? new Set()
  openedBy.set(trx.identity, known)
  for (const file of files) known.add(file)
}

/** Runs what needs a settled ledger: at once, or the last of its kind when the file is settled. */
export async function onceSettled(trx: Trx, file: number, kind: string, follow: Follow): Promise<void> {
  if (openedBy.get(trx.identity)?.has(file)) return
  const held = heldBy.get(trx.identity)?.get(file)
  if (held) held.set(kind, follow)
  else await follow()
}
