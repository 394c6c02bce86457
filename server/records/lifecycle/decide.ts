/**
 * The changes that an action of a lifecycle makes: the given values, what the action sets, the results of its
 * effects, and the state.
 */
import { dayOf } from '#domain/time/day.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { NotAllowed, Refused } from '#server/errors.ts'
import type { EffectContext, UntypedEffect, WriteContext } from '#server/records/hooks.ts'
import { checkRelations } from '#server/records/relations.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Context } from '#server/lists/page.ts'
import { refusalOf } from './refusal.ts'
import { checkRequired } from './requiredValues.ts'
import type { TakeOptions } from '#server/records/contract.ts'

/** Refusal, because another process was first. */
export class Overtaken extends Refused {}

type Taking = {
  context: Context
  name: string
  /** Validated, as far as it comes from outside. */
  body: Body
  effects: Readonly<Record<string, UntypedEffect>>
} & TakeOptions

/**
 * Returns a function that decides on the locked record.
 *
 * @throws {NotAllowed | Refused | FieldErrors} If the action is impossible now, with the reason.
 */
export const decideAction =
  ({ still = () => true, ...taking }: Taking) =>
  async (before: Body, within: WriteContext): Promise<Body> => {
    if (!still(before)) throw new Overtaken({ key: 'error.invalid' })
    return changesOf(taking, before, within)
  }

/** Values that an action changes, the state too. @throws As `decideAction`. */
export async function changesOf(
  { context, name, body, effects, tell }: Taking,
  before: Body,
  within: WriteContext,
): Promise<Body> {
  const { entity } = context
  const { lifecycle } = entity
  const action = lifecycle?.actions[name]
  if (!lifecycle || !action) throw new Error(`${entity.name} has no action "${name}".`)
  const { access, now } = within
  if (!mayTake(action, within)) throw new NotAllowed()
  const given = { ...defaultsOf(lifecycle.parameters, action), ...body }
  const refusal = refusalOf({ entity, name, action, record: before, given, access, now })
  if (refusal) throw refusal
  const givenValues = storedOf(entity, given)
  await checkRelations(givenValues, context, within.trx)
  let changes: Body = { ...givenValues, ...setBy(action, before, within) }
  let toldValue: string | undefined
  const around: EffectContext = { ...within, action: name, tell: (value) => (toldValue = value) }
  for (const effect of action.effect ?? []) {
    const make = effects[effect]
    if (!make) throw new Error(`No subject has the effect "${effect}" of ${entity.name}.`)
    changes = { ...changes, ...(await make({ ...before, ...changes }, given, around)) }
  }
  if (action.tells !== undefined) {
    if (toldValue === undefined)
      throw new Error(`An effect of "${name}" of ${entity.name} must call tell() with its ${action.tells}.`)
    tell?.(toldValue)
  }
  const changed = { ...changes, [lifecycle.property]: stateAfter(action, changes, before, lifecycle.property) }
  checkRequired({ ...entity, lifecycle }, { ...before, ...changed }, access)
  return changed
}

/** The program may take its own actions; anybody else needs the right to the action. */
const mayTake = ({ by, access: right }: LifecycleAction, { access }: WriteContext): boolean =>
  access.system === undefined ? by !== 'system' && access.may(right) : true

const defaultsOf = (parameters: readonly Property[], { fields }: LifecycleAction): Body =>
  Object.fromEntries(
    parameters.flatMap(({ name, default: value }) =>
      value !== undefined && [...fields.require, ...fields.optional].includes(name) ? [[name, value]] : [],
    ),
  )

/** Leaves out parameters, which only guards and effects use. */
const storedOf = ({ properties }: Entity, given: Body): Body =>
  Object.fromEntries(properties.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])))

function setBy({ set = {} }: LifecycleAction, before: Body, { access, now }: WriteContext): Body {
  const moment = new Date(now).toISOString()
  const words: Readonly<Record<string, unknown>> = {
    // An API key has no account to point at.
    $me: access.person?.id || null,
    $now: moment,
    $today: dayOf(moment),
  }
  const plain = (value: unknown) => (typeof value === 'string' && value in words ? words[value] : value)
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]) => {
      if (typeof value !== 'object' || value === null || !('ifEmpty' in value)) return [[name, plain(value)]]
      return (before[name] ?? null) === null ? [[name, plain(value.ifEmpty)]] : []
    }),
  )
}

/** @throws {Error} When an action leads to several states and its effect chose none of them. */
function stateAfter({ to }: LifecycleAction, changes: Body, before: Body, property: string): unknown {
  if (to === '=') return before[property]
  if (typeof before[property] === 'boolean') return to === 'true'
  if (typeof to === 'string') return to
  const state = changes[property]
  if (typeof state === 'string' && to.includes(state)) return state
  throw new Error(`An effect has to return "${property}", one of ${to.join(', ')}.`)
}
