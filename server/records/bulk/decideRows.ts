/** Decides many rows of a file before any of them is written, each as a single create or update would be decided. */
import { AppError, NotFound } from '#server/errors.ts'
import type { Within } from '#server/records/within.ts'
import { checkManyRelations } from '#server/records/relations.ts'
import { touchesValidity } from '#server/records/validity.ts'
import type { Body } from '#server/records/values/body.ts'
import { decideCreate, decideUpdate } from '#server/records/write.ts'
import { lockRecords, type Locked } from './lockRecords.ts'
import { outdated } from './outdatedRefusal.ts'
import type { RowResult, RowWrite } from '#server/records/contract.ts'
import { refused, same } from './rowResult.ts'
import { silent, type Silent } from './silentContext.ts'

/** Whether several rows may be decided before any is written. */
export function mayJoin(names: readonly string[], { entity }: Within): boolean {
  const isApart = entity.properties.some(
    ({ name, relation, series }) =>
      series !== undefined ||
      relation?.parent !== undefined ||
      ((relation?.hierarchy || relation?.many) && names.includes(name)),
  )
  const asked = Object.fromEntries(names.map((name) => [name, null]))
  return !isApart && entity.position === undefined && !entity.validity && !touchesValidity(entity, asked)
}

/** `before`: the record that it changes; null: a new one. `values`: what is written. */
export type DecidedRow = { row: RowWrite; before: Body | null; values: Body }
export type Decision = { decided: DecidedRow[]; results: RowResult[]; hooks: Silent }

/** @returns What is to be written, and results of the rows that are refused or change nothing. @throws {Asked} When single writes might decide otherwise. */
export async function decideRows(rows: readonly RowWrite[], within: Within): Promise<Decision> {
  const { entity, trx } = within
  const hooks = silent(within)
  const found = await lockRecords(
    rows.flatMap(({ id }) => id ?? []),
    within,
    trx,
  )
  const results: RowResult[] = []
  const tried = async (row: RowWrite, work: () => void | Promise<void>) => {
    try {
      await work()
      hooks.check()
    } catch (error) {
      hooks.check()
      if (!(error instanceof AppError) || error.status >= 500) throw error
      results.push(refused(row, error))
    }
  }
  const read: { row: RowWrite; before: Body | null; body: Body }[] = []
  for (const row of rows)
    await tried(row, () => {
      const before = row.id === null ? null : unchanged(found.get(row.id), row.stamp)
      read.push({ row, before, body: row.bodyOf(before) })
    })
  const relations = await checkManyRelations(
    read.map(({ body }) => body),
    within,
    trx,
  )
  const deciding = { asHooks: hooks.within, relations }
  const decided: DecidedRow[] = []
  for (const { row, before, body } of read)
    await tried(row, async () => {
      const values = before
        ? await decideUpdate(body, before, within, deciding)
        : await decideCreate(body, within, deciding)
      if (before && Object.keys(values).length === 0) results.push(same(row, before, entity))
      else decided.push({ row, before, values })
    })
  return { decided, results, hooks }
}

/** @throws {NotFound | Refused} If it is gone, hidden, or was written since the row was matched with it. */
export function unchanged(locked: Locked | undefined, stamp: number | null): Body {
  if (!locked) throw new NotFound()
  if (Number(locked.stamp) !== stamp) throw outdated()
  return locked.record
}
