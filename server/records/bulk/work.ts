/** One chunk of a run, in the transaction that keeps its progress: what it wrote and what it says of it stand or fall together. */
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { checkedDeed, type BulkEntity } from './asked.ts'
import type { Pace } from './deed.ts'
import { countOf, keepOutcomes, targetsOf, withReasons, writeRun, type Run } from './store.ts'

/** Records per transaction. Those that are written one by one hold their locks for longer. */
const chunkSize = { joined: 500, alone: 50 }

/** Identifies in the audit all that a run wrote. */
export const requestOfRun = ({ id }: Pick<Run, 'id'>): string => `bulk-run-${id}`

/** @returns Number of records done; fewer than there are left when the chunk is full. @throws When a right was lost. */
export async function workChunk(trx: Trx, run: Run, of: BulkEntity, by: Writer, pace: Pace): Promise<number> {
  const deed = checkedDeed(run, of, by.access)
  const size = pace.alone || run.action !== 'update' ? chunkSize.alone : chunkSize.joined
  const targets = await targetsOf(trx, run.id, run.done + 1, size)
  const results = await of.records.many(trx, of.entity, deed, targets, by, pace)
  await keepOutcomes(trx, run.id, results)
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
