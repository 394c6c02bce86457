/**
 * The rules of an entity: those in its schema, that a validity does not end before it begins, and the limits of
 * decimals, which JSON Schema cannot compare because the API writes them as texts.
 */
import type { Condition } from '#schemas/condition.ts'
import { otherProperty } from '#schemas/condition.ts'
import type { EntityAccess, Rule } from '#schemas/entity.ts'
import { columnOf, snakeCase } from '#schemas/property.ts'
import { nameOf } from '#codegen/migration/names.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { isObject } from '#codegen/shape/limits.ts'

/** Access of an entity, without its rules, which contain messages besides facts. */
export function accessOf(schema: SchemaFile): EntityAccess {
  const { rules: _, ...access } = schema['x-access']
  return access
}

export function rulesIn(entity: string, table: string, schema: SchemaFile): { rules?: readonly Rule[] } {
  const { from, until } = schema['x-entity'].validity ?? {}
  const constraint = (name: string) => nameOf(table, [snakeCase(name)], 'rule')
  const ends: Rule[] =
    from !== undefined && until !== undefined
      ? [
          {
            name: 'validity',
            field: until,
            holds: guarded({ [until]: { gte: `$.${from}` } }),
            text: 'error.validityEnd',
            constraint: constraint('validity'),
          },
        ]
      : []
  const named = Object.entries(schema['x-access'].rules ?? {}).map(([name, { if: when, must, field }]): Rule => {
    const holds = guarded(must)
    return { name, field, holds: when ? { any: [{ not: when }, holds] } : holds, constraint: constraint(name) }
  })
  const bounds = Object.entries(schema.properties).flatMap(([name, property]) =>
    boundsOf(name, property, { entity, table }),
  )
  const rules = [...ends, ...named, ...bounds]
  return rules.length > 0 ? { rules } : {}
}

/** JSON Schema keyword for a decimal → comparison operator. */
export const boundKeywords = {
  minimum: 'gte',
  exclusiveMinimum: 'gt',
  maximum: 'lte',
  exclusiveMaximum: 'lt',
} as const
type Bound = keyof typeof boundKeywords

/** Rules for the limits of a decimal, with its own messages if it has some. */
function boundsOf(
  name: string,
  property: PropertySchema,
  { entity, table }: { entity: string; table: string },
): Rule[] {
  if (property.format !== 'decimal') return []
  const words = Object.values(property['x-i18n'] ?? {})
  return (Object.keys(boundKeywords) as Bound[]).flatMap((keyword): Rule[] => {
    const limit = property[keyword]
    if (limit === undefined) return []
    const isWorded = words.some(({ errors }) => errors?.[keyword] !== undefined)
    return [
      {
        name: `${name}.${keyword}`,
        field: name,
        holds: guarded({ [name]: { [boundKeywords[keyword]]: String(limit) } }),
        text: isWorded ? `resources.${entity}.errors.${name}.${keyword}` : `validation.${keyword}`,
        values: { limit: String(limit) },
        constraint: nameOf(table, [property['x-store']?.column ?? columnOf(name, false), snakeCase(keyword)], 'bound'),
      },
    ]
  })
}

/** Comparisons by size or with another property apply only when both values are present. */
function guarded(must: Condition): Condition {
  const parts = Object.entries(must).map(([key, value]): Condition => {
    const part = { [key]: value } as Condition
    const names = [...new Set(comparedIn(part))]
    return names.length > 0 ? { any: [...names.map((name) => ({ [name]: { empty: true } })), part] } : part
  })
  const [first] = parts
  return parts.length === 1 && first ? first : { all: parts }
}

const bySize = ['lt', 'lte', 'gt', 'gte']

function comparedIn(condition: unknown): string[] {
  if (Array.isArray(condition)) return condition.flatMap(comparedIn)
  if (!isObject(condition)) return []
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'any' || key === 'all' || key === 'not') return comparedIn(value)
    const operands = isObject(value) ? Object.entries(value) : [['eq', value] as const]
    return operands.flatMap(([operator, operand]) => {
      const others = [operand].flat().flatMap((one) => otherProperty(one) ?? [])
      return others.length > 0 || bySize.includes(operator) ? [key, ...others] : []
    })
  })
}
