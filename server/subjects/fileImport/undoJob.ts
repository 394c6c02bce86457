/** Takes back what an import made, from its last row to its first, as far as nothing followed from it. */
import { importJob } from '#schemas/generated/import-job.ts'
import { say } from '#server/foundation/messages.ts'
import { job } from '#server/jobs/job.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { stopped } from './fail.ts'
import { importTypeOf } from './importType.ts'
import { senderOf } from './sender.ts'
import { addCounts, countRows, importedRows, jobOf, keepOutcomes, type Outcome } from './store.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileImport.undo': { job: number }
  }
}

/** Rows per transaction. */
const atOnce = 100

export const undoJob = job({
  kind: 'fileImport.undo',
  group: ({ job: id }) => String(id),
  work: ({ job: id }, { app, inChunks }) =>
    inChunks<number>(async (trx, before = Number.MAX_SAFE_INTEGER) => {
      const found = await jobOf(trx, id, true)
      if (found.status !== 'undoing') return { done: 0 }
      return stopped(app, trx, found, async (inner) => {
        const type = importTypeOf(found.type)
        const by = type && (await senderOf(inner, found, type))
        if (!type || !by) return { why: { key: 'importJob.mayNot' } }
        const rows = await importedRows(inner, id, before, atOnce)
        if (rows.length === 0) {
          await countRows(inner, id)
          const { rowsImported } = await jobOf(inner, id)
          await app.records.take(inner, importJob, id, (rowsImported ?? 0) > 0 ? 'leave' : 'rollBack', {}, by)
          return { done: 0 }
        }
        const context = { app, trx: inner, job: found, by, today: todayAt(app.now()), memory: new Map() }
        const kept = await type.undo(rows, context)
        const outcomes = rows.map(({ place, result, made }): Outcome => {
          const why = kept.get(place)
          if (why === undefined) return { place, status: 'skipped', errors: [], result, made }
          const text = say(by.access.locale, why).slice(0, 400)
          return {
            place,
            status: 'imported',
            errors: [{ column: null, value: null, rule: 'followed', text }],
            result,
            made,
          }
        })
        await keepOutcomes(inner, id, outcomes)
        const undone = rows.length - kept.size
        await addCounts(inner, id, { undone, imported: -undone })
        return { done: undone, errors: kept.size, cursor: rows.at(-1)?.place ?? 0 }
      })
    }),
})
