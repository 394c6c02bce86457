/** Checks the rows of an import, some hundred per transaction: a killed server continues where it was. */
import { importJob } from '#schemas/generated/import-job.ts'
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { withAddedCells } from './addedColumns.ts'
import { keepAmounts } from './amounts.ts'
import { checkRows, readerFor } from './checkRows.ts'
import { setAside, takeRows } from './corrections.ts'
import { stopped } from './fail.ts'
import { type ImportJob, type ImportType, importTypeOf } from './importType.ts'
import { senderOf } from './sender.ts'
import { openSource, type Source } from './source.ts'
import { addCounts, countRows, dropUnwritten, jobOf, keepRows, keysKept, placesKept, type RowStatus } from './store.ts'
import type { RowReader } from './understand.ts'

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
            await setAside(inner, id)
            await countRows(inner, id)
          }
          if (opened.status === 'rejected') throw opened.reason
          attempt ??= await begin(inner, found, type, opened.value)
          const own = opened.value.headers.length
          const added = attempt.reader.headers.length - own
          const rows = (await opened.value.next(atOnce, after ?? 0)).map((row) => withAddedCells(row, own, added))
          if (rows.length === 0) {
            await countRows(inner, id)
            await keepAmounts(inner, id)
            await app.records.take(inner, importJob, id, 'settle', {}, by)
            return { done: 0 }
          }
          const context = { app, trx: inner, job: found, by, today: todayAt(app.now()), memory: attempt.memory }
          const fresh = rows.filter(({ place }) => !attempt?.kept.has(place))
          const corrections = await takeRows(
            inner,
            id,
            fresh.map(({ place }) => place),
          )
          const stored = await checkRows(fresh, { ...attempt, corrections }, type, context)
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
  const added = (found.columns ?? []).flatMap(({ header, added: isAdded }) => (isAdded && header ? [header] : []))
  return {
    reader: await readerFor(trx, found, [...headers, ...added], type),
    firsts: await keysKept(trx, found.id),
    kept: await placesKept(trx, found.id),
    memory: new Map(),
  }
}
