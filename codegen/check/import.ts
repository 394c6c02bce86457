/** The right to import, and the natural key by which an import finds the record of a row. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { Property } from '#schemas/entity.ts'
import { propertyNamed, type Draft } from './project.ts'

export const checkImport = (draft: Draft): Finding[] => [...checkRight(draft), ...checkKey(draft)]

function checkRight({ schema }: Draft): Finding[] {
  const { import: right, create, update } = schema['x-access']
  if (right === undefined) return []
  const path = ['x-access', 'import']
  if (schema['x-entity'].kind === 'log')
    return [{ path, atKey: true, message: 'nobody writes a log through the API; leave "import" out' }]
  if (create !== undefined || update !== undefined) return []
  return [
    { path, atKey: true, message: 'an import creates and updates records: give the right to "create" or "update"' },
  ]
}

function checkKey(draft: Draft): Finding[] {
  const { key } = draft.schema['x-entity']
  if (key === undefined) return []
  const path: Path = ['x-entity', 'key']
  if (draft.schema['x-access'].import === undefined) {
    const message = 'only an import finds records by their natural key: give the right to "import", or leave "key" out'
    return [{ path, atKey: true, message }]
  }
  const properties = key.map((name) => propertyNamed(draft, name))
  const unfit = properties.flatMap((property, index): Finding[] => {
    const why = property && whyUnfit(property)
    return property && why ? [{ path: [...path, index], message: `"${property.name}" ${why}` }] : []
  })
  // A name that does not exist is told by the check of names.
  if (unfit.length > 0 || key.length === 0 || properties.includes(undefined)) return unfit
  return isUnique(key, draft) ? [] : [{ path, message: notUnique(key) }]
}

function whyUnfit({ name, type, relation, writeOnly, access }: Property): string | undefined {
  if (name === 'id') return 'is no natural key: files from elsewhere do not know it'
  if (writeOnly) return 'is writeOnly, so no record can be found by it'
  if (access?.read !== undefined) return 'may not be read by all who read the record, and a key would tell its value'
  if (!types.includes(type) || relation?.many) return 'cannot tell one record from another'
  return undefined
}

/** Types of which a cell has one notation to compare by. */
const types: readonly Property['type'][] = ['string', 'integer', 'enum', 'boolean', 'date', 'relation']

function isUnique(key: readonly string[], { entity }: Draft): boolean {
  const sets = [
    ...entity.facts.properties.flatMap(({ unique }) => unique),
    ...entity.indexes.flatMap(({ properties, unique }) => (unique ? [properties] : [])),
  ]
  return sets.some((set) => set.length === key.length && set.every((name) => key.includes(name)))
}

const notUnique = (key: readonly string[]): string => {
  const names = key.map((name) => `"${name}"`).join(', ')
  return key.length === 1
    ? `${names} is not unique; give it "x-store": { "unique": true }`
    : `${names} are not unique together; give the last of them "x-store": { "unique": [${names}] }`
}
