/** Consistency of a lifecycle: rights, what states require and actions provide, and actions that reverse others. */
import { fromOf, targetsOf } from '#codegen/build/lifecycle.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'
import { own } from '#codegen/shape/limits.ts'
import { propertyNamed, type Draft } from '#codegen/check/project.ts'
import { notBounded } from '#codegen/check/decimals.ts'
import { checkGraph } from './graph.ts'
import { checkStateProperty, unknownNames } from './names.ts'
import { actionsOf, at } from './place.ts'
import { checkSwitch } from './switch.ts'
import { checkTelling } from './telling.ts'
import { checkTerms } from './terms.ts'
import { checkActionValues } from './values.ts'

export function checkLifecycle(draft: Draft): Finding[] {
  const lifecycle = draft.schema['x-lifecycle']
  if (!lifecycle) return []
  const unknown = unknownNames(lifecycle, draft)
  return [
    ...checkStateProperty(lifecycle, draft),
    ...unknown,
    ...Object.entries(lifecycle.parameters ?? {}).flatMap(([name, schema]) =>
      notBounded(schema, [...at, 'parameters', name], 'that is not stored'),
    ),
    // A misspelt state is also unreachable, which need not be reported too.
    ...(unknown.length > 0 ? [] : checkGraph(lifecycle)),
    ...rights(lifecycle),
    ...requirements(lifecycle, draft),
    ...emptied(lifecycle),
    ...unasked(lifecycle),
    ...checkTerms(lifecycle, draft),
    ...undoing(lifecycle),
    ...checkActionValues(lifecycle, draft),
    ...checkTelling(lifecycle),
    ...checkSwitch(lifecycle),
  ]
}

function rights(lifecycle: LifecycleSchema): Finding[] {
  return actionsOf(lifecycle).flatMap(([name, { by = 'user', access, when, otherwise, ...action }]): Finding[] => {
    const path = [...at, 'actions', name]
    const system = by === 'system'
    const { bulk, notBy, confirm, undo, question, done, danger } = action
    const needless = Object.entries({ access, bulk, notBy, confirm, undo, question, done, danger }).filter(
      ([, value]) => system && value !== undefined,
    )
    return [
      ...(!system && access === undefined
        ? [
            {
              path,
              atKey: true,
              message: `"${name}" lacks "access", so nobody may take it; name a right, or write "by": "system"`,
            },
          ]
        : []),
      ...needless.map(([keyword]) => ({
        path: [...path, keyword],
        atKey: true,
        message: `only the program takes "${name}", so "${keyword}" means nothing; leave it out`,
      })),
      ...((when === undefined) === (otherwise === undefined)
        ? []
        : [
            {
              path,
              atKey: true,
              message: `"when" and "otherwise" of "${name}" go together: a condition, and the refusal that says it`,
            },
          ]),
    ]
  })
}

function requirements(lifecycle: LifecycleSchema, draft: Draft): Finding[] {
  return Object.entries(lifecycle.states).flatMap(([state, { require = [] }]) =>
    require.flatMap((name, index): Finding[] => {
      const path = [...at, 'states', state, 'require', index]
      const property = propertyNamed(draft, name)
      if (property?.relation?.many)
        return [{ path, message: `"${name}" is a list of records, which no state can require` }]
      if (property?.relation?.onDelete === 'clear')
        return [
          {
            path,
            message: `"${name}" is emptied when its ${property.relation.entity} is deleted ("onDelete": "clear"), so no state can require it`,
          },
        ]
      return property?.required ? [{ path, message: `"${name}" is required in every state anyway` }] : []
    }),
  )
}

/** Properties that an action empties although its target state requires them. */
const emptied = (lifecycle: LifecycleSchema): Finding[] =>
  actionsOf(lifecycle).flatMap(([action, { to, set = {} }]) =>
    Object.keys(set)
      .filter((name) => set[name] === null)
      .flatMap((name) => {
        const states = typeof to === 'string' ? [to] : to
        const state = states.find((one) => own(lifecycle.states, one)?.require?.includes(name))
        const message = `"${action}" empties "${name}", which "${state}" requires`
        return state === undefined ? [] : [{ path: [...at, 'actions', action, 'set', name], message }]
      }),
  )

/** Parameters that no action uses. */
function unasked(lifecycle: LifecycleSchema): Finding[] {
  const asked = actionsOf(lifecycle).flatMap(([, { fields = {} }]) => [
    ...(fields.require ?? []),
    ...(fields.optional ?? []),
  ])
  return Object.keys(lifecycle.parameters ?? {})
    .filter((name) => !asked.includes(name))
    .map((name) => ({
      path: [...at, 'parameters', name],
      atKey: true,
      message: `no action asks for "${name}"; write it in "fields" of one, or leave it out`,
    }))
}

function undoing(lifecycle: LifecycleSchema): Finding[] {
  return actionsOf(lifecycle).flatMap(([name, action]): Finding[] => {
    const { undo } = action
    const other = undo === undefined ? undefined : own(lifecycle.actions, undo)
    if (!other) return []
    const path = [...at, 'actions', name, 'undo']
    const starts = fromOf(other, lifecycle)
    const ends = fromOf(action, lifecycle).flatMap((from) => targetsOf(action, from))
    const stuck = ends.find((state) => !starts.includes(state))
    if (stuck !== undefined)
      return [{ path, message: `"${undo}" cannot start in "${stuck}", where "${name}" leads; add it to its "from"` }]
    return other.by === 'system'
      ? [{ path, message: `only the program takes "${undo}", so nobody can undo with it` }]
      : []
  })
}
