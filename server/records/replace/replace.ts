/**
 * Replaces a record by another of its entity: what points at the one points at the other afterwards, in one
 * transaction. A merge is that, and then deletes or deactivates the one. The preview does all of it and undoes it, so
 * that it knows every reason against it.
 */
import { isMoved } from '#schemas/pointers.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, FieldErrors, NotAllowed, NotFound, Refused, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { titledRecord } from '#server/records/record.ts'
import { untyped } from '#server/records/contract.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { lockRecord } from '#server/records/storedRecords.ts'
import { InUse } from '#server/records/write.ts'
import { moveAll, type Moved, type Replacing } from './move.ts'
import { mayMove, pointingAt, type Pointing } from './pointers.ts'
import { endingsOf, type Ending, type Wish } from './replaceInput.ts'

type Count = { entity: string; property: string; count: number }
/** `title` as the asker may read it. */
type Conflict = { entity: string; id: number; property: string; errors: readonly string[]; title: unknown }

export type Replaced = {
  /** Records that move, and those that keep pointing at the record because they say what happened. */
  moves: Count[]
  stays: Count[]
  /** Uses that the asker sees, but may not change. */
  closed: Count[]
  /** Records point there that the asker does not see. */
  elsewhere: boolean
  total: number
  /** Up to `mostAtOnce`. */
  checked: number
  conflicts: Conflict[]
  /** Endings that were tried, with the reasons against each. */
  endings: { ending: Ending; errors: string[] }[]
}

/** Records that one call moves: a transaction of a few seconds. More are moved by a job (`run.ts`). */
export const mostAtOnce = 1000

/** `isHeld`: what keeps pointing at the record forbids to delete it. */
type Known = Omit<Replaced, 'checked' | 'conflicts' | 'endings'> & { isHeld: boolean }

/** Undoes the transaction of a preview. */
class Undone extends Error {}

/**
 * Tells what would happen, and changes nothing.
 *
 * @throws {NotFound} If one of the two does not exist or is hidden from this person.
 */
export async function previewReplacement(id: string, { by }: Pick<Wish, 'by'>, write: Write): Promise<Replaced> {
  const { isHeld, ...known } = await knownOf(id, write)
  let found: Moved[] = []
  let ways: Replaced['endings'] = []
  const undone = new Undone()
  await write.engine
    .transaction(async (trx) => {
      await lockBoth({ id, by }, write, trx)
      found = await moveAll({ id, by }, write, trx, mostAtOnce)
      for (const ending of endingsOf(write)) {
        const isHeldThen = ending === 'delete' && (isHeld || conflictsIn(found).length > 0)
        // Deleting is tried only if one call moves all records; else some would still point at it here.
        const isTried = ending !== 'delete' || found.length === known.total
        const errors = isTried && !isHeldThen ? await tried(ending, id, write, trx) : []
        ways.push({ ending, errors: isHeldThen ? [say(write.access.locale, { key: 'error.replaceStays' })] : errors })
      }
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  const refusal = refusalOf(known)
  if (refusal) ways = ways.map(({ ending }) => ({ ending, errors: [say(write.access.locale, refusal)] }))
  return { ...known, checked: found.length, conflicts: await titled(conflictsIn(found), write), endings: ways }
}

/**
 * Looks at what points at the record before it is replaced.
 *
 * @returns The number of records to move.
 * @throws {Refused} When the asker may not change all that points there.
 */
export async function allowedReplacement(id: string, { ending }: Wish, write: Write): Promise<number> {
  if (!endingsOf(write).includes(ending)) throw new NotAllowed()
  const known = await knownOf(id, write)
  const refusal = refusalOf(known)
  if (refusal) throw new Refused(refusal)
  if (ending === 'delete' && known.isHeld) throw new Refused({ key: 'error.replaceStays' })
  return known.total
}

/**
 * At most `mostAtOnce`, as far as `allowedReplacement` has looked.
 *
 * @returns The number of records moved, and those that stayed with the reason.
 * @throws {Refused} When something cannot be moved.
 */
export async function replaceRecord(
  id: string,
  wish: Wish,
  write: Write,
): Promise<{ moved: number; conflicts: Conflict[] }> {
  const moved = await write.engine.transaction(async (trx) => {
    await lockBoth({ id, by: wish.by }, write, trx)
    const all = await moveAll({ id, by: wish.by }, write, trx, mostAtOnce)
    const [first] = conflictsIn(all)
    if (first && needsAll(wish)) throw new Refused(first.result.errors.join(' '))
    await endReplacement(id, wish, write, trx)
    return all
  })
  const conflicts = conflictsIn(moved)
  return { moved: moved.length - conflicts.length, conflicts: await titled(conflicts, write) }
}

/** Whether one that cannot move stops the others. */
export const needsAll = ({ leave, ending }: Wish): boolean => !leave || ending === 'delete'

/** Ends a replacement when all that can move has moved. */
export async function endReplacement(id: string, { by, ending }: Wish, write: Write, trx: Trx): Promise<void> {
  const notes = untyped(write.records)
  await notes.note(trx, write.entity, Number(by), { name: 'took-over', changes: { id: { from: Number(id) } } }, write)
  await notes.note(trx, write.entity, Number(id), { name: 'replaced', changes: { id: { to: Number(by) } } }, write)
  await end(ending, id, write, trx)
}

/** Locks both in one order, so that two calls with the same two do not wait for each other. */
export async function lockBoth({ id, by }: Replacing, write: Write, trx: Trx): Promise<void> {
  if (id === by) throw new FieldErrors({ by: [{ key: 'error.replaceItself' }] })
  for (const one of [id, by].sort((a, b) => Number(a) - Number(b))) {
    try {
      await lockRecord(one, write, trx)
    } catch (error) {
      if (error instanceof NotFound && one === by) throw new FieldErrors({ by: [{ key: 'error.notFound' }] })
      throw error
    }
  }
}

export const refusalOf = ({ elsewhere, closed }: Pick<Known, 'elsewhere' | 'closed'>): { key: string } | undefined => {
  if (elsewhere) return { key: 'error.replaceElsewhere' }
  return closed.length > 0 ? { key: 'error.replaceClosed' } : undefined
}

export async function knownOf(id: string, write: Write): Promise<Known> {
  const pointing = await pointingAt(id, write)
  const moving = pointing.filter(isMoved)
  const staying = pointing.filter((pointer) => !isMoved(pointer))
  const counted = (some: readonly Pointing[]): Count[] =>
    some
      .filter(({ seen }) => seen > 0)
      .map(({ owner, property, seen }) => ({ entity: owner.name, property: property.name, count: seen }))
  const moves = counted(moving.filter((pointer) => mayMove(pointer, write)))
  return {
    moves,
    stays: counted(staying),
    closed: counted(moving.filter((pointer) => !mayMove(pointer, write))),
    elsewhere: moving.some(({ hidden }) => hidden),
    total: moves.reduce((sum, { count }) => sum + count, 0),
    isHeld: staying.some(
      ({ property, seen, hidden }) => property.relation?.onDelete === 'restrict' && (seen > 0 || hidden),
    ),
  }
}

const conflictsIn = (moved: readonly Moved[]): Moved[] => moved.filter(({ result }) => result.outcome === 'refused')

async function end(ending: Ending, id: string, write: Write, trx: Trx): Promise<void> {
  const { entity } = write
  const records = untyped(write.records)
  try {
    if (ending === 'delete') await records.delete(trx, entity, id, write)
    if (ending === 'deactivate') await records.update(trx, entity, id, { active: false }, write)
  } catch (error) {
    // Records that still point there were not moved.
    throw error instanceof InUse ? new Refused({ key: 'error.replaceStays' }) : error
  }
}

/** @returns The reasons against it. */
async function tried(ending: Ending, id: string, write: Write, trx: Trx): Promise<string[]> {
  await trx.query({ text: 'savepoint ended' })
  try {
    await end(ending, id, write, trx)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return textsOf(error).map((text) => say(write.access.locale, text))
  } finally {
    await trx.query({ text: 'rollback to savepoint ended' })
  }
}

async function titled(conflicts: readonly Moved[], write: Write): Promise<Conflict[]> {
  const shown: Conflict[] = []
  for (const { pointer, result } of conflicts) {
    const { owner, property } = pointer
    const title = await titledRecord(result.id, { ...write, entity: owner })
    const { id, errors } = result
    shown.push({ entity: owner.name, id, property: property.name, errors, title: title[owner.titleField] ?? null })
  }
  return shown
}
