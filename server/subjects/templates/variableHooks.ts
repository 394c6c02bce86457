/** System variables may only get other labels; own variables keep their key while a template uses it. */
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { everyTemplate, usesOf } from './usage.ts'

const wording: readonly string[] = ['label', 'description']
/** Properties on which templates that use the variable rely. */
const fixedProperties: readonly string[] = ['key', 'customer', 'scopes']

export const variableHooks = (): Hooks<'template-variable'> => ({
  async beforeUpdate(body, before, { trx }) {
    const changed = Object.keys(body)
    if (before.type === 'system') {
      const others = changed.filter((name) => !wording.includes(name))
      if (others.length === 0) return body
      throw new FieldErrors(Object.fromEntries(others.map((name) => [name, [{ key: 'error.systemVariable' }]])))
    }
    const touched = changed.filter((name) => fixedProperties.includes(name))
    if (touched.length === 0) return body
    const uses = await usesOf(trx, before.key, everyTemplate)
    if (uses.length === 0) return body
    const error = { key: 'error.usedVariable', values: { smart_count: uses.length, count: uses.length } }
    throw new FieldErrors(Object.fromEntries(touched.map((name) => [name, [error]])))
  },

  async beforeDelete(before, { trx }) {
    if (before.type === 'system') throw new Refused({ key: 'error.systemVariable' })
    const uses = await usesOf(trx, before.key, everyTemplate)
    if (uses.length === 0) return
    throw new Refused({ key: 'error.usedVariable', values: { smart_count: uses.length, count: uses.length } })
  },
})
