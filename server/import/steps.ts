/** Checks or writes a chunk of an import, in the transaction that keeps its progress. */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import { NotAllowed, Refused } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Context } from '#server/lists/page.ts'
import type { BulkEntity } from '#server/records/bulk/checkDeed.ts'
import { newPace } from '#server/records/bulk/chunkSize.ts'
import { countOf, keepOutcomes, withReasons, writeRun, type Outcome, type Run } from '#server/records/bulk/store.ts'
import { keysOf, keyTwice, matching } from './keys.ts'
import type { Mapping } from './mapping.ts'
import { writePlanned, type Planned, type Within } from './outcomes.ts'
import { plannedLines } from './plannedLines.ts'
import { createRelated } from './relatedRecords.ts'
import { targetsOf } from './targets.ts'
import { readerOf, understoodRows, type UnderstoodRow } from './understoodRows.ts'
import { rowsOf, uploadOf } from './uploads.ts'

/** @returns Number of rows done; 0 when nothing is left. */
export type Step = (trx: Trx, run: Run, of: BulkEntity, by: Writer) => Promise<number>

/** Rows per transaction. Those that are written one by one hold their locks for longer. */
const chunkSize = { joined: 500, alone: 50 }

class RolledBack extends Error {}

/** Steps of an import, which remember from chunk to chunk what cells point at. */
export function importSteps(app: Pick<FastifyInstance, 'engine' | 'now'>): { check: Step; write: Step } {
  const related = createRelated()
  const pace = newPace()

  async function nextRows(trx: Trx, run: Run, of: BulkEntity, by: Writer, from: number) {
    const { access } = by
    const { entity, entities } = of
    const right = entity.access.import
    if (right === undefined || !access.may(entity.access.read) || !access.may(right)) throw new NotAllowed()
    if (run.uploadId === null) throw new Refused({ key: 'error.import.fileGone' })
    const { headers } = await uploadOf(trx, run.uploadId)
    const mapping = run.values.columns as Mapping
    const targets = targetsOf(entity, access)
    // A property that this person might fill in when the columns were chosen, and may not any more.
    if (mapping.some((name) => name !== null && !targets.some((target) => target.name === name))) throw new NotAllowed()
    const reader = readerOf(entity, mapping, targets, related)
    const context: Context = { engine: app.engine, now: app.now(), entity, entities, access }
    const size = pace.alone ? chunkSize.alone : chunkSize.joined
    const rows = await understoodRows(await rowsOf(trx, run.uploadId, from, size), reader, context, trx)
    const within: Within = { of, by, reader, headers }
    return { rows, context, within }
  }

  return {
    async check(trx, run, of, by) {
      const { rows, context, within } = await nextRows(trx, run, of, by, run.checked + 1)
      const keys = keysOf(rows, of, context)
      const found = await matching(keys, context, trx)
      const twice = await keyTwice(run.id, rows, keys, trx)
      const planned = rows.map((row): Planned => {
        const { id, stamp } = found.get(row.place) ?? { id: null, stamp: null }
        return { row: withKeyError(row, twice.get(row.place), within), id, stamp }
      })
      const outcomes = planOf(
        planned,
        await rolledBack(trx, (inner) => writePlanned(planned, within, inner, { pace, isPlan: true })),
      )
      await keepOutcomes(trx, run.id, outcomes)
      const counts = {
        checked: run.checked + rows.length,
        changed: run.changed + countOf(outcomes, 'change'),
        same: run.same + countOf(outcomes, 'same'),
        refused: run.refused + countOf(outcomes, 'refused'),
      }
      await writeRun(trx, run.id, counts, withReasons(run.reasons, outcomes))
      return rows.length
    },

    async write(trx, run, of, by) {
      const { rows, within } = await nextRows(trx, run, of, by, run.done + 1)
      const lines = await plannedLines(trx, run.id, run.done + 1, rows.length)
      const planned = rows.flatMap((row): Planned[] => {
        const line = lines.get(row.place)
        return line && line.outcome !== 'refused' ? [{ row, id: line.id, stamp: line.stamp }] : []
      })
      const outcomes = await writePlanned(planned, within, trx, { pace, isPlan: false })
      await keepOutcomes(trx, run.id, outcomes)
      const left = [...lines.values()].filter(({ outcome }) => outcome === 'refused')
      const all = [...outcomes, ...left]
      const counts = {
        done: run.done + rows.length,
        changed: run.changed + countOf(all, 'changed'),
        same: run.same + countOf(all, 'same'),
        refused: run.refused + countOf(all, 'refused'),
      }
      await writeRun(trx, run.id, counts, withReasons(run.reasons, all))
      return rows.length
    },
  }
}

function withKeyError(row: UnderstoodRow, line: number | undefined, { of, by, reader }: Within): UnderstoodRow {
  if (line === undefined) return row
  const [property = null] = of.entity.key ?? []
  const column = reader.columns.findIndex((target) => target?.property.name === property)
  const text = say(by.access.locale, { key: 'error.import.keyTwice', values: { row: line } })
  return { ...row, errors: [...row.errors, { column, property, text }] }
}

/** Plan of writes that were rolled back: the record and its stamp are those that the row was matched with. */
function planOf(planned: readonly Planned[], outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, index) => {
    const { id = null, stamp = null } = planned[index] ?? {}
    return { ...outcome, id, stamp, outcome: outcome.outcome === 'changed' ? 'change' : outcome.outcome }
  })
}

async function rolledBack<T>(trx: Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  try {
    await savepoint(trx, 'import_check', async (inner) => {
      result = { value: await work(inner) }
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!result) throw new Error('The rows were checked and nothing came back.')
  return result.value
}
