/** Values in actions: what they store must fit its property, and what they ask for must be fillable. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'
import type { Property } from '#schemas/entity.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { namesOf, propertyNamed, type Draft } from '#codegen/check/project.ts'

const at: Path = ['x-lifecycle', 'actions']

export const checkActionValues = (lifecycle: LifecycleSchema, draft: Draft): Finding[] =>
  Object.entries(lifecycle.actions).flatMap(([action, { set = {}, fields = {}, notBy = [] }]) => [
    ...Object.entries(set).flatMap(([name, value]) =>
      setValue(name, value, lifecycle, draft, [...at, action, 'set', name]),
    ),
    ...(['require', 'optional'] as const).flatMap((kind) =>
      (fields[kind] ?? []).flatMap((name, index) =>
        asked(propertyNamed(draft, name), lifecycle, [...at, action, 'fields', kind, index]),
      ),
    ),
    ...notBy.flatMap((name, index) => {
      const { relation } = propertyNamed(draft, name) ?? {}
      return relation?.entity === 'user' || !propertyNamed(draft, name)
        ? []
        : [
            {
              path: [...at, action, 'notBy', index],
              message: `"${name}" does not point at people ("x-relation": { "entity": "user" })`,
            },
          ]
    }),
  ])

function asked(property: Property | undefined, { property: state }: LifecycleSchema, path: Path): Finding[] {
  if (!property) return []
  if (property.name === state) return [{ path, message: `"${state}" is changed by the action itself` }]
  const kinds: readonly Property['type'][] = ['rows', 'json']
  return kinds.includes(property.type)
    ? [{ path, message: `"${property.name}" holds ${property.type}, which an action cannot ask for; edit the record` }]
    : []
}

function setValue(
  name: string,
  given: unknown,
  { property: state }: LifecycleSchema,
  draft: Draft,
  path: Path,
): Finding[] {
  const property = propertyNamed(draft, name)
  if (!property)
    return [{ path, atKey: true, message: `"${name}" is not a property`, name, candidates: namesOf(draft) }]
  if (name === state) return [{ path, atKey: true, message: `"${state}" is changed by "to"; leave it out of "set"` }]
  const value = isObject(given) && 'ifEmpty' in given ? given.ifEmpty : given
  const wanted = wantedBy(property, value)
  return wanted ? [{ path, message: `${JSON.stringify(value)} is not ${wanted}, which "${name}" holds` }] : []
}

/** Description of the type that the property needs; undefined when the value has it. */
function wantedBy({ type, values, relation, required }: Property, value: unknown): string | undefined {
  if (value === null) return required ? 'a value' : undefined
  if (value === '$me') return relation?.entity === 'user' && !relation.many ? undefined : type
  if (value === '$now') return type === 'date-time' ? undefined : type
  if (value === '$today') return type === 'date' ? undefined : type
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false'
  if (type === 'integer') return Number.isInteger(value) ? undefined : 'a whole number'
  if (values) return values.includes(String(value)) ? undefined : `one of ${values.join(', ')}`
  return type === 'string' || type === 'text'
    ? typeof value === 'string'
      ? undefined
      : 'a text'
    : `${type} ("$me", "$now", "$today" or null)`
}
