/** Lifecycles: all names must exist, and in the graph every state must be reachable and leavable. */
import { fromOf, initialOf, targetsOf } from '#codegen/build/lifecycle.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { ActionSchema, LifecycleSchema } from '#codegen/schemaFile.ts'
import { notBounded } from '#codegen/check/decimals.ts'
import { checkTelling } from './telling.ts'
import { checkActionValues } from './values.ts'
import { namesOf, propertyNamed, type Draft } from '#codegen/check/project.ts'

const at: Path = ['x-lifecycle']

export function checkLifecycle(draft: Draft): Finding[] {
  const lifecycle = draft.schema['x-lifecycle']
  if (!lifecycle) return []
  return [
    ...stateProperty(lifecycle, draft),
    ...unknownNames(lifecycle, draft),
    ...Object.entries(lifecycle.parameters ?? {}).flatMap(([name, schema]) =>
      notBounded(schema, [...at, 'parameters', name], 'that is not stored'),
    ),
    ...graph(lifecycle),
    ...rights(lifecycle),
    ...requirements(lifecycle, draft),
    ...dueActions(lifecycle, draft),
    ...undoing(lifecycle),
    ...checkActionValues(lifecycle, draft),
    ...checkTelling(lifecycle),
  ]
}

const actionsOf = ({ actions }: LifecycleSchema): [string, ActionSchema][] => Object.entries(actions)

/** Values, default and read-only mark of the state property follow from the states, so it may not write them. */
function stateProperty({ property }: LifecycleSchema, { source }: Draft): Finding[] {
  const { properties } = source.value as { properties?: Record<string, object> }
  const own = properties?.[property] ?? {}
  return ['oneOf', 'enum', 'type', 'default', 'readOnly']
    .filter((keyword) => keyword in own)
    .map((keyword) => ({
      path: ['properties', property, keyword],
      atKey: true,
      message: `"${property}" holds the state, so its values are the states of x-lifecycle; leave out "${keyword}"`,
    }))
}

function unknownNames(lifecycle: LifecycleSchema, draft: Draft): Finding[] {
  const states = Object.keys(lifecycle.states)
  const actions = Object.keys(lifecycle.actions)
  const refusals = Object.keys(lifecycle.refusals ?? {})
  const parameters = Object.keys(lifecycle.parameters ?? {})
  const fields = [...namesOf(draft), ...parameters]
  const known = (names: readonly string[], list: readonly string[], otherwise: string, path: Path) =>
    names.flatMap((name, index) =>
      list.includes(name)
        ? []
        : [{ path: [...path, index], message: `"${name}" ${otherwise}`, name, candidates: list }],
    )
  const one = (name: string | undefined, list: readonly string[], otherwise: string, path: Path) =>
    name === undefined || list.includes(name)
      ? []
      : [{ path, message: `"${name}" ${otherwise}`, name, candidates: list }]
  const listed = (value: string | readonly string[], path: Path) =>
    typeof value === 'string'
      ? one(value, states, 'is not a state', path)
      : known(value, states, 'is not a state', path)
  return [
    ...listed(lifecycle.initial, [...at, 'initial']),
    ...Object.entries(lifecycle.states).flatMap(([name, { due }]) =>
      one(due?.action, actions, 'is not an action', [...at, 'states', name, 'due', 'action']),
    ),
    ...parameters
      .filter((name) => name in draft.schema.properties)
      .map((name) => ({
        path: [...at, 'parameters', name],
        atKey: true,
        message: `"${name}" is a property already, which an action asks for by its name; leave the parameter out`,
      })),
    ...actionsOf(lifecycle).flatMap(([name, action]) => {
      const path = [...at, 'actions', name]
      const { from, to, fields: given = {}, otherwise, undo, confirm } = action
      return [
        ...(confirm === 'reason' && !('reason' in draft.schema.properties)
          ? [{ path: [...path, 'confirm'], message: 'there is no property "reason" to keep the reason in; add one' }]
          : []),
        ...(from === '*' ? [] : listed(from, [...path, 'from'])),
        ...(to === '=' ? [] : listed(to, [...path, 'to'])),
        ...known(given.require ?? [], fields, 'is neither a property nor a parameter', [...path, 'fields', 'require']),
        ...known(given.optional ?? [], fields, 'is neither a property nor a parameter', [
          ...path,
          'fields',
          'optional',
        ]),
        ...one(otherwise, refusals, 'is not one of the refusals', [...path, 'otherwise']),
        ...(typeof undo === 'string' ? one(undo, actions, 'is not an action', [...path, 'undo']) : []),
      ]
    }),
  ]
}

/** Every state must be reachable, none a trap, and a final state reachable from everywhere. */
function graph(lifecycle: LifecycleSchema): Finding[] {
  const { states } = lifecycle
  const next = new Map(Object.keys(states).map((state) => [state, new Set<string>()]))
  for (const [, action] of actionsOf(lifecycle))
    for (const from of fromOf(action, lifecycle)) for (const to of targetsOf(action, from)) next.get(from)?.add(to)
  const reached = reachedFrom(initialOf(lifecycle), next)
  const ends = Object.keys(states).filter((state) => states[state]?.final)
  const mayEnd = reachedFrom(ends, turned(next))
  return Object.entries(states).flatMap(([state, { final }]): Finding[] => {
    const path = [...at, 'states', state]
    const out = [...(next.get(state) ?? [])].filter((to) => to !== state)
    const say = (message: string): Finding[] => [{ path, atKey: true, message: `"${state}" ${message}` }]
    if (!reached.has(state)) return say('is never reached: no action leads to it from where a record begins')
    if (final)
      return next.get(state)?.size ? say('is "final", and an action starts from it; take one of the two out') : []
    if (out.length === 0) return say('is a dead end: no action leads out of it; is it "final": true?')
    return ends.length > 0 && !mayEnd.has(state) ? say('never ends: no way leads from it to a final state') : []
  })
}

function reachedFrom(starts: readonly string[], next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(starts)
  // Iterating over a set includes items added meanwhile.
  for (const state of found) for (const to of next.get(state) ?? []) found.add(to)
  return found
}

function turned(next: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const back = new Map([...next.keys()].map((state) => [state, new Set<string>()]))
  for (const [from, targets] of next) for (const to of targets) back.get(to)?.add(from)
  return back
}

function rights(lifecycle: LifecycleSchema): Finding[] {
  return actionsOf(lifecycle).flatMap(
    ([name, { by = 'user', access, bulk, notBy, confirm, when, otherwise }]): Finding[] => {
      const path = [...at, 'actions', name]
      const system = by === 'system'
      const needless = Object.entries({ access, bulk, notBy, confirm }).filter(
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
    },
  )
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

function dueActions(lifecycle: LifecycleSchema, draft: Draft): Finding[] {
  return Object.entries(lifecycle.states).flatMap(([state, { due }]): Finding[] => {
    const action = due && lifecycle.actions[due.action]
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

function undoing(lifecycle: LifecycleSchema): Finding[] {
  return actionsOf(lifecycle).flatMap(([name, action]): Finding[] => {
    const { undo } = action
    const other = typeof undo === 'string' ? lifecycle.actions[undo] : undefined
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
