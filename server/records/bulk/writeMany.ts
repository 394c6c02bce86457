/**
 * Writes many records in the caller's transaction, each decided exactly as a single write would decide it: at
 * once where that makes no difference, else one by one.
 */
import { AppError, NotFound, Refused } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { answerFor } from '#server/records/databaseErrors.ts'
import type { Within } from '#server/records/event.ts'
import { usesOf } from '#server/records/inUse.ts'
import { decideAction } from '#server/records/lifecycle/decide.ts'
import type { Body } from '#server/records/values/body.ts'
import { deleteRecord, InUse, takeAction, updateRecord } from '#server/records/write.ts'
import type { Deed, Pace, Result, Target } from './deed.ts'
import { lockRecords, stampsOf } from './lockRecords.ts'
import { outdated } from './outdated.ts'
import { changedResult, refusedResult, sameResult } from './result.ts'
import { Asked } from './silent.ts'
import { mayJoin, updateTogether } from './together.ts'

/** Below this many it is not worth trying at once. */
const fewest = 4

/** @returns A result for each, in the order of their places. */
export async function writeMany(
  deed: Deed,
  targets: readonly Target[],
  within: Within,
  pace: Pace = { alone: false },
): Promise<Result[]> {
  const results = await inParts(deed, targets, within, pace)
  const stamps = await stampsOf(
    results.map(({ id }) => id),
    within.entity,
    within.trx,
  )
  return results
    .map((result) => ({ ...result, stamp: stamps.get(result.id) ?? null }))
    .toSorted((a, b) => a.place - b.place)
}

async function inParts(deed: Deed, targets: readonly Target[], within: Within, pace: Pace): Promise<Result[]> {
  const isJoined = deed.action === 'update' && !pace.alone && targets.length >= fewest && mayJoin(deed.values, within)
  if (!isJoined) return eachAlone(deed, targets, within)
  try {
    return await savepoint(within.trx, 'bulk_part', (trx) => updateTogether(targets, deed.values, { ...within, trx }))
  } catch (error) {
    if (error instanceof Asked) {
      pace.alone = true
      return eachAlone(deed, targets, within)
    }
    // The database refused one of them; the others are still written at once.
    if (!(answerFor(error, within.entity) instanceof AppError)) throw error
    const middle = targets.length >> 1
    const first = await inParts(deed, targets.slice(0, middle), within, pace)
    return [...first, ...(await inParts(deed, targets.slice(middle), within, pace))]
  }
}

async function eachAlone(deed: Deed, targets: readonly Target[], within: Within): Promise<Result[]> {
  const results: Result[] = []
  for (const target of targets) results.push(await alone(deed, target, within))
  return results
}

async function alone(deed: Deed, target: Target, within: Within): Promise<Result> {
  const { entity, access } = within
  let before: Body | undefined
  try {
    return await savepoint(within.trx, 'bulk_one', async (trx) => {
      const row = (await lockRecords([target.id], within, trx)).get(target.id)
      before = row?.record
      if (!row) throw new NotFound()
      if (row.stamp !== target.stamp) throw outdated()
      const after = await write(deed, target.id, { ...within, trx })
      const [stamp] = (await stampsOf([target.id], entity, trx)).values()
      if (stamp === row.stamp) return sameResult(target, row.record, entity)
      return changedResult(target, row.record, after ?? row.record, entity)
    })
  } catch (error) {
    const answer = error instanceof InUse ? await refusalOf(error, within) : error
    if (!(answer instanceof AppError) || answer.status >= 500) throw error
    return refusedResult(target, answer, { before, entity, access })
  }
}

/** @returns The record afterwards; undefined when it is gone. */
async function write({ action, values }: Deed, id: number, within: Within): Promise<Body | undefined> {
  if (action === 'update') return updateRecord(String(id), values, within)
  if (action === 'delete') {
    await deleteRecord(String(id), within)
    return undefined
  }
  const effects = within.behaviour.effectsOf(within.entity.name)
  const decide = decideAction({ context: within, name: action, body: values, effects })
  return takeAction(String(id), { name: action, decide }, within)
}

/** What uses the record, read in this transaction: the embedded database has no second one. */
async function refusalOf({ entity: name, id }: InUse, within: Within): Promise<Refused> {
  const entity = within.entities.get(name) ?? within.entity
  const engine = { ...within.engine, query: within.trx.query }
  return new Refused(await usesOf(id, { ...within, entity, engine }))
}
