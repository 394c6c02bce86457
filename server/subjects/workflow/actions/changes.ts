/** Steps that change the file itself: its phase, or the status that its client sees. */
import { file } from '#schemas/generated/file.ts'
import { Refused } from '#server/errors.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { all, type Action, type ActionContext, type Task } from './action.ts'

export const changePhase: Action = (tasks, context) =>
  change(tasks, context, { phase: context.step.newPhase, ...statusOf(context) })

export const changeStatus: Action = (tasks, context) => change(tasks, context, statusOf(context))

const statusOf = ({ step }: ActionContext): Body =>
  step.newFileStatus === null ? {} : { fileStatus: step.newFileStatus }

async function change(tasks: readonly Task[], { app, trx, by }: ActionContext, values: Body) {
  const ids = tasks.map((task) => task.record)
  const stamps = await stampsOf(ids, file, trx)
  const targets = ids.map((id, place) => ({ place, id, stamp: stamps.get(id) ?? null }))
  const results = await app.records.many(trx, file, { action: 'update', values }, targets, by)
  const failed = results.find(({ outcome }) => outcome === 'refused')
  if (failed) throw new Refused(failed.errors[0] ?? { key: 'error.invalid' })
  return all(tasks)
}
