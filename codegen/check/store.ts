/** What a database cannot do with some types: sort, search, index, and clear a required relation. */
import type { Finding } from '#codegen/errors.ts'
import type { Property } from '#schemas/entity.ts'
import type { Rule } from './project.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'

export const checkStore: Rule = ({ schema, entity }) =>
  entity.facts.properties.flatMap((property) => {
    const own: PropertySchema = schema.properties[property.name] ?? {}
    return [...checkUse(property, own['x-store'] ?? {}), ...checkRelation(property)]
  })

function checkUse(property: Property, store: NonNullable<PropertySchema['x-store']>): Finding[] {
  const { name, type, relation } = property
  const what = relation?.many
    ? 'a many-relation'
    : type === 'json'
      ? 'an object'
      : `${/^[ei]/.test(type) ? 'an' : 'a'} ${type}`
  const refuse = (key: string, verb: string): Finding => ({
    path: ['properties', name, 'x-store', key],
    message: `${what} cannot be ${verb}`,
  })
  const isWhole = type === 'json' || type === 'list' || relation?.many === true
  return [
    ...(store.sort && (isWhole || type === 'relation' || type === 'text') ? [refuse('sort', 'sorted')] : []),
    ...(store.filter && type === 'json' ? [refuse('filter', 'filtered')] : []),
    ...(store.search && type !== 'string' && type !== 'text' ? [refuse('search', 'searched as text')] : []),
    ...(store.unique && (isWhole || type === 'text') ? [refuse('unique', 'unique')] : []),
    ...(store.index && (isWhole || type === 'text') ? [refuse('index', 'indexed')] : []),
    ...(Array.isArray(store.unique) && !store.unique.includes(name) ? [notInSet(name)] : []),
  ]
}

const notInSet = (name: string): Finding => ({
  path: ['properties', name, 'x-store', 'unique'],
  message: `must name "${name}" itself among the properties that are unique together`,
})

function checkRelation({ name, relation, required }: Property): Finding[] {
  if (relation?.onDelete !== 'clear' || !required) return []
  const message = `"${name}" is required, so it cannot be cleared when the ${relation.entity} goes; use restrict or cascade`
  return [{ path: ['properties', name, 'x-relation', 'onDelete'], message }]
}
