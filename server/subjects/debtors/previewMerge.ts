/** Preview of a merge of two debtors: what it would move, and in what they differ. */
import { outcomeIn } from '#domain/protection.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { serverFilled } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Body } from '#server/records/values/body.ts'
import { activeEvents } from './events.ts'
import { debtorsOf, filesOf } from './filesOf.ts'
import { checkPointers } from './reach.ts'
import { checkPair, pointers, pointing } from './merge.ts'

type Seen = Body & { id: number }

/** @param kept As the asker sees it, as the other. @throws {FieldErrors | Refused} When the two cannot be one. */
export async function previewMerge(
  engine: Pick<Engine, 'query'>,
  { kept, merged }: { kept: Seen; merged: Seen },
  access: Access,
) {
  if (kept.id === merged.id) throw new FieldErrors({ other: [{ key: 'error.debtor.itself' }] })
  const rows = await debtorsOf(engine, [kept.id, merged.id])
  checkPair(
    rows.find(({ id }) => id === kept.id),
    rows.find(({ id }) => id === merged.id),
  )
  await checkPointers(engine, pointers(), [kept.id, merged.id], access)
  const moves = []
  for (const pointer of pointers()) {
    const { length: count } = await pointing(engine, pointer, merged.id)
    if (count > 0) moves.push({ entity: pointer.owner.name, property: pointer.property.name, count })
  }
  return { moves, differs: differences(kept, merged), suspends: await suspendedBy(engine, kept.id, merged.id) }
}

/** Properties that people fill in, and that differ between the two. */
const differences = (kept: Seen, merged: Seen) =>
  debtor.properties
    .filter(({ name, readOnly }) => !readOnly && !serverFilled.some((one) => one === name))
    .map(({ name }) => ({ property: name, kept: kept[name] ?? null, merged: merged[name] ?? null }))
    .filter((one) => JSON.stringify(one.kept) !== JSON.stringify(one.merged))

/** Files of the one that the protections of the other would suspend. */
async function suspendedBy(engine: Pick<Engine, 'query'>, kept: number, merged: number): Promise<number> {
  const of = async (id: number) => ({
    isProtected: (await activeEvents(engine, id)).length > 0,
    free: (await filesOf(engine, [id])).filter(({ workflowStatus }) => outcomeIn(workflowStatus) === 'suspended')
      .length,
  })
  const [one, other] = [await of(kept), await of(merged)]
  return (one.isProtected ? other.free : 0) + (other.isProtected ? one.free : 0)
}
