/** Takes back what a subject's own deed did to one record. */
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { BulkEntity } from './checkDeed.ts'
import type { Result } from '#server/records/contract.ts'
import { stampOf } from './lockRecords.ts'
import type { OwnDeed, Worked } from '#server/records/ownDeed.ts'
import { refusedResult } from './result.ts'

type Undo = Exclude<OwnDeed['undo'], 'update' | undefined>
type Done = Omit<Worked, 'isUnchanged'> & { place: number; stamp: number | null }

/** @returns `refused` with the reason when it cannot be taken back any more. */
export async function undoOwn(
  trx: Trx,
  undo: Undo,
  { place, stamp, ...done }: Done,
  { entity }: BulkEntity,
  by: Writer,
): Promise<Result> {
  const target = { place, id: done.id, stamp }
  // Locks the record, so that nobody writes it between the comparison and the undoing.
  const text = `select ${stampOf(entity)} as stamp from ${quote(entity.table)} t where t.id = $1 for update of t`
  const { rows } = await trx.query<{ stamp: number }>(prepared(text, [done.id]))
  const isUnchanged = stamp !== null && Number(rows[0]?.stamp) === stamp
  try {
    await savepoint(trx, 'undo_own', (inner) => undo({ ...done, isUnchanged }, { ...by, trx: inner }))
    return { ...target, outcome: 'changed', title: null, changes: {}, errors: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refusedResult(target, error, { before: undefined, entity, access: by.access })
  }
}
