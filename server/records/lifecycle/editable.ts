/** What may be edited in the state that a record is in, and what must not be emptied in it. */
import type { Access } from '#server/foundation/access.ts'
import type { Entity } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'

/**
 * @param changes What differs from the stored record. The program may change what it wants, as far as the table takes it.
 * @throws {FieldErrors} At each property that is closed in this state, or that it requires.
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
    const found = key(property)
    return found ? [[property, [{ key: found, values: { state } }]] as const] : []
  })
  if (wrong.length > 0) throw new FieldErrors(Object.fromEntries(wrong))
}
