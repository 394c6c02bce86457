/** Singletons, entities with exactly one record: it always exists, and keywords about several records are refused. */
import { namedRights, rights, singleRights } from '#codegen/defaults/access.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { isSingle } from '#schemas/single.ts'
import { draftNamed, type Draft, type Project } from './project.ts'

export const checkSingleton = (draft: Draft, project: Project): Finding[] => [
  ...pointers(draft, project),
  ...(isSingle(draft.schema['x-entity']) ? [...unfilled(draft), ...beyondOne(draft)] : []),
]

/** Every relation would point at the same record. */
const pointers = ({ schema }: Draft, project: Project): Finding[] =>
  Object.entries(schema.properties).flatMap(([name, { 'x-relation': relation }]) => {
    const target = draftNamed(project, relation?.entity)
    if (!target || !isSingle(target.schema['x-entity'])) return []
    const path = ['properties', name, 'x-relation', 'entity']
    return [
      { path, message: `of "${target.name}" there is one record, which needs no relation; read it where it is used` },
    ]
  })

/** The migration creates the record, and knows only defaults. */
const unfilled = ({ schema }: Draft): Finding[] =>
  (schema.required ?? []).flatMap((name, index) =>
    name === 'id' || schema.properties[name] === undefined || schema.properties[name].default !== undefined
      ? []
      : [
          {
            path: ['required', index],
            message: `"${name}" is required, and the one record is made by the migration: give it a default, or take it from required`,
          },
        ],
  )

const ofSeveral: readonly Path[] = [
  ['x-entity', 'order'],
  ['x-entity', 'key'],
  ['x-entity', 'picker'],
  ['x-entity', 'position'],
  ['x-entity', 'validity'],
  ['x-store', 'indexes'],
  ['x-store', 'searchThrough'],
  ['x-store', 'searchKept'],
  ['x-store', 'searchValues'],
  ['x-store', 'searchWith'],
  ['x-lifecycle'],
  ['x-ui', 'list'],
  ['x-ui', 'form', 'in'],
  ['x-ui', 'routes', 'create'],
  ['x-ui', 'routes', 'show'],
  ['x-ui', 'routes', 'edit'],
]
const ofSeveralValues: readonly Path[] = [
  ...['index', 'unique', 'search', 'filter', 'sort', 'series'].map((key) => ['x-store', key]),
  ...['hierarchy', 'parent', 'inverse'].map((key) => ['x-relation', key]),
]

/** Keywords that order, find, distinguish or list records, or create and delete them. */
function beyondOne({ source, schema }: Draft): Finding[] {
  const written = source.value
  const access = isObject(written) ? written['x-access'] : undefined
  const others = isObject(access)
    ? [...rights, ...namedRights].filter((right) => !singleRights.includes(right) && access[right] !== undefined)
    : []
  const paths = [
    ...ofSeveral,
    ...Object.keys(schema.properties).flatMap((name) => ofSeveralValues.map((path) => ['properties', name, ...path])),
    ...others.map((right) => ['x-access', right]),
  ]
  return paths.flatMap((path) => {
    const key = String(path.at(-1))
    if (at(written, path) === undefined) return []
    const message = `of a singleton there is one record, which is read and updated on one page; leave "${key}" out`
    return [{ path, atKey: true, message }]
  })
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (isObject(inner) ? inner[String(step)] : undefined), value)
