/** Emits the TypeScript type of a list query: its orders and filters. */
import type { Property } from '#schemas/entity.ts'
import type { EntityModel } from '#codegen/model.ts'
import { quoted } from './literal.ts'
import { closedObject, type JsonSchema } from './wire.ts'

/** Groups of filters, as in the condition language. */
const groupsOf = (typeName: string): [string, JsonSchema][] => {
  const part = `NonNullable<${typeName}Query['_filter']>`
  return [
    ['any', { tsType: `readonly ${part}[]` }],
    ['all', { tsType: `readonly ${part}[]` }],
    ['not', { tsType: part }],
  ]
}

export function queryShape({ facts }: EntityModel): JsonSchema {
  const order = facts.properties.filter(({ sort }) => sort).map(({ name }) => [name, { tsType: 'Direction' }])
  const filter = facts.properties
    .filter((property) => property.filter)
    .map((one) => [one.name, { tsType: filterOf(one) }])
  const search = facts.properties.some((property) => property.search) ? [['search', { type: 'string' }]] : []
  return optional({
    _offset: { type: 'integer' },
    _limit: { type: 'integer' },
    _order: optional(Object.fromEntries(order)),
    _filter: optional(Object.fromEntries([...search, ...filter, ...groupsOf(facts.typeName)])),
  })
}

/** Name of a type in `schemas/query.ts`. */
function filterOf({ type, values }: Property): string {
  switch (type) {
    case 'string':
    case 'text':
      return 'TextFilter'
    case 'integer':
    case 'money':
      return 'RangeFilter<number>'
    case 'date':
    case 'date-time':
    case 'percentage':
    case 'decimal':
      return 'RangeFilter<string>'
    case 'boolean':
      return 'ChoiceFilter<boolean>'
    case 'relation':
      return 'ChoiceFilter<number>'
    case 'enum':
      return `ChoiceFilter<${values?.map(quoted).join(' | ') ?? 'string'}>`
    case 'localized':
      return 'LocalizedFilter'
    case 'list':
    case 'rows':
    case 'json':
      return 'ChoiceFilter<string>'
  }
}

const optional = (properties: Record<string, JsonSchema>): JsonSchema => closedObject({ properties, required: [] })
