/** A lifecycle over a boolean: both values are states, and from each to the other leads one action that can be taken by writing it. */
import { fromOf, isSwitch, targetsOf } from '#codegen/build/lifecycle.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'

export function checkSwitch(lifecycle: LifecycleSchema): Finding[] {
  if (!isSwitch(lifecycle)) return []
  const names = Object.keys(lifecycle.states)
  if (names.length !== 2 || !names.includes('true') || !names.includes('false')) {
    const message = '"true" and "false" are the states of a boolean, which has these two and no other'
    return [{ path: ['x-lifecycle', 'states'], atKey: true, message }]
  }
  return ['true', 'false'].flatMap((to): Finding[] => {
    const from = to === 'true' ? 'false' : 'true'
    const leading = Object.entries(lifecycle.actions).filter(
      ([, action]) =>
        action.by !== 'system' && fromOf(action, lifecycle).includes(from) && targetsOf(action, from).includes(to),
    )
    const path = ['x-lifecycle', 'actions']
    const [first, second] = leading
    if (!first || second) {
      const found = first ? `"${first[0]}" and "${second?.[0]}" do` : 'none does'
      const message = `one action of people leads from "${from}" to "${to}", which writing the property takes; ${found}`
      return [{ path, atKey: true, message }]
    }
    const [name, { fields, tells, confirm }] = first
    if (!fields?.require?.length && tells === undefined && confirm !== 'reason') return []
    const message = `"${name}" is also taken by writing "${lifecycle.property}", so it can ask for nothing and tell nothing`
    return [{ path: [...path, name], atKey: true, message }]
  })
}
