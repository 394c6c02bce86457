/** Properties that may be edited, and those that must stay filled in, in the state of a record. */
import type { Access } from '#server/foundation/access.ts'
import type { Entity } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'

/**
 * @param changes The properties that differ from the stored record. The program itself may change all of them.
 * @throws {FieldErrors} At each property that is closed in this state, or required by it.
 */
export function checkState({ name, lifecycle }: Entity, changes: Body, before: Body, access: Access): void {
  if (!lifecycle) return
  const value = String(before[lifecycle.property])
  const { editable = true, require = [] } = lifecycle.states[value] ?? {}
  const mayEdit = (property: string) => editable === true || (editable !== false && editable.includes(property))
  const key = (property: string) => {
    if (access.system === undefined && !mayEdit(property)) return 'error.lifecycle.editable'
    return require.includes(property) && (changes[property] ?? null) === null ? 'error.lifecycle.required' : undefined
  }
  const state = say(access.locale, { key: `resources.${name}.values.${lifecycle.property}.${value}` })
  const wrong = Object.keys(changes).flatMap((property) => {
    const textKey = key(property)
    return textKey ? [[property, [{ key: textKey, values: { state } }]] as const] : []
  })
  if (wrong.length > 0) throw new FieldErrors(Object.fromEntries(wrong))
}
