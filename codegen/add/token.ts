/**
 * Parses one property on the command line of `npm run add`: `name`, `name!` (required), `phone:phone-e164`,
 * `customer:customer!` (a relation), `state:enum(open|shut)`.
 */
import { productFormats } from '#schemas/productFormats.ts'
import { readable } from '#codegen/names.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { suggest } from '#codegen/problems/suggest.ts'
import { valuesPrefix } from '#codegen/valuesPrefix.ts'

export type Field = { name: string; required: boolean; schema: PropertySchema }

/** Entities that a field may point at, each with its title property. */
export type Targets = ReadonlyMap<string, string>

const formats = [
  'iban',
  'phone-e164',
  'email',
  'uri',
  'date',
  'date-time',
  'percentage',
  'decimal',
  'share',
  'colour',
  ...Object.keys(productFormats),
]

const plain: Readonly<Record<string, PropertySchema>> = {
  string: { type: 'string', maxLength: 120 },
  text: { type: 'string', maxLength: 4000 },
  html: { type: 'string', contentMediaType: 'text/html' },
  integer: { type: 'integer' },
  localized: { $ref: `${valuesPrefix}LocalizedText` },
  money: { $ref: `${valuesPrefix}Money` },
  ...Object.fromEntries(formats.map((format) => [format, { type: 'string', format }])),
}

/** What stands behind the colon, besides entities. */
export const kinds: readonly string[] = [...Object.keys(plain), 'boolean', 'enum(a|b)']

/**
 * @param entity The new entity, to which a property may point too.
 * @throws {Error} When the token is invalid; the message lists what is possible.
 */
export function readField(token: string, targets: Targets, entity: string): Field {
  const [, name, type = 'string', mark] = /^([a-z][a-zA-Z0-9]*)(?::([^!]+))?(!)?$/.exec(token) ?? []
  if (name === undefined) {
    throw new Error(`"${token}" is not a property; write name, name:type or name:type!, the name in camelCase`)
  }
  const required = mark !== undefined
  return { name, required, schema: { title: readable(name), ...schemaOf(name, type, targets, entity) } }
}

function schemaOf(name: string, type: string, targets: Targets, entity: string): PropertySchema {
  const choices = /^enum\((.+)\)$/.exec(type)?.[1]?.split('|')
  if (choices) return { enum: choices }
  if (type === 'boolean') return { type: 'boolean', default: name === 'active' }
  const schema = Object.hasOwn(plain, type) ? plain[type] : undefined
  if (schema) return schema
  // The title of the new entity follows by itself; what is called its parent makes a tree.
  if (type === entity) return { 'x-relation': { entity, ...(name === 'parent' && { hierarchy: true }) } }
  const titleField = targets.get(type)
  if (titleField) return { 'x-relation': { entity: type, embed: [titleField] } }
  const known = [...Object.keys(plain), 'boolean', ...targets.keys(), entity]
  const nearest = suggest(type, known)
  const hint = nearest ? `did you mean "${nearest}"?` : `there is ${known.join(', ')} and enum(a|b)`
  throw new Error(`"${type}" is neither a type nor an entity; ${hint}`)
}
