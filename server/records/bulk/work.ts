/** Does a chunk of a run in the transaction that keeps its progress: records and outcomes stand or fall together. */
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { checkedDeed, type BulkEntity } from './checkDeed.ts'
import type { Pace } from '#server/records/contract.ts'
import { inPace } from './chunkSize.ts'
import { countOf, keepOutcomes, targetsOf, withReasons, writeRun, type Run } from './store.ts'

/** Milliseconds of a chunk, which is one transaction. */
const wanted = 400

/** Identifies in the audit all that a run wrote. */
export const requestOfRun = ({ id }: Pick<Run, 'id'>): string => `bulk-run-${id}`

/** @returns Number of records done; fewer than there are left when the chunk is full. @throws When a right was lost. */
export async function workChunk(trx: Trx, run: Run, of: BulkEntity, by: Writer, pace: Pace): Promise<number> {
  const deed = checkedDeed(run, of, by.access)
  const work = async (size: number) => {
    const targets = await targetsOf(trx, run.id, run.done + 1, size)
    const written = await of.records.many(trx, of.entity, deed, targets, by, pace)
    await keepOutcomes(trx, run.id, written)
    return written
  }
  const results = await inPace(pace, wanted, work, ({ length }) => length)
  const counts = {
    done: run.done + results.length,
    checked: Math.max(run.checked, run.done + results.length),
    changed: run.changed + countOf(results, 'changed'),
    same: run.same + countOf(results, 'same'),
    refused: run.refused + countOf(results, 'refused'),
  }
  await writeRun(trx, run.id, counts, withReasons(run.reasons, results))
  return results.length
}
