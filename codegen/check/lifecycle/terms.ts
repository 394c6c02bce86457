/** Terms after which the program takes an action: it must be allowed to, and count from a date or a moment. */
import { fromOf, targetsOf } from '#codegen/build/lifecycle.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'
import { own } from '#codegen/shape/limits.ts'
import { propertyNamed, type Draft } from '#codegen/check/project.ts'
import { at } from './place.ts'

export function checkTerms(lifecycle: LifecycleSchema, draft: Draft): Finding[] {
  return Object.entries(lifecycle.states).flatMap(([state, { due }]): Finding[] => {
    const action = due && own(lifecycle.actions, due.action)
    if (!due || !action) return []
    const path = [...at, 'states', state, 'due']
    const type = propertyNamed(draft, due.from)?.type
    const stays = targetsOf(action, state).includes(state)
    const inTime = due.after.includes('T')
    return [
      ...(fromOf(action, lifecycle).includes(state)
        ? []
        : [{ path: [...path, 'action'], message: `"${due.action}" cannot start in "${state}": add it to its "from"` }]),
      ...((action.by ?? 'user') === 'user'
        ? [{ path: [...path, 'action'], message: `"${due.action}" is for people only; write "by": "system" or "both"` }]
        : []),
      ...(action.fields?.require?.length || action.confirm === 'reason'
        ? [{ path: [...path, 'action'], message: `"${due.action}" has to be filled in, which the program cannot` }]
        : []),
      ...(type !== undefined && type !== 'date' && type !== 'date-time'
        ? [{ path: [...path, 'from'], message: `"${due.from}" is neither a date nor a moment` }]
        : []),
      ...(type === 'date' && inTime
        ? [{ path: [...path, 'after'], message: `"${due.from}" is a day, so count in days` }]
        : []),
      ...(due.calendar && !/^P\d+D$/.test(due.after)
        ? [{ path: [...path, 'after'], message: 'a calendar counts days; write them as "P3D"' }]
        : []),
      ...(stays && action.set?.[due.from] === undefined
        ? [
            {
              path: [...path, 'action'],
              message: `"${due.action}" leaves the record in "${state}" and "${due.from}" as it is, so it would be taken again and again; set "${due.from}"`,
            },
          ]
        : []),
    ]
  })
}
