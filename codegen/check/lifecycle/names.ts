/** Names in a lifecycle: unknown ones, and ones that are taken. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'
import { isObject, own } from '#codegen/shape/limits.ts'
import { namesOf, type Draft } from '#codegen/check/project.ts'
import { actionsOf, at } from './place.ts'

/** Values, default and read-only mark of the state property follow from the states, so it may not write them. */
export function checkStateProperty({ property }: LifecycleSchema, { source }: Draft): Finding[] {
  const { properties } = source.value as { properties?: Record<string, unknown> }
  const written = own(properties, property)
  return ['oneOf', 'enum', 'type', 'default', 'readOnly']
    .filter((keyword) => isObject(written) && Object.hasOwn(written, keyword))
    .map((keyword) => ({
      path: ['properties', property, keyword],
      atKey: true,
      message: `"${property}" holds the state, so its values are the states of x-lifecycle; leave out "${keyword}"`,
    }))
}

export function unknownNames(lifecycle: LifecycleSchema, draft: Draft): Finding[] {
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
      .filter((name) => Object.hasOwn(draft.schema.properties, name))
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
        ...one(undo, actions, 'is not an action', [...path, 'undo']),
      ]
    }),
  ]
}
