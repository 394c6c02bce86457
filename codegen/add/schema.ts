/** The schema file that `npm run add` writes: short, in the style of the others, with every choice visible. */
import { readable } from '#codegen/names.ts'
import { snakeCase } from '#schemas/property.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { valueTypeOf } from '#codegen/valueType.ts'
import reserved from '#codegen/vocabulary/reserved.json' with { type: 'json' }
import type { Field } from './token.ts'

/** Words of a language that the glossary does not know. */
export type Words = { title?: string; plural?: string }

/** @param isOfCustomers Its records belong to customers, so it says that its rights are for staff. */
export function draftSchema(
  name: string,
  fields: readonly Field[],
  words: Record<string, Words>,
  isOfCustomers = false,
): Record<string, unknown> {
  const titleField = fields.find(({ schema }) => ['string', 'localized'].includes(valueTypeOf(schema)))?.name ?? 'id'
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const translations = Object.entries(words).filter(([, { title, plural }]) => title ?? plural)
  const plural = pluralOf(name)
  return {
    $schema: `./generated/${name}.meta.json`,
    $id: `${name}.schema.json`,
    title: readable(name),
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: {
      id: { type: 'integer', readOnly: true },
      ...Object.fromEntries(fields.map((field) => [field.name, draftProperty(name, field, field.name === titleField)])),
      createdAt: { title: 'Created at', type: 'string', format: 'date-time', readOnly: true },
    },
    'x-entity': {
      api: `/api/v4/${name}`,
      plural,
      titleField,
      order: [isSortable(titleField, fields) ? titleField : 'id'],
      audit: true,
      version: true,
    },
    'x-access': {
      ...Object.fromEntries(['read', 'create', 'update', 'delete'].map((action) => [action, 'ROLE_SETTINGS'])),
      ...(isOfCustomers && { staffOnly: true }),
    },
    ...(isReserved(name) ? { 'x-store': { table: snakeCase(plural) } } : {}),
    'x-ui': {
      routes: { list: `/settings/${name}` },
      menu: { group: 'settings', icon: 'Category' },
      form: { in: 'dialog' },
    },
    ...(translations.length > 0 ? { 'x-i18n': Object.fromEntries(translations) } : {}),
  }
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

/** A text per language has no order. */
const isSortable = (name: string, fields: readonly Field[]): boolean =>
  fields.every((field) => field.name !== name || valueTypeOf(field.schema) !== 'localized')

const isReserved = (name: string): boolean => reserved.sql.includes(snakeCase(name))

/** English plural by the simplest rule; it is written into the schema, where a person corrects it. */
export function pluralOf(name: string): string {
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** JSON with one line per keyword of the entity and one per property. */
export function printSchema(schema: Record<string, unknown>): string {
  const lines = Object.entries(schema).map(([key, value]) => {
    if (key !== 'properties') return `  ${JSON.stringify(key)}: ${inline(value)}`
    const properties = Object.entries(value as object).map(
      ([name, part]) => `    ${JSON.stringify(name)}: ${inline(part)}`,
    )
    return `  "properties": {\n${properties.join(',\n')}\n  }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const given = Object.entries(value).filter(([, part]) => part !== undefined)
  const members = given.map(([key, part]) => `${JSON.stringify(key)}: ${inline(part)}`)
  return `{ ${members.join(', ')} }`
}
