/**
 * Gives records another target, each as by an edit of its own: checks, hooks, one audit row, one event. A record that
 * cannot have the other target stays as it is, with the reason.
 */
import { isMoved, pointersAt, type Pointer } from '#schemas/pointers.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { Trx } from '#server/db/engine.ts'
import { type Result, type Target, type Pace, untyped } from '#server/records/contract.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import { changedResult, refusedResult } from '#server/records/bulk/result.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { mayMove, sourceOf } from './pointers.ts'

/** The record that is replaced, and the one in its place. */
export type Replacing = { id: string; by: string }
export type Moved = { pointer: Pointer; result: Result }

/** Moves what the asker sees and may change. @param most Records to move; others stay as they are. */
export async function moveAll(replacing: Replacing, write: Write, trx: Trx, most: number): Promise<Moved[]> {
  const moved: Moved[] = []
  for (const pointer of movable(write)) {
    if (moved.length >= most) break
    const ids = await idsOf(pointer, replacing.id, { write, trx, most: most - moved.length })
    const results = await moveSome(pointer, ids, replacing, write, trx)
    moved.push(...results.map((result) => ({ pointer, result })))
  }
  return moved
}

export const movable = (write: Write): Pointer[] =>
  pointersAt(write.entity, write.entities.values()).filter((pointer) => isMoved(pointer) && mayMove(pointer, write))

type Among = {
  write: Write
  trx: Trx
  most: number
  /** Returns an SQL condition on the records `o`. */
  condition?: (params: Params) => string
}

/** Ids of the records that the asker sees, in ascending order. */
export async function idsOf(pointer: Pointer, id: string, { write, trx, most, condition }: Among): Promise<number[]> {
  const params = new Params()
  const source = allOf([
    sourceOf(pointer, id, write, params),
    rowScope({ ...write, entity: pointer.owner }, params, 'o'),
    condition?.(params),
  ])
  const text = `select o.id from ${source} order by o.id limit ${params.add(most, 'bigint')}`
  const { rows } = await trx.query<{ id: number }>(prepared(text, params.values))
  return rows.map((row) => Number(row.id))
}

/** @returns A result for each, its place counted from 1. */
export async function moveSome(
  pointer: Pointer,
  ids: readonly number[],
  replacing: Replacing,
  write: Write,
  trx: Trx,
  pace?: Pace,
): Promise<Result[]> {
  const { owner, property } = pointer
  const stamps = await stampsOf(ids, owner, trx)
  const targets = ids.map((id, index): Target => ({ place: index + 1, id, stamp: stamps.get(id) ?? null }))
  const update = (value: unknown, some: readonly Target[]) => {
    const deed = { action: 'update', values: { [property.name]: value } }
    return write.records.many(trx, owner, deed, some, write, pace)
  }
  const isAlike = !property.readOnly && !property.relation?.many && owner.name !== write.entity.name
  if (isAlike) return update(Number(replacing.by), targets)
  const results: Result[] = []
  for (const target of targets) {
    const before = await storedRecord(target.id, { entity: owner }, trx)
    const value = await targetOf(pointer, before, replacing, write, trx)
    if (property.readOnly) results.push(await act(pointer, target, before, value, write, trx))
    else results.push(...(await update(value, [target])))
  }
  return results
}

/** Writes by an action what only an action fills in: forms and calls may not. */
async function act(
  { owner, property }: Pointer,
  target: Target,
  before: Body,
  value: unknown,
  write: Write,
  trx: Trx,
): Promise<Result> {
  const decide = () => ({ [property.name]: value })
  try {
    const after = await savepoint(trx, 'moved', (inner) =>
      untyped(write.records).act(inner, owner, target.id, { name: 'update', decide }, write),
    )
    return changedResult(target, before, after, owner)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refusedResult(target, error, { before, entity: owner, access: write.access })
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
