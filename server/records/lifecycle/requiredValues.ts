/**
 * Requirements of the state that an action leads to: missing values are reported before the action, and checked
 * again after its effects.
 */
import type { Entity, Lifecycle } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'

const isEmpty = (value: unknown): boolean => (value ?? null) === null

/**
 * @returns The refusal that names what must be filled in first; undefined when the action asks for it, sets it,
 * or has effects.
 */
export function lacking(entity: Entity, action: LifecycleAction, record: Body, access: Access): Refused | undefined {
  const { to, effect = [], fields, set = {} } = action
  if (effect.length > 0 || typeof to !== 'string' || to === '=') return undefined
  const brought = [...fields.require, ...fields.optional, ...Object.keys(set)]
  const missing = requiredIn(entity, to).filter((name) => !brought.includes(name) && isEmpty(record[name]))
  if (missing.length === 0) return undefined
  const words = missing.map((name) => say(access.locale, { key: `resources.${entity.name}.fields.${name}` }))
  return new Refused({ key: 'error.lifecycle.lacks', values: { fields: words.join(', ') } })
}

/** @throws {FieldErrors} At each property that the new state requires and that is still empty. */
export function checkRequired(entity: Entity & { lifecycle: Lifecycle }, after: Body, access: Access): void {
  const { property } = entity.lifecycle
  const value = String(after[property])
  const missing = requiredIn(entity, value).filter((name) => isEmpty(after[name]))
  if (missing.length === 0) return
  const state = say(access.locale, { key: `resources.${entity.name}.values.${property}.${value}` })
  const text = { key: 'error.lifecycle.required', values: { state } }
  throw new FieldErrors(Object.fromEntries(missing.map((name) => [name, [text]])))
}

const requiredIn = ({ lifecycle }: Entity, state: string): readonly string[] => lifecycle?.states[state]?.require ?? []
