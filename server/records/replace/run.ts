/**
 * Replaces a record at which more points than one call moves: as a run in chunks, each a transaction with its progress
 * and a receipt. Where one that cannot move has to stop all, everything is tried first, and moved afterwards.
 */
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotAllowed, type Text } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { type Result, type Pace, untyped } from '#server/records/contract.ts'
import { inPace } from '#server/records/bulk/chunkSize.ts'
import { countOf, keepOutcomes, keepPlan, runOf, withReasons, writeRun, type Run } from '#server/records/bulk/store.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { idsOf, movable, moveSome, type Moved, type Replacing } from './move.ts'
import { endReplacement, knownOf, lockBoth, needsAll, refusalOf } from './replace.ts'
import { endingsOf, type Wish } from './replaceInput.ts'

/** The `action` of such a run. */
export const replaceAction = 'replace'

/** Milliseconds of a chunk, which is one transaction. */
const wanted = 400

/** Start of the next chunk: trying goes along the relations and ids; what has moved is no longer found. */
export type Place = { isTried: true } | { isTried: false; pointer: number; after: number }
/** `looked`: records tried or moved. */
export type Step = { done: number; looked: number; next?: Place; why?: Text }

/** Keeps the run, and has it done. @param enqueue Enqueues its job. */
export const startReplacement = (
  id: string,
  { wish, total, startedAt }: { wish: Wish; total: number; startedAt: string },
  write: Write,
  enqueue: (trx: Trx, run: number) => Promise<void>,
): Promise<Run> =>
  write.engine.transaction(async (trx) => {
    await lockBoth({ id, by: wish.by }, write, trx)
    const draft = { entity: write.entity.name, action: replaceAction, state: 'running', total }
    const made = await untyped(write.records).create(trx, bulkRun, draft, write)
    const run = Number(made.id)
    const deed = { action: replaceAction, values: { ...wish, id } }
    const { locale, impersonator } = write.access
    await keepPlan(trx, run, '', { deed, question: {}, locale, impersonatorId: impersonator?.id ?? null }, write)
    await writeRun(trx, run, { startedAt })
    await enqueue(trx, run)
    return runOf(trx, run)
  })

/** @param place Where the chunk before ended. @returns `why`: it stops here. @throws {NotAllowed} When a right was lost. */
export const replaceChunk = (trx: Trx, run: Run, write: Write, pace: Pace, place?: Place): Promise<Step> =>
  inPace(
    pace,
    wanted,
    () => chunkOf(trx, run, write, pace, place),
    ({ looked }) => looked,
  )

async function chunkOf(
  trx: Trx,
  run: Run,
  write: Write,
  pace: Pace,
  place: Place = { isTried: false, pointer: 0, after: 0 },
): Promise<Step> {
  // The shape is that of `startReplacement`, which wrote it.
  const { id, ...wish } = run.values as Replacing & Wish
  const { access, entity } = write
  if (!access.may(entity.access.read) || !access.may(entity.access.update)) throw new NotAllowed()
  if (!endingsOf(write).includes(wish.ending)) throw new NotAllowed()
  await lockBoth({ id, by: wish.by }, write, trx)
  if (!place.isTried && needsAll(wish)) return tryChunk(trx, run, { id, by: wish.by }, write, pace, place)
  const moved = await moveNext(trx, run, { id, by: wish.by }, write, pace)
  if (moved.length > 0) return told(trx, run, moved, needsAll(wish))
  const refusal = refusalOf(await knownOf(id, write))
  if (refusal) return { done: 0, looked: 0, why: refusal }
  await endReplacement(id, wish, write, trx)
  return { done: 0, looked: 0 }
}

class Undone extends Error {}

async function tryChunk(
  trx: Trx,
  run: Run,
  replacing: Replacing,
  write: Write,
  pace: Pace,
  { pointer: index, after }: Extract<Place, { isTried: false }>,
): Promise<Step> {
  const pointer = movable(write)[index]
  if (!pointer) return { done: 0, looked: 0, next: { isTried: true } }
  const among = { write, trx, most: pace.size }
  const ids = await idsOf(pointer, replacing.id, {
    ...among,
    condition: (params) => `o.id > ${params.add(after, 'bigint')}`,
  })
  const last = ids.at(-1)
  if (last === undefined) return { done: 0, looked: 0, next: { isTried: false, pointer: index + 1, after: 0 } }
  let results: Result[] = []
  await savepoint(trx, 'tried', async (inner) => {
    results = await moveSome(pointer, ids, replacing, write, inner, pace)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  const refused = results.filter(({ outcome }) => outcome === 'refused').map((result) => ({ pointer, result }))
  await writeRun(trx, run.id, { checked: run.checked + results.length })
  if (refused.length > 0) return told(trx, run, refused, true)
  return { done: 0, looked: results.length, next: { isTried: false, pointer: index, after: last } }
}

/** Moves the next of those that the run has not told of yet, those that came later too. */
async function moveNext(trx: Trx, run: Run, replacing: Replacing, write: Write, pace: Pace): Promise<Moved[]> {
  for (const pointer of movable(write)) {
    const { owner, property } = pointer
    const ids = await idsOf(pointer, replacing.id, {
      write,
      trx,
      most: pace.size,
      condition: (params) => {
        const [of, entity, name] = [
          params.add(run.id, 'bigint'),
          params.add(owner.name, 'text'),
          params.add(property.name, 'text'),
        ]
        return `not exists (select from bulk_run_record r where r.run_id = ${of} and r.entity = ${entity} and r.property = ${name} and r.record_id = o.id)`
      },
    })
    if (ids.length === 0) continue
    const results = await moveSome(pointer, ids, replacing, write, trx, pace)
    return results.map((result) => ({ pointer, result }))
  }
  return []
}

async function told(trx: Trx, run: Run, moved: readonly Moved[], isStopped: boolean): Promise<Step> {
  const outcomes = moved.map(({ pointer: { owner, property }, result }, index) => ({
    ...result,
    place: run.done + index + 1,
    of: { entity: owner.name, property: property.name },
  }))
  await keepOutcomes(trx, run.id, outcomes)
  const done = run.done + outcomes.length
  const counts = {
    done,
    total: Math.max(run.total, done),
    checked: Math.max(run.checked, done),
    changed: run.changed + countOf(outcomes, 'changed'),
    same: run.same + countOf(outcomes, 'same'),
    refused: run.refused + countOf(outcomes, 'refused'),
  }
  await writeRun(trx, run.id, counts, withReasons(run.reasons, outcomes))
  const refused = outcomes.find(({ outcome }) => outcome === 'refused')
  const why = isStopped ? refused?.errors.join(' ') : undefined
  return { done: outcomes.length, looked: outcomes.length, next: { isTried: true }, ...(why !== undefined && { why }) }
}
