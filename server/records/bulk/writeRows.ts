/**
 * Writes rows of a file in the caller's transaction, each decided as a single create or update would decide it:
 * many by few statements where that makes no difference, else one by one.
 */
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { answerFor } from '#server/records/databaseErrors.ts'
import type { Within } from '#server/records/within.ts'
import { recordWrites } from '#server/records/event.ts'
import { insertAll, updateAll } from '#server/records/rows.ts'
import { filledIn, visibleIds } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { createRecord, updateRecord } from '#server/records/write.ts'
import { decideRows, mayJoin, unchanged, type DecidedRow } from './decideRows.ts'
import type { Pace, RowResult, RowWrite } from '#server/records/contract.ts'
import { newPace } from './chunkSize.ts'
import { lockRecords, stampsOf } from './lockRecords.ts'
import { changed, refused, same } from './rowResult.ts'
import { Asked } from './silentContext.ts'

/** @param properties Names of the properties that the rows have. @returns A result for each, by place. */
export async function writeRows(
  rows: readonly RowWrite[],
  properties: readonly string[],
  within: Within,
  pace: Pace = newPace(),
): Promise<RowResult[]> {
  const results = await inParts(rows, properties, within, pace)
  const ids = results.flatMap(({ id }) => id ?? [])
  const stamps = await stampsOf(ids, within.entity, within.trx)
  return results
    .map((result) => ({ ...result, stamp: result.id === null ? null : (stamps.get(result.id) ?? null) }))
    .toSorted((a, b) => a.place - b.place)
}

async function inParts(
  rows: readonly RowWrite[],
  properties: readonly string[],
  within: Within,
  pace: Pace,
): Promise<RowResult[]> {
  if (!mayJoin(properties, within)) pace.alone = true
  if (pace.alone || rows.length < 2) {
    const results: RowResult[] = []
    for (const row of rows) results.push(await alone(row, within))
    return results
  }
  try {
    return await savepoint(within.trx, 'rows_part', (trx) => together(rows, { ...within, trx }))
  } catch (error) {
    if (error instanceof Asked) pace.alone = true
    // The database refused one of them; the others are still written at once.
    else if (!(answerFor(error, within.entity) instanceof AppError)) throw error
    const middle = error instanceof Asked ? rows.length : rows.length >> 1
    const first = await inParts(rows.slice(0, middle), properties, within, pace)
    return [...first, ...(await inParts(rows.slice(middle), properties, within, pace))]
  }
}

/** @throws {Asked} When single writes might decide otherwise. @throws When the database refuses one of them. */
async function together(rows: readonly RowWrite[], within: Within): Promise<RowResult[]> {
  const { entity, trx } = within
  const { decided, results, hooks } = await decideRows(rows, within)
  const written = await writtenOf(decided, within)
  const seen = await visibleIds(
    [...written.keys()].map((one) => written.get(one)?.id ?? 0),
    within,
    trx,
  )
  if (seen && seen.size < written.size) throw new Asked()
  for (const [action, isNew] of [
    ['create', true],
    ['update', false],
  ] as const) {
    const some = decided.filter(({ before }) => (before === null) === isNew)
    const lines = some.flatMap(({ row, before }) => {
      const one = written.get(row.place)
      return one ? [{ id: one.id, before, after: one.after }] : []
    })
    await recordWrites(action, lines, within, hooks.within)
  }
  hooks.check()
  for (const { row, before } of decided) {
    const one = written.get(row.place)
    if (one) results.push(changed(row, one.id, before, one.after, entity))
  }
  return results
}

/** Records as they are stored afterwards, by place. */
async function writtenOf(
  decided: readonly DecidedRow[],
  within: Within,
): Promise<Map<number, { id: number; after: Body }>> {
  const { entity, trx } = within
  const written = new Map<number, { id: number; after: Body }>()
  const created = decided.filter(({ before }) => before === null)
  const stored = await insertAll(
    created.map(({ values }) => ({ ...values, ...filledIn(entity, within, true) })),
    entity,
    trx,
  )
  created.forEach(({ row }, index) => {
    const one = stored[index]
    if (one) written.set(row.place, { id: one.id, after: one.record })
  })
  for (const { row, before, values } of decided) {
    if (before === null || row.id === null) continue
    const { id } = row
    const [after] = (await updateAll([id], { ...values, ...filledIn(entity, within, false) }, entity, trx)).values()
    written.set(row.place, { id, after: { ...before, ...after } })
  }
  return written
}

async function alone(row: RowWrite, within: Within): Promise<RowResult> {
  try {
    return await savepoint(within.trx, 'row_one', async (trx) => {
      const own = { ...within, trx }
      if (row.id === null) {
        const after = await createRecord(row.bodyOf(null), own)
        return changed(row, Number(after.id), null, after, within.entity)
      }
      const locked = (await lockRecords([row.id], own, trx)).get(row.id)
      const before = unchanged(locked, row.stamp)
      const after = await updateRecord(String(row.id), row.bodyOf(before), own)
      const [stamp] = (await stampsOf([row.id], within.entity, trx)).values()
      return stamp === locked?.stamp
        ? same(row, before, within.entity)
        : changed(row, row.id, before, after, within.entity)
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refused(row, error)
  }
}
