/** Breaks the arrangements of a night by few statements: each is decided, audited and told as if broken alone. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Entity } from '#schemas/entity.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import type { Deed, Records } from '#server/records/contract.ts'

/** Reasons by file, which has ended its terms already; the standing of all arrangements is worked out afterwards. */
const reasons = new AsyncLocalStorage<ReadonlyMap<number, string>>()

/** Why the arrangement of a file breaks together with others; undefined: it does not. */
export const reasonTogether = (fileId: number): string | undefined => reasons.getStore()?.get(fileId)

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
  const of = all.filter((one) => ended.has(one.file))
  return reasons.run(new Map(of.map((one) => [one.file, one.reason])), () =>
    write(
      arrangement,
      { action: 'break', values: {} },
      of.map(({ id }) => id),
    ),
  )
}
