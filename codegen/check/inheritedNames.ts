/**
 * Names that every object in JavaScript has: whatever is looked up by such a name is found where there is none, also
 * by packages that read what is generated. Of properties `file.ts` says so, with others that are taken.
 */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import type { Draft } from './project.ts'

const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

type Named = { what: string; name: string; path: Path }

export const checkInheritedNames = (draft: Draft): Finding[] =>
  [...inLifecycle(draft), ...inScreens(draft), ...inProperties(draft)]
    .filter(({ name }) => inherited.has(name))
    .map(({ what, name, path }) => ({
      path,
      atKey: true,
      message: `no ${what} can be called "${name}": every object in JavaScript has it`,
    }))

function inLifecycle({ name, schema }: Draft): Named[] {
  const { states = {}, actions = {}, parameters = {}, refusals = {} } = schema['x-lifecycle'] ?? {}
  const kinds = { states, actions, parameters, refusals }
  const words = { states: 'state', actions: 'action', parameters: 'parameter', refusals: 'refusal' }
  return [
    { what: 'entity', name, path: [] },
    ...Object.entries(kinds).flatMap(([kind, named]) =>
      keysOf(words[kind as keyof typeof words], named, ['x-lifecycle', kind]),
    ),
    ...keysOf('rule', schema['x-access'].rules ?? {}, ['x-access', 'rules']),
  ]
}

const inScreens = ({ schema }: Draft): Named[] =>
  (['form', 'show'] as const).flatMap((view) =>
    (schema['x-ui']?.[view]?.groups ?? []).map(({ name }, index) => ({
      what: 'group',
      name,
      path: ['x-ui', view, 'groups', index, 'name'],
    })),
  )

const inProperties = ({ schema }: Draft): Named[] =>
  Object.entries(schema.properties).flatMap(([name, property]): Named[] => {
    const path = ['properties', name]
    const { inverse, parent } = property['x-relation'] ?? {}
    const rows = typeof parent === 'object' ? parent.as : parent
    return [
      ...(inverse === undefined ? [] : [{ what: 'way back', name: inverse, path: [...path, 'x-relation', 'inverse'] }]),
      ...(rows === undefined ? [] : [{ what: 'row', name: rows, path: [...path, 'x-relation', 'parent'] }]),
      ...membersOf(property, path),
    ]
  })

/** Columns, members of objects, and `__proto__` among choices, which is no key that a table of their words can have. */
function membersOf({ items, properties = {}, oneOf = [] }: PropertySchema, path: Path): Named[] {
  const choices = oneOf.flatMap(({ const: name }, index) =>
    name === '__proto__' ? [{ what: 'choice', name, path: [...path, 'oneOf', index] }] : [],
  )
  const inner = Object.entries(properties).flatMap(([name, one]) => membersOf(one, [...path, 'properties', name]))
  const ofItems = items ? membersOf(items, [...path, 'items']) : []
  return [...choices, ...keysOf('column or member', properties, [...path, 'properties']), ...inner, ...ofItems]
}

const keysOf = (what: string, named: object, path: Path): Named[] =>
  Object.keys(named).map((name) => ({ what, name, path: [...path, name] }))
