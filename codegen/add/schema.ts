/** Drafts the schema file for `npm run add`, in the style of the others: what follows from names is left out. */
import { pluralOf, readable } from '#codegen/names.ts'
import { snakeCase } from '#schemas/property.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import reserved from '#codegen/vocabulary/reserved.json' with { type: 'json' }
import type { Field } from './token.ts'

/** Words for a language that the glossary lacks. */
export type Words = { title?: string; plural?: string }

/** @param isOwned The records belong to owners, so the schema declares that its rights are for staff. */
export function draftSchema(name: string, fields: readonly Field[], isOwned = false): Record<string, unknown> {
  const titleField = fields.find(({ schema }) => ['string', 'localized'].includes(valueTypeOf(schema)))?.name ?? 'id'
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const access = isOwned ? { all: 'ROLE_SETTINGS', rows: 'staff' } : 'ROLE_SETTINGS'
  return {
    $schema: `./generated/${name}.meta.json`,
    title: readable(name),
    ...(required.length > 0 ? { required } : {}),
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.name, draftProperty(name, field, field.name === titleField)])),
      createdAt: {},
    },
    'x-entity': { audit: true, version: true },
    'x-access': access,
    ...(isReserved(name) ? { 'x-store': { table: snakeCase(pluralOf(name)) } } : {}),
    'x-ui': {
      routes: { list: `/settings/${name}` },
      menu: { group: 'settings', icon: 'Category' },
      form: { in: 'dialog' },
    },
  }
}

/** The texts file beside it; undefined when no words were given. */
export function draftTexts(name: string, words: Record<string, Words>): object | undefined {
  const given = Object.entries(words).filter(([, { title, plural }]) => title ?? plural)
  if (given.length === 0) return undefined
  return { $schema: `../generated/${name}.texts.json`, ...Object.fromEntries(given) }
}

function draftProperty(entity: string, { name, required, schema }: Field, isTitle: boolean): PropertySchema {
  const store = {
    ...(isReserved(name) && !schema['x-relation'] ? { column: `${snakeCase(entity)}_${snakeCase(name)}` } : {}),
    ...(isTitle ? { search: true, ...(valueTypeOf(schema) === 'string' ? { index: true } : {}) } : {}),
  }
  const { title, type, ...rest } = schema
  const minLength = required && type === 'string' && schema.format === undefined ? { minLength: 1 } : {}
  return {
    ...(title ? { title } : {}),
    ...(type ? { type } : {}),
    ...minLength,
    ...rest,
    ...(Object.keys(store).length > 0 ? { 'x-store': store } : {}),
  }
}

const isReserved = (name: string): boolean => reserved.sql.includes(snakeCase(name))
