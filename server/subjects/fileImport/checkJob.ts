/** Checks the rows of an import, some hundred per transaction: a killed server continues where it was. */
import { importJob } from '#schemas/generated/import-job.ts'
import { importMapping, type ImportMappingStored } from '#schemas/generated/import-mapping.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import { createRelated } from '#server/import/relatedRecords.ts'
import { job } from '#server/jobs/job.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { fingerprintOf, hashOf } from './fingerprint.ts'
import { stopped } from './fail.ts'
import { type CheckedRow, type ImportContext, type ImportJob, type ImportType, importTypeOf } from './importType.ts'
import { senderOf } from './sender.ts'
import { openSource, type PlacedRow, type Source } from './source.ts'
import {
  addCounts,
  countRows,
  dropUnwritten,
  jobOf,
  keepRows,
  keysKept,
  placesKept,
  sameRows,
  type RowStatus,
  type StoredRow,
} from './store.ts'
import { told } from './rowErrors.ts'
import { readerOf, understoodRows, type RowReader } from './understand.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileImport.check': { job: number }
  }
}

/** Rows per transaction. */
const atOnce = 500

/** Memory of one attempt from chunk to chunk. */
type Attempt = {
  reader: RowReader
  firsts: Map<string, number>
  kept: ReadonlySet<number>
  memory: Map<string, unknown>
}

export const checkJob = job({
  kind: 'fileImport.check',
  atOnce: 2,
  group: ({ job: id }) => String(id),
  work: async ({ job: id }, { app, inChunks }) => {
    // Before there is a transaction: reading takes a while, and whoever uploads meanwhile needs the database.
    const { sha256 } = await app.engine.transaction((trx) => jobOf(trx, id))
    const [opened] = await Promise.allSettled([openSource(app, { sha256 })])
    let attempt: Attempt | undefined
    try {
      await inChunks<number>(async (trx, after) => {
        const found = await jobOf(trx, id, true)
        if (found.status !== 'validating') return { done: 0 }
        return stopped(app, trx, found, async (inner) => {
          const type = importTypeOf(found.type)
          const by = type && (await senderOf(inner, found, type))
          if (!type || !by) return { why: { key: 'importJob.mayNot' } }
          if (after === undefined) {
            await dropUnwritten(inner, id)
            await countRows(inner, id)
          }
          if (opened.status === 'rejected') throw opened.reason
          attempt ??= await begin(inner, found, type, opened.value)
          const rows = await opened.value.next(atOnce, after ?? 0)
          if (rows.length === 0) {
            await countRows(inner, id)
            await app.records.take(inner, importJob, id, 'settle', {}, by)
            return { done: 0 }
          }
          const context = { app, trx: inner, job: found, by, today: todayAt(app.now()), memory: attempt.memory }
          const fresh = rows.filter(({ place }) => !attempt?.kept.has(place))
          const stored = await checked(fresh, attempt, type, context)
          await keepRows(inner, found, stored)
          const count = (...some: RowStatus[]) => stored.filter(({ status }) => some.includes(status)).length
          const counts = {
            checked: rows.length,
            ok: count('ok', 'warning'),
            failed: count('error'),
            duplicate: count('duplicate'),
          }
          await addCounts(inner, id, counts)
          return { done: rows.length, total: found.rowsTotal ?? 0, cursor: rows.at(-1)?.place ?? 0 }
        })
      })
    } finally {
      if (opened.status === 'fulfilled') await opened.value.close()
    }
  },
})

async function begin(trx: Trx, found: ImportJob, type: ImportType, { headers }: Source): Promise<Attempt> {
  const byHeader = new Map((found.columns ?? []).map(({ header, to }) => [header ?? '', to ?? null]))
  const names = headers.map((header) => byHeader.get(header.slice(0, 200)) ?? null)
  const notation = await notationOf(trx, found)
  return {
    reader: readerOf(headers, names, type.columns, { notation, related: createRelated() }),
    firsts: await keysKept(trx, found.id),
    kept: await placesKept(trx, found.id),
    memory: new Map(),
  }
}

async function notationOf(trx: Trx, { mapping }: ImportJob): Promise<RowReader['notation']> {
  if (mapping === null) return { dateOrder: 'dmy', decimal: 'auto' }
  return (await storedRecord(mapping, { entity: importMapping }, trx)) as unknown as ImportMappingStored
}

async function checked(
  rows: readonly PlacedRow[],
  { reader, firsts }: Attempt,
  type: ImportType,
  context: ImportContext,
): Promise<StoredRow[]> {
  const { app, trx, by, job: of } = context
  const around = { engine: app.engine, entities: entityByName, access: by.access, now: app.now() }
  const understood = await understoodRows(rows, reader, around, trx)
  const list = understood.map(({ row, errors }): CheckedRow => ({ ...row, errors, warnings: [], togetherKey: null }))
  await type.check(list, context)
  const marks = list.map((row) => fingerprintOf(row, of))
  const before = await sameRows(trx, of.id, marks)
  const here = new Map<string, number>()
  return list.map((row, index) => {
    const fingerprint = marks[index] ?? ''
    const cells = rows[index]?.cells ?? []
    const isWrong = row.errors.length > 0
    const same = before.get(fingerprint)
    const line = here.get(fingerprint)
    if (!isWrong && line === undefined) here.set(fingerprint, row.number)
    const duplicate =
      line !== undefined || (same && same.job === of.id)
        ? { key: 'importJob.sameInFile', values: { line: line ?? same?.line ?? 0 } }
        : same
          ? { key: 'importJob.sameInImport', values: { line: same.line, import: same.job } }
          : row.duplicate
    const status = isWrong ? 'error' : duplicate ? 'duplicate' : row.warnings.length > 0 ? 'warning' : 'ok'
    const errors = isWrong
      ? row.errors
      : duplicate
        ? [{ column: null, text: duplicate, rule: 'duplicate' }]
        : row.warnings
    const key = row.togetherKey === null ? null : hashOf(row.togetherKey)
    const isWritten = status === 'ok' || status === 'warning'
    const together = (key === null || !isWritten ? undefined : firsts.get(key)) ?? row.place
    if (key !== null && isWritten) firsts.set(key, together)
    return {
      place: row.place,
      rowNumber: row.number,
      status,
      fingerprint,
      together,
      togetherKey: isWritten ? key : null,
      errors: told(errors, cells, reader, by.access.locale),
      data: Object.fromEntries(
        reader.headers.flatMap((header, at) => ((cells[at] ?? null) === null ? [] : [[header, cells[at]]])),
      ),
      values: isWritten ? row.values : {},
    }
  })
}
