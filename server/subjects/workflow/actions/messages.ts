/** Steps that write to the debtor or the client, by another channel where the first has no address. */
import { channelOf, templateOf } from '#domain/workflow/step.ts'
import type { Channel, HoldReason } from '#domain/workflow/walls.ts'
import type { KnownStep } from '#server/subjects/workflow/steps.ts'
import type { Action, ActionContext, Made, Task } from './action.ts'
import { compose, type Composition } from '#server/subjects/messages/compose.ts'

/** Reasons for which another channel may do. */
const unreachable: ReadonlySet<HoldReason> = new Set<HoldReason>([
  'no_email',
  'no_phone',
  'no_valid_address',
  'opt_out',
])

export const mayFallBack = ({ fallbackChannel }: KnownStep, hold: HoldReason): boolean =>
  Boolean(fallbackChannel) && unreachable.has(hold)

export const sendMessage: Action = async (tasks, context) => {
  const { step } = context
  const channel = channelOf(step)
  if (!channel) throw new Error(`The step ${step.id} writes nothing.`)
  const first = await send(tasks, channel, context)
  const { fallbackChannel } = step
  const others = tasks.filter(({ record }) => {
    const made = first.get(record)
    return made && 'hold' in made && mayFallBack(step, made.hold)
  })
  if (!fallbackChannel || others.length === 0) return first
  const second = await send(others, fallbackChannel, context)
  return new Map([...first, ...[...second].filter(([, made]) => !('hold' in made))])
}

async function send(tasks: readonly Task[], channel: Channel, context: ActionContext): Promise<Map<number, Made>> {
  const { app, trx, now, step } = context
  const template = templateOf(step, channel)
  if (template === null) return new Map(tasks.map(({ record }) => [record, { hold: 'template_error' }]))
  const list = tasks.map((task) => compositionOf(task, { ...context, channel, template }))
  const composed = await compose(app, trx, list, now)
  return new Map(tasks.map(({ record }, index): [number, Made] => [record, composed.get(list[index]?.key ?? '') ?? {}]))
}

/** Request to the subject of messages; the dry run makes the same. Approval came before: a step without it is held. */
export function compositionOf(
  { record, key, again, passes = [] }: Pick<Task, 'record' | 'key' | 'again' | 'passes'>,
  {
    of,
    step,
    run,
    by,
    channel,
    template,
  }: Pick<ActionContext, 'of' | 'step' | 'run' | 'by'> & { channel: Channel; template: number },
): Composition {
  return {
    key: `${key}:${channel}`,
    channel,
    template,
    run,
    by,
    ...(of.kind === 'file' ? { file: record } : { file: null, precasso: record }),
    destination: step.destination ?? 'debtor',
    step: step.id,
    requiresApproval: false,
    addsCollectionCosts: step.addsCollectionCosts ?? false,
    sendFrom: step.sendFrom,
    sendUntil: step.sendUntil,
    ...(again && { again }),
    passes: [...passes, ...knownTo(step)],
  }
}

/** A step that asks for a dispute or an arrangement by its conditions is meant for such files. */
const knownTo = ({ conditions }: KnownStep): HoldReason[] =>
  (conditions ?? []).flatMap(({ what }): HoldReason[] =>
    what === 'openDispute' ? ['disputed'] : what === 'arrangementActive' ? ['arrangement_running'] : [],
  )
