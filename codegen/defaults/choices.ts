/** Expands the short form of choices: values whose English titles follow from them, and shared sets. */
import { readable } from '#codegen/names.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { isObject } from '#codegen/shape/limits.ts'
import { valuesPrefix } from '#codegen/valuesPrefix.ts'

type Choices = NonNullable<PropertySchema['oneOf']>

/** Sets of choices in values.schema.json, by name. */
export type ValueSets = ReadonlyMap<string, Choices>

/** Definitions that are sets of choices; the others define values. */
export function valueSets(definitions: Readonly<Record<string, unknown>>): ValueSets {
  const entries = Object.entries(definitions).flatMap(([name, definition]): [string, Choices][] => {
    const choices = isObject(definition) ? choicesOf(definition) : undefined
    return choices ? [[name, choices]] : []
  })
  return new Map(entries)
}

/** Replaces `enum` and references to a set by `oneOf`, in lists and rows too. */
export function expandChoices(schema: PropertySchema, sets: ValueSets): PropertySchema {
  const { items } = schema
  const columns = Object.entries(items?.properties ?? {}).map(([name, column]) => [name, expandChoices(column, sets)])
  const expandedItems = items && {
    items: { ...expandOwn(items, sets), ...(items.properties && { properties: Object.fromEntries(columns) }) },
  }
  return { ...expandOwn(schema, sets), ...expandedItems }
}

function expandOwn(schema: PropertySchema, sets: ValueSets): PropertySchema {
  const set = schema.$ref?.startsWith(valuesPrefix) ? schema.$ref.slice(valuesPrefix.length) : undefined
  const shared = set === undefined ? undefined : sets.get(set)
  const oneOf = shared ?? (schema.enum && choicesOf(schema))
  if (!oneOf) return schema
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] =>
    key === '$ref' || key === 'enum' ? ['oneOf', oneOf] : [key, value],
  )
  return { ...Object.fromEntries(entries), ...(shared && { 'x-set': set }) }
}

/** `in_review` → `In review` */
function choicesOf({ enum: values, oneOf }: { enum?: unknown; oneOf?: unknown }): Choices | undefined {
  if (Array.isArray(oneOf)) return oneOf.filter(isObject).map((choice) => choice as Choices[number])
  if (!Array.isArray(values)) return undefined
  return values.map((value) => ({ const: String(value), title: readable(String(value)) }))
}
