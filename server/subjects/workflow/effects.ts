/** Effects of the actions on workflows, runs and files of runs. */
import type { FastifyInstance } from 'fastify'
import { nextOf } from '#domain/workflow/step.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import { warningsOf } from '#domain/workflow/warnings.ts'
import type { ProcessingItemLifecycle } from '#schemas/generated/processing-item.ts'
import type { ProcessingRunLifecycle } from '#schemas/generated/processing-run.ts'
import { workflow, type WorkflowLifecycle } from '#schemas/generated/workflow.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { ownerIn } from './owner.ts'
import { keepOutcomes } from './runs/keep.ts'
import { aroundOf, stepsAround, stepsOf } from './steps.ts'

const w = names('workflow', 'w')
const i = names('processing_item', 'i')
const own = names('processing_item')

export const workflowEffects = ({ records }: FastifyInstance): Effects<WorkflowLifecycle, EffectContext> => ({
  async checkSteps({ id, fileType, category }, _body, { trx }) {
    const steps = await stepsOf(trx, [id])
    const refusal = !steps.some(({ active }) => active !== false)
      ? 'noSteps'
      : warningsOf(steps, { fileType, category }).some(({ stops }) => stops)
        ? 'stepsFail'
        : undefined
    if (refusal) throw new Refused({ key: `resources.workflow.refusals.${refusal}` })
  },
  /** Files in an earlier one stay in it until somebody moves them. */
  async retireEarlier({ id, code }, _body, context) {
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${w.id}::int as id from workflow w where ${w.code} = $1 and ${w.id} <> $2 and ${w.status} = 'active' order by ${w.id}`,
      values: [code, id],
    })
    for (const earlier of rows)
      await records.take(context.trx, workflow, earlier.id, 'retire', {}, system('workflow', context))
  },
})

/** Runs of other kinds are only what somebody planned. */
const isOfSteps = (type: string): boolean => type === 'file' || type === 'precasso'

export const processingRunEffects = ({ jobs }: FastifyInstance): Effects<ProcessingRunLifecycle, EffectContext> => ({
  async enqueue({ id, type }, _body, { trx }) {
    if (isOfSteps(type)) await jobs.enqueue(trx, 'workflow.run', { run: id })
  },
  async retryItems({ id, type, held, failed }, _body, { trx }) {
    const { rowCount } = await trx.query({
      text: `update processing_item i set ${own.status} = 'pending' where ${i.run_id} = $1 and ${i.status} in ('in_hold', 'error')`,
      values: [id],
    })
    if (rowCount === 0) throw new Refused({ key: 'resources.processing-run.refusals.nothingFailed' })
    if (isOfSteps(type)) await jobs.enqueue(trx, 'workflow.run', { run: id })
    return { held: Math.max(0, (held ?? 0) + (failed ?? 0) - rowCount), failed: 0 }
  },
})

export const processingItemEffects = (app: FastifyInstance): Effects<ProcessingItemLifecycle, EffectContext> => ({
  async enqueue({ id }, _body, { trx, action }) {
    // The action has emptied it in what it will store.
    const { rows } = await trx.query<{ hold: HoldReason | null; status: string }>({
      text: `select ${i.hold_reason} as hold, ${i.status} as status from processing_item i where ${i.id} = $1`,
      values: [id],
    })
    const [before] = rows
    const was = before?.status === 'error' ? 'failed' : 'held'
    const passes = action === 'release' && before?.hold ? { passes: before.hold } : {}
    await app.jobs.enqueue(trx, 'workflow.item', { item: id, was, ...passes })
  },
  /** Moves the file to the next step without executing this one (no message, no cost). */
  async skipStep({ file, precasso, step: stepId, reason }, _body, context) {
    const { trx, now } = context
    const { of, record } = ownerIn({ file, precasso })
    const facts = (await of.facts(trx, [record])).get(record)
    if (!facts || facts.step === null || facts.step !== stepId || facts.dueAt === null) return
    const steps = await stepsAround(trx, [facts.step])
    const step = steps.get(facts.step)
    const today = todayAt(now)
    const { holidays } = await aroundOf(trx, today)
    const due = { id: null, record, step: facts.step, plannedFor: facts.dueAt, passes: new Set<HoldReason>() }
    const next = nextOf(step?.nextStep ?? null, steps, today, holidays)
    const note = reason ?? undefined
    const by = system('workflow', context)
    await keepOutcomes(app, trx, [{ due, facts, step, result: 'skipped', next, ...(note && { note }) }], {
      of,
      run: null,
      by,
      now,
      today,
    })
  },
})
