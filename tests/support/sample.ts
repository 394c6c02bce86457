/**
 * Values made from a schema: a body that the API must accept, and values just inside and outside each
 * constraint. Every entity is tested with them, without a line of its own.
 */
import { readFileSync } from 'node:fs'
import { valueSets } from '#codegen/defaults/choices.ts'
import { expandSchema } from '#codegen/defaults/expand.ts'
import { matches } from '#domain/condition.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import values from '#schemas/values.schema.json' with { type: 'json' }
import { ownSamples, productSamples, wrongProductSamples } from './product.ts'
import { sampleJson, type Json } from './sampleJson.ts'
import { sampleMatching } from './sampleMatching.ts'
import { boundaryRows, refusedRows, sampleRows } from './sampleRows.ts'
import { boundaryTexts, refusedTexts, sampleTexts } from './sampleTexts.ts'

type Schema = {
  pattern?: string
  minLength?: number
  maxLength?: number
  examples?: readonly unknown[]
  'x-ui'?: { visibleWhen?: Condition }
} & Json
export type Body = Record<string, unknown>
/** Returns the id of a record of that entity that may be pointed at. */
export type Target = (entity: string) => number

const byFormat: Record<string, (n: number) => string> = {
  ...productSamples,
  iban: (n) => iban(String(n).padStart(10, '0')),
  'phone-e164': (n) => `+316${String(10_000_000 + (n % 1000)).padStart(8, '0')}`,
  email: (n) => `sample${n}@example.nl`,
  uri: (n) => `https://www.example.nl/${n}`,
  html: (n) => `<p>sample ${n}</p>`,
  colour: (n) => `#${(0x10_00_00 + n).toString(16)}`,
}
const wrongFormat: Record<string, string> = {
  ...wrongProductSamples,
  iban: 'NL91ABNA0417164301',
  'phone-e164': '061234567',
  email: 'nobody',
  uri: 'javascript:alert(1)',
  colour: 'red',
}

/** Properties that a person may send when creating. */
export const writable = (entity: Entity): Property[] => entity.properties.filter((property) => !property.readOnly)

/** Returns a complete body, without properties that its own values exclude; `n` keeps unique values apart. */
export const sampleBody = (entity: Entity, n: number, target: Target): Body => bodyWith(entity, n, target, {})

/** Returns a complete body with these values, without properties that they exclude. */
export function bodyWith(entity: Entity, n: number, target: Target, values: Body): Body {
  const body = Object.fromEntries(
    writable(entity).map((property) => [property.name, sampleValue(entity, property, n, target)]),
  )
  if (entity.validity?.until) delete body[entity.validity.until]
  return inPlace(entity, { ...body, ...ownSamples[entity.name]?.(n), ...values })
}

const asker = { me: null, asOf: '2026-01-31T12:00:00.000Z' }

/** Removes properties that are not allowed beside the rest; each removal may exclude another. */
function inPlace(entity: Entity, body: Body): Body {
  const stays = ({ name, access }: Property) =>
    matches(access?.when ?? true, body, asker) &&
    matches(schemaOf(entity, name)['x-ui']?.visibleWhen ?? true, body, asker)
  const gone = writable(entity).find((property) => property.name in body && !stays(property))
  if (!gone) return body
  const { [gone.name]: _, ...rest } = body
  return inPlace(entity, rest)
}

/**
 * Returns the values that a record needs so that a property is allowed: the first choice in its condition, if
 * there is one.
 */
export function placeFor(entity: Entity, name: string): Body {
  const rule = entity.properties.find((property) => property.name === name)?.access?.when ?? {}
  const choices = Object.entries(rule).map(([other, wanted]): [string, unknown] => {
    const named = typeof wanted === 'object' && wanted !== null && 'in' in wanted ? [wanted.in].flat()[0] : wanted
    return [other, named]
  })
  return Object.fromEntries(choices.filter(([, choice]) => typeof choice === 'string'))
}

/** Returns the minimal body that the API accepts. */
export function leastBody(entity: Entity, n: number, target: Target): Body {
  const valueOf = (property: Property) => [property.name, sampleValue(entity, property, n, target)]
  const required = writable(entity).filter((property) => property.required)
  const body = Object.fromEntries(required.map(valueOf)) as Body
  const defaults = Object.fromEntries(writable(entity).map(({ name, default: fallback }) => [name, fallback]))
  const needed = writable(entity).filter(({ access }) =>
    matches(access?.requiredWhen ?? false, { ...defaults, ...body }, asker),
  )
  return { ...body, ...Object.fromEntries(needed.map(valueOf)) }
}

/** Returns a value that the property must accept. */
export function sampleValue(entity: Entity, property: Property, n: number, target: Target): unknown {
  switch (property.type) {
    case 'integer':
      return sampleInteger(property, n)
    case 'boolean':
      return property.default ?? true
    case 'date':
      return property.name === entity.validity?.from ? dayNumber(n) : '2026-01-31'
    case 'date-time':
      return schemaOf(entity, property.name).examples?.[0] ?? '2026-01-31T12:30:00.000Z'
    case 'money':
      return { amount: 12_345 + n, currency: 'EUR' }
    case 'percentage':
    case 'decimal':
      return '12.5'
    case 'enum':
      return property.values?.[0]
    case 'list':
      return Array.from(
        { length: schemaOf(entity, property.name).minItems ?? 0 },
        (_, index) =>
          property.values?.[index] ?? sampleMatching(schemaOf(entity, property.name).items, index) ?? `sample ${index}`,
      )
    case 'relation': {
      const id = target(property.relation?.entity ?? '')
      return property.relation?.many ? [id] : id
    }
    case 'localized':
      return sampleTexts(property, n)
    case 'rows':
      return sampleRows(schemaOf(entity, property.name), property, n)
    case 'json':
      return sampleJson(schemaOf(entity, property.name), n)
    default:
      return sampleText(schemaOf(entity, property.name), property, n)
  }
}

/** The minimum, unless it must be unique. */
const sampleInteger = ({ minimum = 0, maximum = Infinity, unique }: Property, n: number): number =>
  unique.length > 0 ? minimum + (n % (maximum - minimum + 1)) : minimum

/** Values just outside each constraint, with the constraint's name. */
export function refusedValues(entity: Entity, property: Property): { why: string; value: unknown }[] {
  const schema = schemaOf(entity, property.name)
  const refused: { why: string; value: unknown }[] = []
  const refuse = (why: string, ...values: unknown[]) => refused.push(...values.map((value) => ({ why, value })))
  if (property.required) refuse('null', null)
  switch (property.type) {
    case 'string':
    case 'text':
      refuse('type', 12, true, [], {})
      // Rich text without content counts as empty.
      if (property.format !== 'html') refuse('empty', '')
      refuse('NUL', 'a\u0000b')
      refuse('lone surrogate', 'a\ud800b')
      if (schema.maxLength) refuse('maxLength', 'a'.repeat(schema.maxLength + 1))
      if (schema.minLength && schema.minLength > 1) refuse('minLength', 'a'.repeat(schema.minLength - 1))
      if (schema.pattern) refuse('pattern', outside(schema.pattern))
      if (property.format && wrongFormat[property.format]) refuse('format', wrongFormat[property.format])
      break
    case 'integer':
      refuse('type', '1', 1.5, true)
      if (property.minimum !== undefined) refuse('minimum', property.minimum - 1)
      if (property.maximum !== undefined) refuse('maximum', property.maximum + 1)
      break
    case 'boolean':
      refuse('type', 'true', 1)
      break
    case 'date':
      refuse('format', '2024-02-30', 'yesterday', '1/2/2024', 20240101)
      break
    case 'date-time':
      refuse('format', '2026-01-31', 'now', 0)
      break
    case 'money':
      refuse('type', 100, { amount: 1.5, currency: 'EUR' }, { amount: 100 }, { amount: 100, currency: 'XXX' })
      break
    case 'percentage':
      refuse('format', 12.5, 'NaN', '1e3', 'abc')
      break
    case 'decimal':
      refuse('pattern', 'NaN', '1e3', 'abc')
      break
    case 'enum':
      refuse('enum', 'no-such-value', 1)
      break
    case 'list':
      refuse('type', 'text', [1])
      break
    case 'relation':
      refuse('type', '1', 0, -1, 1.5, { id: 1, secret: 1 })
      refuse('absent', property.relation?.many ? [999_999_999] : 999_999_999)
      break
    case 'localized':
      refused.push(...refusedTexts(property))
      break
    case 'rows':
      refused.push(...refusedRows(schema, property))
      break
    case 'json':
      refuse('type', 'text', 1)
  }
  return refused
}

/** Values just inside: the longest and the shortest text. */
export function boundaryValues(entity: Entity, property: Property): unknown[] {
  const { minLength = 1, maxLength, pattern } = schemaOf(entity, property.name)
  const isFree = (property.type === 'string' || property.type === 'text') && !property.format && !pattern
  if (isFree && maxLength) return ['a'.repeat(minLength), 'é'.repeat(maxLength)]
  if (property.type === 'localized') return boundaryTexts(property)
  if (property.type === 'rows') return boundaryRows(schemaOf(entity, property.name), property)
  if (property.type === 'integer') return [property.minimum, property.maximum].filter((value) => value !== undefined)
  return []
}

/** A different day for each: records that follow each other in time cannot begin on the same. */
const dayNumber = (n: number): string => new Date(Date.UTC(2020, 0, n)).toISOString().slice(0, 10)

function sampleText(schema: Schema, property: Property, n: number): string {
  const made = property.format ? byFormat[property.format]?.(n) : undefined
  if (made !== undefined) return made
  return sampleMatching(schema, n) ?? `Sample ${n}`.slice(0, schema.maxLength)
}

function outside(pattern: string): string {
  return ['!', '~~~', 'x'.repeat(500)].find((text) => !new RegExp(pattern).test(text)) ?? ''
}

/** Parsed schemas, cached because every value of every record uses them. */
const known = new Map<string, Record<string, Schema>>()

function schemaOf({ name }: Entity, property: string): Schema {
  const properties = known.get(name) ?? propertiesOf(name)
  known.set(name, properties)
  return properties[property] ?? {}
}

function propertiesOf(entity: string): Record<string, Schema> {
  const written: unknown = JSON.parse(readFileSync(`schemas/${entity}.schema.json`, 'utf8'))
  const { properties } = expandSchema(entity, written, valueSets(values.$defs))
  return properties as Record<string, Schema>
}

function iban(account: string): string {
  const digits = [...`TEST${account}NL00`].map((char) => String(Number.parseInt(char, 36))).join('')
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}TEST${account}`
}
