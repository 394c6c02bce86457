/**
 * Tells what would become of rows of a file, for the caller to roll back: they are decided as they would be written,
 * and compared with what is stored, without writing where that tells the same; else they are written.
 */
import { AppError, FieldErrors } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { answerFor } from '#server/records/databaseErrors.ts'
import type { Within } from '#server/records/within.ts'
import { tellAll } from '#server/records/event.ts'
import { asStored } from '#server/records/rows.ts'
import { filledIn } from '#server/records/storedRecords.ts'
import { takenByOthers } from '#server/records/takenByOthers.ts'
import { defaultsOf } from '#server/records/conditionalProperties.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'
import { decideRows, mayJoin } from './decideRows.ts'
import type { Pace, RowResult, RowWrite } from '#server/records/contract.ts'
import { changed, refused } from './rowResult.ts'
import { Asked } from './silentContext.ts'
import { writeRows } from './writeRows.ts'

/** Tells what `writeRows` would do; a new record has no id. */
export async function planRows(
  rows: readonly RowWrite[],
  properties: readonly string[],
  within: Within,
  pace: Pace,
): Promise<RowResult[]> {
  // Whether somebody may see the record that they write is known once it is written.
  const isScoped = rowScope(within, new Params()) !== undefined
  if (pace.alone || isScoped || !mayJoin(properties, within)) return writeRows(rows, properties, within, pace)
  try {
    return await savepoint(within.trx, 'rows_plan', (trx) => plan(rows, { ...within, trx }))
  } catch (error) {
    if (error instanceof Asked) pace.alone = true
    else if (!(answerFor(error, within.entity) instanceof AppError)) throw error
    return writeRows(rows, properties, within, pace)
  }
}

async function plan(rows: readonly RowWrite[], within: Within): Promise<RowResult[]> {
  const { entity, trx } = within
  const { decided, results, hooks } = await decideRows(rows, within)
  const given = decided.map(({ row, before, values }) => ({
    place: row.place,
    values: { ...(before ? {} : defaultsOf(entity)), ...values, ...filledIn(entity, within, before === null) },
  }))
  const stored = await asStored(given, entity, trx)
  const whole = decided.map(({ row, before }) => ({
    row,
    before,
    place: row.place,
    id: row.id,
    after: { ...before, ...stored.get(row.place) },
  }))
  const taken = await takenByOthers(whole, entity, trx)
  const free = whole.filter(({ place }) => !taken.has(place))
  for (const [action, isNew] of [
    ['create', true],
    ['update', false],
  ] as const) {
    const some = free.filter(({ before }) => (before === null) === isNew)
    // A new record has no number yet; whoever looks it up asks the database.
    await tellAll(
      action,
      some.map(({ id, before, after }) => ({ id: id ?? 0, before, after })),
      within,
      hooks.within,
    )
  }
  hooks.check()
  for (const { row, before, after, place } of whole) {
    const fields = taken.get(place)
    const errors = fields && Object.fromEntries(fields.map((name) => [name, [{ key: 'error.unique' }]]))
    results.push(errors ? refused(row, new FieldErrors(errors)) : changed(row, row.id, before, after, entity))
  }
  return results.toSorted((a, b) => a.place - b.place)
}
