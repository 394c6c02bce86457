/** Breaks the arrangements of a night by few statements: each is decided, audited and told as if broken alone. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Entity } from '#schemas/entity.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import type { Deed } from '#server/records/bulk/deed.ts'
import type { Records } from '#server/records/records.ts'

/** Their files have ended their terms already, and what stands of them is worked out for all afterwards. */
const endedFiles = new AsyncLocalStorage<ReadonlySet<number>>()

export const isEndedTogether = (fileId: number): boolean => endedFiles.getStore()?.has(fileId) ?? false

export type Breaking = { id: number; file: number; reason: string }

/**
 * @param all Active ones of files in `term_payment`, whose interest was not frozen, all locked with their files.
 * @returns Those that were broken; the others need a reason for which they cannot be.
 */
export async function breakTogether(
  trx: Trx,
  all: readonly Breaking[],
  { records, by }: { records: Records; by: Writer },
): Promise<ReadonlySet<number>> {
  /** @returns Ids of those that were changed. */
  const write = async (entity: Entity, deed: Deed, ids: readonly number[]) => {
    const stamps = await stampsOf(ids, entity, trx)
    const targets = ids.map((id, place) => ({ place, id, stamp: stamps.get(id) ?? null }))
    const results = await records.many(trx, entity, deed, targets, by)
    return new Set(results.flatMap(({ id, outcome }) => (outcome === 'refused' ? [] : [id])))
  }
  const files = [...new Set(all.map((one) => one.file))]
  const ended = await write(file, { action: 'endTerms', values: {} }, files)
  await write(file, { action: 'update', values: { arrangementActive: false } }, [...ended])
  const broken = new Set<number>()
  await endedFiles.run(ended, async () => {
    const byReason = Map.groupBy(
      all.filter((one) => ended.has(one.file)),
      ({ reason }) => reason,
    )
    for (const [reason, some] of byReason) {
      const deed = { action: 'break', values: { reason } }
      for (const id of await write(
        arrangement,
        deed,
        some.map((one) => one.id),
      ))
        broken.add(id)
    }
  })
  return broken
}
