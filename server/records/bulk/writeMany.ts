/**
 * Writes many records in the caller's transaction, each decided exactly as a single write would decide it: at
 * once where that makes no difference, else one by one.
 */
import { AppError, Refused } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { answerFor } from '#server/records/databaseErrors.ts'
import { contextIn, type Within } from '#server/records/within.ts'
import { usesOf } from '#server/records/inUse.ts'
import { decideAction } from '#server/records/lifecycle/decide.ts'
import type { Body } from '#server/records/values/body.ts'
import { deleteRecord, InUse, takeAction, updateRecord } from '#server/records/write.ts'
import type { Deed, Result, Target, Pace } from '#server/records/contract.ts'
import { deleteTogether } from './deleteTogether.ts'
import { lockRecords, readOf, stampsOf } from './lockRecords.ts'
import { newPace } from './chunkSize.ts'
import { changedResult, refusedResult, sameResult } from './result.ts'
import { Asked } from './silentContext.ts'
import { changeTogether, mayJoin } from './changeTogether.ts'

/** Below this many it is not worth trying at once. */
const fewest = 4

/** @returns A result for each, in the order of their places. */
export async function writeMany(
  deed: Deed,
  targets: readonly Target[],
  within: Within,
  pace: Pace = newPace(),
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
  const isOwn = within.behaviour.deeds.named(within.entity.name, deed.action) !== undefined
  if (pace.alone || isOwn || targets.length < fewest || !mayJoin(deed, within)) return eachAlone(deed, targets, within)
  try {
    return await savepoint(within.trx, 'bulk_part', (trx) => together(deed, targets, { ...within, trx }))
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

const together = (deed: Deed, targets: readonly Target[], within: Within): Promise<Result[]> =>
  deed.action === 'delete'
    ? deleteTogether(targets, within, (some) => eachAlone(deed, some, within))
    : changeTogether(deed, targets, within)

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
      const present = readOf(row, target)
      const own = within.behaviour.deeds.named(entity.name, deed.action)
      if (own) {
        const changes = await own.work({ ...present, id: target.id }, deed.values, contextIn({ ...within, trx }))
        if (!changes) return sameResult(target, present, entity)
        return { ...changedResult(target, present, present, entity), changes }
      }
      const after = await write(deed, target.id, { ...within, trx })
      const [stamp] = (await stampsOf([target.id], entity, trx)).values()
      if (stamp === row?.stamp) return sameResult(target, present, entity)
      return changedResult(target, present, after ?? present, entity)
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

/** Refusal with the uses of the record, read in this transaction: the embedded database has no second one. */
async function refusalOf({ entity: name, id }: InUse, within: Within): Promise<Refused> {
  const entity = within.entities.get(name) ?? within.entity
  const engine = { ...within.engine, query: within.trx.query }
  return new Refused(await usesOf(id, { ...within, entity, engine }))
}
