/** Takes due actions, each in a transaction of its own, so that a refusal for one record does not stop the others. */
import type { FastifyInstance } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { AppError, NotFound } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import type { Body } from '#server/records/values/body.ts'
import { untyped } from '#server/records/contract.ts'
import { Overtaken } from './decide.ts'
import { dueRows, isOver, type DueState } from './dueRecords.ts'

/** Number of actions taken, and of those refused. */
export type Swept = { taken: number; refused: number }

/**
 * Takes the due actions of one entity. Several processes may do so at once: a record whose state has changed is
 * left alone.
 *
 * @param signal Stops between two records.
 */
export async function sweep(app: FastifyInstance, entity: Entity, signal?: AbortSignal): Promise<Swept> {
  const swept = { taken: 0, refused: 0 }
  for (const [state, { due }] of Object.entries(entity.lifecycle?.states ?? {}))
    if (due) await sweepState(app, { entity, state, due }, swept, signal)
  return swept
}

async function sweepState(
  app: FastifyInstance,
  due: DueState,
  swept: Swept,
  signal: AbortSignal | undefined,
): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await dueRows(due, app.now(), last, app.engine)
    for (const { id, since } of rows) {
      if (signal?.aborted) return
      const outcome = await takeDue(app, due, id, since)
      if (outcome) swept[outcome] += 1
    }
    last = rows.at(-1)?.id ?? 0
    if (rows.length === 0) return
  }
}

async function takeDue(app: FastifyInstance, dueState: DueState, id: number, since: string) {
  const { entity, state, due } = dueState
  const records = untyped(app.records)
  const calendar = records.calendars[due.calendar ?? 'workdays']
  const still = (record: Body) =>
    record[entity.lifecycle?.property ?? ''] === state && Date.parse(String(record[due.from])) === Date.parse(since)
  try {
    return await app.engine.transaction(async (trx) => {
      if (!(await isOver(dueState, since, app.now(), calendar, trx))) return undefined
      await records.take(trx, entity, id, due.action, {}, system('due'), { still })
      return 'taken' as const
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Nothing to do: another process was first, or the record is gone.
    if (error instanceof NotFound || error instanceof Overtaken) return undefined
    app.log.info({ entity: entity.name, id, action: due.action, reason: error.message }, 'a due action was refused')
    return 'refused' as const
  }
}
