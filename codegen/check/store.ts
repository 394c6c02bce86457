/**
 * Checks what the database cannot do with certain types: sort, search, index, clear a required relation; and which
 * ways a search can follow.
 */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { Property } from '#schemas/entity.ts'
import { propertyNamed, type Draft, type Project, type Rule } from './project.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'

export const checkStore: Rule = (draft, project) => [
  ...draft.entity.facts.properties.flatMap((property) => {
    const own: PropertySchema = draft.schema.properties[property.name] ?? {}
    return [
      ...checkUse(property, own['x-store'] ?? {}),
      ...checkRelation(property, project),
      ...checkHierarchy(property, draft),
      ...checkUnique(property, draft),
    ]
  }),
  ...(draft.schema['x-store']?.indexes ?? []).flatMap(({ properties }, index) =>
    checkSet(properties, draft, ['x-store', 'indexes', index, 'properties']),
  ),
  ...checkTitle(draft),
  ...checkWays(draft, project),
]

const checkUnique = ({ name, unique }: Property, draft: Draft): Finding[] =>
  unique.flatMap((names) => (names.length > 1 ? checkSet(names, draft, ['properties', name, 'x-store', 'unique']) : []))

/** An index consists of columns of the table itself. */
function checkSet(names: readonly string[], draft: Draft, path: Path): Finding[] {
  if (names.length === 0) return [{ path, message: 'must not be empty' }]
  return names.flatMap((name, index) => {
    const property = propertyNamed(draft, name)
    const isOutside = property && (isObject(property) || property.relation?.many === true)
    return isOutside ? [{ path: [...path, index], message: `"${name}" has no column that an index can be on` }] : []
  })
}

/** Ways that a search can follow: to one related record, or from related records to this one. */
function checkWays(draft: Draft, { drafts }: Project): Finding[] {
  const ways = draft.schema['x-store']?.searchThrough ?? []
  if (ways.length > 0 && !isSearched(draft)) {
    const message = `widens a search that is not there: give a property "x-store": { "search": true }`
    return [{ path: ['x-store', 'searchThrough'], message }]
  }
  return ways.flatMap((name, index) => {
    const path = ['x-store', 'searchThrough', index]
    const own = propertyNamed(draft, name)?.relation
    const target = own ? drafts.find((other) => other.name === own.entity) : drafts.find(pointsBy(draft.name, name))
    if (!target || own?.many)
      return [{ path, message: `"${name}" is no relation to one record, nor the inverse of one to this` }]
    return isSearched(target) ? [] : [{ path, message: `nothing of "${target.name}" is searched` }]
  })
}

const isSearched = ({ entity }: Draft): boolean => entity.facts.properties.some(({ search }) => search)

const pointsBy =
  (name: string, inverse: string) =>
  ({ entity }: Draft): boolean =>
    entity.facts.properties.some(
      ({ relation }) => relation?.entity === name && relation.inverse === inverse && !relation.many,
    )

/** The title property must be one readable value of the record itself. */
function checkTitle({ entity, schema }: Draft): Finding[] {
  const { titleField } = entity.facts
  const title = entity.facts.properties.find(({ name }) => name === titleField)
  if (!title || schema['x-entity'].titleField === undefined) return []
  const isUnfit = title.writeOnly || ['list', 'relation', 'rows', 'json'].includes(title.type)
  const message = `"${titleField}" cannot stand for the record; choose a property that holds one value to read`
  return isUnfit ? [{ path: ['x-entity', 'titleField'], message }] : []
}

function checkUse(property: Property, store: NonNullable<PropertySchema['x-store']>): Finding[] {
  const { name, type, relation } = property
  const what = relation?.many
    ? 'a many-relation'
    : isObject(property)
      ? nameOf[type]
      : `${/^[ei]/.test(type) ? 'an' : 'a'} ${type}`
  const refuse = (key: string, verb: string): Finding => ({
    path: ['properties', name, 'x-store', key],
    message: `${what} cannot be ${verb}`,
  })
  const isWhole = isObject(property) || type === 'list' || relation?.many === true
  return [
    ...(store.sort && (isWhole || type === 'relation' || type === 'text') ? [refuse('sort', 'sorted')] : []),
    ...(store.filter && isUnfiltered(property) ? [refuse('filter', 'filtered')] : []),
    ...(store.search && !searched.includes(type) ? [refuse('search', 'searched as text')] : []),
    ...(store.unique && (isWhole || type === 'text') ? [refuse('unique', 'unique')] : []),
    ...(store.index && (isWhole || type === 'text') ? [refuse('index', 'indexed')] : []),
    ...(Array.isArray(store.unique) && !store.unique.includes(name) ? [notInSet(name)] : []),
  ]
}

/** Types in a column that cannot be sorted, compared or indexed. */
const isObject = ({ type }: Property): boolean => type in nameOf

const nameOf: Readonly<Record<string, string>> = {
  json: 'an object',
  rows: 'a list of rows',
  localized: 'a text per language',
}

const searched: readonly string[] = ['string', 'text', 'localized']

/** Whether the property cannot be filtered; a text per language can, when it is searched. */
const isUnfiltered = (property: Property): boolean =>
  isObject(property) && !(property.type === 'localized' && property.search)

const notInSet = (name: string): Finding => ({
  path: ['properties', name, 'x-store', 'unique'],
  message: `must name "${name}" itself among the properties that are unique together`,
})

function checkRelation({ name, relation, required }: Property, { drafts }: Project): Finding[] {
  const target = drafts.find((draft) => draft.name === relation?.entity)
  if (target?.entity.facts.kind === 'log') {
    const message = `${target.name} is a log, whose rows go with time, so nothing can point to them; keep here what of it is needed`
    return [{ path: ['properties', name, 'x-relation', 'entity'], message }]
  }
  if (relation?.many && relation.onDelete === 'cascade') {
    const message = `"${name}" may lead to several, and a record does not go with one of them: use clear, which takes that one out of the list, or restrict`
    return [{ path: ['properties', name, 'x-relation', 'onDelete'], message }]
  }
  const { inverse } = relation ?? {}
  if (target && inverse !== undefined && relation?.parent === undefined && propertyNamed(target, inverse)) {
    const message = `"${inverse}" is a property of ${target.name} already; choose another name for the way back`
    return [{ path: ['properties', name, 'x-relation', 'inverse'], message }]
  }
  if (relation?.onDelete !== 'clear' || !required) return []
  const message = `"${name}" is required, so it cannot be cleared when the ${relation.entity} goes; use restrict${relation.many ? '' : ' or cascade'}`
  return [{ path: ['properties', name, 'x-relation', 'onDelete'], message }]
}

/** A hierarchy needs one relation to the entity itself that may be empty. */
function checkHierarchy({ name, relation, readOnly }: Property, { name: entity, schema }: Draft): Finding[] {
  if (!relation || schema.properties[name]?.['x-relation']?.hierarchy === undefined) return []
  const all = Object.entries(schema.properties).filter(([, one]) => one['x-relation']?.hierarchy !== undefined)
  const path: Path = ['properties', name, 'x-relation', 'hierarchy']
  const because = (message: string): Finding[] => [{ path, atKey: true, message }]
  if (relation.entity !== entity || relation.many)
    return because(`"${name}" must lead to one other record of ${entity} itself, for that to be a hierarchy`)
  if (all[0]?.[0] !== name) return because(`"${all[0]?.[0]}" makes a hierarchy already, and a record has one place`)
  if (readOnly) return because(`somebody must say what a record is part of: leave out "readOnly" of "${name}"`)
  if (relation.onDelete !== 'cascade') return []
  return [
    {
      path: ['properties', name, 'x-relation', 'onDelete'],
      message: `all that is below a record would go with it unseen; use restrict or clear`,
    },
  ]
}
