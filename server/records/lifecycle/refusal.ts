/** The reason why a lifecycle action is impossible on a record now: its state, the person, a condition or a guard. */
import { matches } from '#domain/condition.ts'
import { guards as everyGuard } from '#domain/generated/guards.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity } from '#schemas/entity.ts'
import type { GuardContext, LifecycleAction, Refusal } from '#schemas/lifecycle.ts'
import type { Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import { AppError, FieldErrors, Refused, type Text } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'
import { lacking } from './requiredValues.ts'

/** @param given Filled-in values; empty while only asking whether the action is possible. */
export type Attempt = {
  entity: Entity
  name: string
  action: LifecycleAction
  record: Body
  given: Body
  access: Access
  /** Milliseconds since 1970. */
  now: number
}

type Guard = (record: Body, context: GuardContext) => Refusal | undefined

/** @returns undefined when the action is possible. */
export function refusalOf(attempt: Attempt): AppError | undefined {
  const { entity, action, record, access, now } = attempt
  const state = String(record[entity.lifecycle?.property ?? ''])
  if (!action.from.includes(state)) return wrongState(attempt, state)
  const same = access.person && action.notBy?.find((name) => record[name] === access.person?.id)
  if (same) {
    const field = say(access.locale, { key: `resources.${entity.name}.fields.${same}` })
    return new Refused({ key: 'error.lifecycle.notBy', values: { field } })
  }
  const asker = { me: access.person, asOf: new Date(now).toISOString() }
  if (action.when && !matches(action.when, record, asker))
    return new Refused(reasonText(entity, action.otherwise ?? ''))
  return lacking(entity, action, record, access) ?? refusedByGuard(attempt)
}

function wrongState({ entity, name, access }: Attempt, state: string): AppError {
  const word = (key: string) => say(access.locale, { key: `resources.${entity.name}.${key}` })
  const values = { action: word(`actions.${name}.title`), state: word(`values.${entity.lifecycle?.property}.${state}`) }
  return new Refused({ key: 'error.lifecycle.state', values })
}

function refusedByGuard({ entity, name, action, record, given, access, now }: Attempt): AppError | undefined {
  // The compiler checks the guards of each entity where `everyGuard` is made; here they are looked up by name.
  const own = (everyGuard as unknown as Readonly<Record<string, Readonly<Record<string, Guard>>>>)[entity.name] ?? {}
  const moment = new Date(now).toISOString()
  for (const guard of action.guard ?? []) {
    const refusal = own[guard]?.(record, {
      action: name,
      given,
      today: dayOf(moment),
      now: moment,
      me: access.person?.id ?? null,
    })
    if (refusal === undefined) continue
    if (typeof refusal === 'string') return new Refused(reasonText(entity, refusal))
    return new FieldErrors({ [refusal.at]: [reasonText(entity, refusal.reason)] })
  }
  return undefined
}

const reasonText = ({ name }: Entity, reason: string): Text => ({ key: `resources.${name}.refusals.${reason}` })
