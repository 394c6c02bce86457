/** A state that is a boolean is written like every other property: who does takes the action that leads there. */
import type { Entity } from '#schemas/entity.ts'
import { FieldErrors, Refused, NotAllowed, textsOf } from '#server/errors.ts'
import { contextIn, type Within } from '#server/records/within.ts'
import type { Body } from '#server/records/values/body.ts'
import { changesOf } from './decide.ts'

/**
 * @param changes What differs from the stored record.
 * @returns The same with what the action changes beside the state.
 * @throws {FieldErrors} At the property, with the reason why the action cannot be taken.
 */
export async function switched(changes: Body, before: Body, within: Within): Promise<Body> {
  const { lifecycle, name: entity } = within.entity
  const { property = '', actions = {} } = lifecycle ?? {}
  if (typeof before[property] !== 'boolean' || !Object.hasOwn(changes, property)) return changes
  const [from, to] = [String(before[property]), String(changes[property])]
  const [name] =
    Object.entries(actions).find(([, one]) => one.by !== 'system' && one.from.includes(from) && one.to === to) ?? []
  if (name === undefined) return changes
  const effects = within.behaviour.effectsOf(entity)
  try {
    const changed = await changesOf(
      { context: within, name, body: {}, effects },
      { ...before, ...changes, [property]: before[property] },
      contextIn(within),
    )
    return { ...changes, ...changed }
  } catch (error) {
    if (error instanceof Refused || error instanceof NotAllowed) throw new FieldErrors({ [property]: textsOf(error) })
    throw error
  }
}

/** Whether writing this takes an action that only somebody takes who has shown lately who they are. */
export const identifies = ({ lifecycle }: Entity, body: Body): boolean => {
  const value = lifecycle && body[lifecycle.property]
  if (typeof value !== 'boolean') return false
  return Object.values(lifecycle?.actions ?? {}).some(({ identify, to }) => identify === true && to === String(value))
}
