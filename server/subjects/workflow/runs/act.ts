/** Does a step for files: what it makes is there for each of them, or nothing is. */
import type { FastifyInstance } from 'fastify'
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'
import { all, type Action, type ActionContext, type Made, type Task } from '#server/subjects/workflow/actions/action.ts'
import { addItem } from '#server/subjects/workflow/actions/agenda.ts'
import { changePhase, changeStatus } from '#server/subjects/workflow/actions/changes.ts'
import { addCost, chargeCollection } from '#server/subjects/workflow/actions/costs.ts'
import { sendMessage } from '#server/subjects/workflow/actions/messages.ts'
import { startSurveillance } from '#server/subjects/workflow/actions/surveillance.ts'

const actions: Readonly<Record<WorkflowStepStored['actionType'], Action>> = {
  send_email: sendMessage,
  send_post: sendMessage,
  send_sms: sendMessage,
  agenda: addItem('other'),
  add_cost: addCost,
  change_phase: changePhase,
  change_status: changeStatus,
  start_surveillance: startSurveillance,
  register_check: addItem('insolvency_check'),
  wait: (tasks) => Promise.resolve(all(tasks)),
  close: addItem('close_file'),
}

export type Outcome = Made | { failure: string }

/** @returns By file or item. One that cannot be done leaves the others alone. */
export async function act(tasks: readonly Task[], context: ActionContext): Promise<Map<number, Outcome>> {
  try {
    return new Map(await savepoint(context.trx, 'step_part', (trx) => actOnce(tasks, { ...context, trx })))
  } catch (error) {
    if (isBroken(error)) throw error
    const [only] = tasks
    if (only && tasks.length === 1) return new Map([[only.record, { failure: reasonOf(error, only, context.app) }]])
    const middle = tasks.length >> 1
    return new Map([...(await act(tasks.slice(0, middle), context)), ...(await act(tasks.slice(middle), context))])
  }
}

/** A message that announces collection costs goes out with them or not at all. */
async function actOnce(tasks: readonly Task[], context: ActionContext): Promise<ReadonlyMap<number, Made>> {
  const { step } = context
  const action = actions[step.actionType]
  if (!step.addsCollectionCosts || step.actionType === 'add_cost') return action(tasks, context)
  const held = new Map<number, Made>()
  for (let left = tasks; left.length > 0; left = left.filter(({ record }) => !held.has(record))) {
    const made = await withCosts(left, context, action).catch((error: unknown) => {
      if (!(error instanceof Held)) throw error
      return error
    })
    if (!(made instanceof Held)) return new Map([...held, ...made])
    for (const [record, one] of made.held) held.set(record, one)
  }
  return held
}

/** Signal to take all back: some files are held after the costs of all were booked. */
class Held extends Error {
  readonly held: ReadonlyMap<number, Made>
  constructor(held: ReadonlyMap<number, Made>) {
    super('Some files are held.')
    this.held = held
  }
}

const withCosts = (tasks: readonly Task[], context: ActionContext, action: Action): Promise<Map<number, Made>> =>
  savepoint(context.trx, 'step_with_costs', async (trx) => {
    const costs = await chargeCollection(tasks, { ...context, trx })
    const charged = tasks.filter(({ record }) => !isHeld(costs.get(record)))
    const made = await action(charged, { ...context, trx })
    const held = new Map([...costs, ...made].filter(([, one]) => isHeld(one)))
    if (held.size > 0) throw new Held(held)
    return new Map(charged.map(({ record }) => [record, { ...costs.get(record), ...made.get(record) }]))
  })

const isHeld = (made: Made | undefined): boolean => made !== undefined && 'hold' in made

/** The connection or the whole transaction is lost: trying fewer files does not help. */
const brokenClasses = /^(08|40|53|57|55P03|25P)/
function isBroken(error: unknown): boolean {
  if (error instanceof AppError) return error.status >= 500
  if (typeof error !== 'object' || error === null) return true
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return brokenClasses.test(code)
  return /connection|terminated|aborted/i.test(String(message))
}

function reasonOf(error: unknown, { record }: Task, { log }: FastifyInstance): string {
  if (error instanceof AppError)
    return textsOf(error)
      .map((text) => say('nl', text))
      .join(' ')
      .slice(0, 1000)
  log.error({ err: error, record }, 'a step failed')
  return say('nl', { key: 'workflowRun.failed' })
}
