/** Joins a schema with the texts in `schemas/i18n/<entity>.json`, so that later phases read both in one place. */
import type { ColumnWords, PropertyWords, SetWords, TextsFile } from './textsFile.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'

type Words = Record<string, unknown>

/** The schema with its texts as `x-i18n` on the entity, properties and columns; texts of unknown names are left out. */
export function withTexts(schema: SchemaFile, texts: TextsFile, sets: SetWords): SchemaFile {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => {
      const words = (locale: Locale) => texts[locale]?.properties?.[name]
      return [name, withColumns(withWords(property, words, sets), words, sets)] as const
    }),
  )
  return withWords({ ...schema, properties }, (locale) => texts[locale], sets)
}

function withColumns(
  schema: PropertySchema,
  words: (locale: Locale) => PropertyWords | undefined,
  sets: SetWords,
): PropertySchema {
  const { items } = schema
  if (!items?.properties) return schema
  const columns = Object.entries(items.properties).map(([name, column]) => {
    const ofColumn = (locale: Locale): ColumnWords | undefined => {
      const own = words(locale)
      return typeof own === 'object' ? own.columns?.[name] : undefined
    }
    return [name, withWords(column, ofColumn, sets)] as const
  })
  return { ...schema, items: { ...items, properties: Object.fromEntries(columns) } }
}

/**
 * A text alone is a title. `properties` and `columns` have texts of their own; choices of a shared set use the
 * set's.
 */
function withWords<T extends object>(
  target: T & PropertySet,
  wordsOf: (locale: Locale) => string | object | undefined,
  sets: SetWords,
): T {
  const set = setOf(target)
  const entries = locales.flatMap((locale): [Locale, Words][] => {
    const found = wordsOf(locale)
    const shared = set === undefined ? undefined : sets[locale]?.[set]
    if (found === undefined && !shared) return []
    const {
      properties: _,
      columns: __,
      ...own
    } = (typeof found === 'string' ? { title: found } : { ...found }) as Words
    return [[locale, shared ? { ...own, values: { ...shared, ...(own.values as object | undefined) } } : own]]
  })
  return entries.length > 0 ? { ...target, 'x-i18n': Object.fromEntries(entries) } : target
}

type PropertySet = Pick<PropertySchema, 'x-set' | 'items'>

/** The set of the property itself, or of its list's items. */
export const setOf = (schema: PropertySet): string | undefined => schema['x-set'] ?? schema.items?.['x-set']
