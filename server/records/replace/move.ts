/**
 * Gives records another target, each as by an edit of its own: checks, hooks, one audit row, one event. A record that
 * cannot have the other target stays as it is, with the reason.
 */
import { isMoved, pointersAt, type Pointer } from '#schemas/replacing.ts'
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Context } from '#server/lists/page.ts'
import { untyped } from '#server/records/records.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { storedRecord } from '#server/records/stored.ts'
import type { Body } from '#server/records/values/body.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { mayMove, sourceOf } from './pointers.ts'

/** The record that is replaced, and the one in its place. */
export type Replacing = { id: string; by: string }
/** `title` as the asker may read it is added by the caller. */
export type Conflict = { entity: string; id: number; property: string; errors: string[] }
export type Moved = { moved: number; conflicts: Conflict[] }

/** Moves what the asker sees and may change. @param most Records to move; others stay as they are. */
export async function moveAll(replacing: Replacing, write: Write, trx: Trx, most: number): Promise<Moved> {
  const outcome: Moved = { moved: 0, conflicts: [] }
  for (const pointer of pointersAt(write.entity, write.entities.values())) {
    const left = most - outcome.moved - outcome.conflicts.length
    if (left <= 0) break
    if (!isMoved(pointer) || !mayMove(pointer, write)) continue
    for (const id of await idsOf(pointer, replacing.id, { write, trx, most: left })) {
      const errors = await moveOne(pointer, id, replacing, write, trx)
      if (errors === undefined) outcome.moved += 1
      else outcome.conflicts.push({ entity: pointer.owner.name, id, property: pointer.property.name, errors })
    }
  }
  return outcome
}

type Asked = { write: Context; trx: Trx; most: number }

/** What the asker sees. */
async function idsOf(pointer: Pointer, id: string, { write, trx, most }: Asked): Promise<number[]> {
  const params = new Params()
  const source = allOf([
    sourceOf(pointer, id, write, params),
    rowScope({ ...write, entity: pointer.owner }, params, 'o'),
  ])
  const text = `select o.id from ${source} order by o.id limit ${params.add(most, 'bigint')}`
  const { rows } = await trx.query<{ id: number }>(prepared(text, params.values))
  return rows.map((row) => row.id)
}

/** @returns Why it stays as it is; undefined if it was moved. */
async function moveOne(
  { owner, property }: Pointer,
  id: number,
  replacing: Replacing,
  write: Write,
  trx: Trx,
): Promise<string[] | undefined> {
  const records = untyped(write.records)
  // By itself, so that its refusal leaves the others as they are moved.
  await trx.query({ text: 'savepoint moved' })
  try {
    const before = await storedRecord(id, { entity: owner }, trx)
    const value = await targetOf({ owner, property }, before, replacing, write, trx)
    const changes = { [property.name]: value }
    // What only an action fills in, forms and calls may not write.
    if (property.readOnly) await records.act(trx, owner, id, { name: 'update', decide: () => changes }, write)
    else await records.update(trx, owner, id, changes, write)
    await trx.query({ text: 'release savepoint moved' })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await trx.query({ text: 'rollback to savepoint moved' })
    return textsOf(error).map((text) => say(write.access.locale, text))
  }
}

/** A record that is part of the one it replaces takes its place in the tree; of other relations it leaves itself out. */
async function targetOf(
  { owner, property }: Pointer,
  before: Body,
  { id, by }: Replacing,
  { entity }: Write,
  trx: Trx,
): Promise<unknown> {
  const isItself = owner.name === entity.name && String(before.id) === by
  if (property.relation?.many) {
    const others = ((before[property.name] ?? []) as number[]).filter((one) => String(one) !== id)
    return isItself ? others : [...new Set([...others, Number(by)])]
  }
  if (!isItself) return Number(by)
  if (!property.relation?.hierarchy) return null
  return (await storedRecord(Number(id), { entity }, trx))[property.name] ?? null
}
