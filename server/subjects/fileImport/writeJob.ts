/** Writes the right rows of an import, some hundred per transaction, those that belong together in one. */
import type { FastifyInstance } from 'fastify'
import { importJob } from '#schemas/generated/import-job.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { job } from '#server/jobs/job.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { stopped } from './fail.ts'
import { importTypeOf, type ImportContext, type ImportType, type RowError, type WrittenRow } from './importType.ts'
import { senderOf } from './sender.ts'
import {
  addCounts,
  countRows,
  jobOf,
  keepOutcomes,
  waitingGroup,
  waitingRows,
  type Outcome,
  type WaitingRow,
} from './store.ts'
import { refusalErrors, told } from './rowErrors.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileImport.write': { job: number }
  }
}

/** Rows per transaction. */
const atOnce = 300

export const writeJob = job({
  kind: 'fileImport.write',
  atOnce: 2,
  group: ({ job: id }) => String(id),
  work: async ({ job: id }, { app, inChunks }) => {
    const memory = new Map<string, unknown>()
    await inChunks<number>(async (trx, after = 0) => {
      const found = await jobOf(trx, id, true)
      if (found.status !== 'running') return { done: 0 }
      return stopped(app, trx, found, async (inner) => {
        const type = importTypeOf(found.type)
        const by = type && (await senderOf(inner, found, type))
        if (!type || !by) return { why: { key: 'importJob.mayNot' } }
        const groups = await nextGroups(inner, id, after)
        if (groups.length === 0) {
          await finish(app, { ...found }, inner, by)
          return { done: 0 }
        }
        const context = { app, trx: inner, job: found, by, today: todayAt(app.now()), memory }
        const outcomes = await writtenOf(groups, type, context)
        await keepOutcomes(inner, id, outcomes)
        const imported = outcomes.filter(({ status }) => status === 'imported').length
        const failed = outcomes.filter(({ status }) => status === 'error').length
        await addCounts(inner, id, { imported, failed, ok: -failed })
        return {
          done: outcomes.length,
          errors: failed,
          total: found.rowsOk ?? 0,
          cursor: groups.at(-1)?.[0]?.together ?? after,
        }
      })
    })
  },
})

async function finish(
  app: FastifyInstance,
  { id }: { id: number },
  trx: ImportContext['trx'],
  by: ImportContext['by'],
) {
  await countRows(trx, id)
  const { rowsFailed } = await jobOf(trx, id)
  await app.records.take(trx, importJob, id, (rowsFailed ?? 0) > 0 ? 'leave' : 'complete', {}, by)
}

/** Whole groups: the last one that was read may go on, and is left for the next time. */
async function nextGroups(trx: ImportContext['trx'], id: number, after: number): Promise<WaitingRow[][]> {
  const rows = await waitingRows(trx, id, after, atOnce + 1)
  const groups = [...Map.groupBy(rows, ({ together }) => together).values()]
  if (rows.length <= atOnce) return groups
  if (groups.length > 1) return groups.slice(0, -1)
  return [await waitingGroup(trx, id, rows[0]?.together ?? 0)]
}

async function writtenOf(
  groups: readonly WaitingRow[][],
  type: ImportType,
  context: ImportContext,
): Promise<Outcome[]> {
  const write = (some: readonly WaitingRow[][], name: string) =>
    savepoint(context.trx, name, (trx) => type.write(some, { ...context, trx }))
  try {
    return outcomesOf(groups, await write(groups, 'import_rows'), context)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const outcomes: Outcome[] = []
  for (const group of groups) {
    try {
      outcomes.push(...outcomesOf([group], await write([group], 'import_group'), context))
    } catch (error) {
      if (!isRefusal(error)) throw error
      outcomes.push(...group.map(({ place }) => refused(place, refusalErrors(error), context)))
    }
  }
  return outcomes
}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.status < 500

function outcomesOf(
  groups: readonly WaitingRow[][],
  written: readonly WrittenRow[],
  context: ImportContext,
): Outcome[] {
  const byPlace = new Map(written.map((one) => [one.place, one]))
  return groups.flat().map(({ place }) => {
    const one = byPlace.get(place)
    if (!one) throw new Error(`Row ${place} was neither written nor refused.`)
    if ('errors' in one) return refused(place, one.errors, context)
    return { place, status: 'imported', errors: [], result: one.result, made: one.made }
  })
}

const refused = (place: number, errors: readonly RowError[], { by }: ImportContext): Outcome => ({
  place,
  status: 'error',
  result: null,
  made: [],
  errors: told(errors, [], { headers: [], columns: [], all: [] }, by.access.locale),
})
