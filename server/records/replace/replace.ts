/**
 * Replaces a record by another of its entity: what points at the one points at the other afterwards, in one
 * transaction. A merge is that, and then deletes or deactivates the one. The preview does all of it and undoes it, so
 * that it knows every reason against it.
 */
import { isMoved } from '#schemas/replacing.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, FieldErrors, NotAllowed, NotFound, Refused, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { titledRecord } from '#server/records/record.ts'
import { untyped } from '#server/records/records.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { lockRecord } from '#server/records/stored.ts'
import type { Body } from '#server/records/values/body.ts'
import { InUse } from '#server/records/write.ts'
import { moveAll, type Conflict, type Moved, type Replacing } from './move.ts'
import { mayMove, pointingAt, type Pointing } from './pointers.ts'

/** What becomes of the record that is replaced. */
export const endings = ['keep', 'deactivate', 'delete'] as const
export type Ending = (typeof endings)[number]

export type Wish = {
  by: string
  ending: Ending
  /** Records that cannot be moved stay as they are, instead of stopping the others. */
  leave: boolean
}

type Count = { entity: string; property: string; count: number }

export type Replaced = {
  /** Records that move, and those that keep pointing at the record because they say what happened. */
  moves: Count[]
  stays: Count[]
  /** Seen, but not to be changed by the asker. */
  closed: Count[]
  /** Records point there that the asker does not see. */
  elsewhere: boolean
  total: number
  /** Up to `mostAtOnce`. */
  checked: number
  conflicts: (Conflict & { title: unknown })[]
  /** With the reasons against it. */
  endings: { ending: Ending; errors: string[] }[]
}

/** Records that one call moves: a transaction of a few seconds. */
export const mostAtOnce = 1000

type Known = Omit<Replaced, 'checked' | 'conflicts' | 'endings'>

/** Undoes the transaction of a preview. */
class Undone extends Error {}

/**
 * Tells what would happen, and changes nothing.
 *
 * @throws {NotFound} If one of the two does not exist or is hidden from this person.
 */
export async function previewReplacement(id: string, { by }: Pick<Wish, 'by'>, write: Write): Promise<Replaced> {
  const known = knownOf(await pointingAt(id, write), write)
  let found: Moved = { moved: 0, conflicts: [] }
  let ways: Replaced['endings'] = []
  const undone = new Undone()
  await write.engine
    .transaction(async (trx) => {
      await lockBoth({ id, by }, write, trx)
      found = await moveAll({ id, by }, write, trx, mostAtOnce)
      for (const ending of endingsOf(write)) ways.push({ ending, errors: await tried(ending, id, found, write, trx) })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  if (known.elsewhere || known.closed.length > 0) {
    const why = say(write.access.locale, { key: known.elsewhere ? 'error.replaceElsewhere' : 'error.replaceClosed' })
    ways = ways.map(({ ending }) => ({ ending, errors: [why] }))
  }
  const conflicts = await titled(found.conflicts, write)
  return { ...known, checked: found.moved + conflicts.length, conflicts, endings: ways }
}

/**
 * @returns The number of records moved, and those that stayed with the reason.
 * @throws {Refused} When the asker may not change all that points there, or something cannot be moved.
 */
export async function replaceRecord(id: string, { by, ending, leave }: Wish, write: Write): Promise<Moved> {
  if (!endingsOf(write).includes(ending)) throw new NotAllowed()
  const { elsewhere, closed, total } = knownOf(await pointingAt(id, write), write)
  if (elsewhere) throw new Refused({ key: 'error.replaceElsewhere' })
  if (closed.length > 0) throw new Refused({ key: 'error.replaceClosed' })
  if (total > mostAtOnce) throw new Refused({ key: 'error.replaceMany', values: { max: mostAtOnce } })
  return write.engine.transaction(async (trx) => {
    await lockBoth({ id, by }, write, trx)
    const moved = await moveAll({ id, by }, write, trx, mostAtOnce)
    const [first] = moved.conflicts
    if (first && (!leave || ending === 'delete')) throw new Refused(first.errors.join(' '))
    const notes = untyped(write.records)
    await notes.note(trx, write.entity, Number(by), { name: 'took-over', changes: { id: { from: Number(id) } } }, write)
    await notes.note(trx, write.entity, Number(id), { name: 'replaced', changes: { id: { to: Number(by) } } }, write)
    await end(ending, id, write, trx)
    return moved
  })
}

/** In one order, so that two calls with the same two do not wait for each other. */
async function lockBoth({ id, by }: Replacing, write: Write, trx: Trx): Promise<void> {
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

function knownOf(pointing: readonly Pointing[], write: Write): Known {
  const moving = pointing.filter(isMoved)
  const counted = (some: readonly Pointing[]): Count[] =>
    some
      .filter(({ seen }) => seen > 0)
      .map(({ owner, property, seen }) => ({ entity: owner.name, property: property.name, count: seen }))
  const moves = counted(moving.filter((pointer) => mayMove(pointer, write)))
  return {
    moves,
    stays: counted(pointing.filter((pointer) => !isMoved(pointer))),
    closed: counted(moving.filter((pointer) => !mayMove(pointer, write))),
    elsewhere: moving.some(({ hidden }) => hidden),
    total: moves.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Those that the entity has and this person has the right to. */
function endingsOf({ entity, access }: Write): Ending[] {
  const canEnd = entity.properties.some(({ name, type }) => name === 'active' && type === 'boolean')
  return endings.filter(
    (ending) => ending === 'keep' || (ending === 'delete' ? access.may(entity.access.delete) : canEnd),
  )
}

async function end(ending: Ending, id: string, write: Write, trx: Trx): Promise<void> {
  const { entity } = write
  const records = untyped(write.records)
  try {
    if (ending === 'delete') await records.delete(trx, entity, id, write)
    if (ending === 'deactivate') await records.update(trx, entity, id, { active: false }, write)
  } catch (error) {
    // What points there still was not moved.
    throw error instanceof InUse ? new Refused({ key: 'error.replaceStays' }) : error
  }
}

/** @returns The reasons against it. */
async function tried(ending: Ending, id: string, found: Moved, write: Write, trx: Trx): Promise<string[]> {
  if (found.conflicts.length > 0 && ending === 'delete')
    return [say(write.access.locale, { key: 'error.replaceStays' })]
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

async function titled(conflicts: readonly Conflict[], write: Write): Promise<Replaced['conflicts']> {
  const shown: Replaced['conflicts'] = []
  for (const conflict of conflicts) {
    const entity = write.entities.get(conflict.entity)
    const title = entity && (await titledRecord(conflict.id, { ...write, entity }))
    shown.push({ ...conflict, title: title?.[entity?.titleField ?? ''] ?? null })
  }
  return shown
}

/** @throws {FieldErrors} At what it is not. */
export function wishIn(body: unknown): Wish & { preview: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  const { by, ending: wanted = 'keep', leave = false, preview = false, ...others } = body as Body
  for (const name of Object.keys(others)) throw new FieldErrors({ [name]: [{ key: 'validation.unknown' }] })
  if (by === undefined || by === null) throw new FieldErrors({ by: [{ key: 'validation.required' }] })
  if (!Number.isSafeInteger(by) || Number(by) < 1) throw new FieldErrors({ by: [{ key: 'validation.type.integer' }] })
  const ending = endings.find((one) => one === wanted)
  if (ending === undefined) throw new FieldErrors({ ending: [{ key: 'validation.enum' }] })
  for (const [name, value] of Object.entries({ leave, preview }))
    if (typeof value !== 'boolean') throw new FieldErrors({ [name]: [{ key: 'validation.type.boolean' }] })
  return { by: String(by), ending, leave: leave === true, preview: preview === true }
}
