/**
 * From a body to field errors that have a key instead of a sentence, so that each language words
 * them for itself: what Ajv found, and the one rule that no JSON Schema can state (clean text).
 */
import type { Entity, Property } from './entity.ts'
import { lookUp, translate, type Messages, type TextParams } from './translate.ts'

export type AjvError = { instancePath: string; keyword: string; params: Readonly<Record<string, unknown>> }

/** A generated validator; `errors` are those of its last call. */
export type Validate = { (data: unknown): boolean; errors?: readonly AjvError[] | null }

/** `field` is a property's name ('name.nl' inside a json property), or 'common' for the whole body. */
export type FieldError = { field: string; key: string; keyword: string; params: TextParams }

/** @returns What is wrong with a body, each field's first error first; empty when it may be stored. */
export function check(entity: Entity, validate: Validate, body: unknown): FieldError[] {
  const errors = validate(body) ? [] : (validate.errors ?? []).map((error) => toFieldError(entity, error, body))
  return [...errors, ...uncleanFields(body)]
}

/** In the words of the property itself when its schema has them (`x-i18n.errors`), otherwise in general ones. */
export function fieldMessage(messages: Messages, entity: Entity, { field, key, keyword, params }: FieldError): string {
  const own = `resources.${entity.name}.errors.${field}.${keyword}`
  return translate(messages, lookUp(messages, own) === undefined ? key : own, params)
}

/** False for text that PostgreSQL or JSON cannot carry faithfully: NUL, or half of a surrogate pair. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function toFieldError(entity: Entity, { instancePath, keyword, params }: AjvError, body: unknown): FieldError {
  const path = instancePath.split('/').slice(1).map(unescape)
  const missing = params.missingProperty ?? params.additionalProperty
  if (typeof missing === 'string') path.push(missing)
  const [name = 'common', ...inner] = path
  const property = entity.properties.find((known) => known.name === name)
  const field = property?.type === 'json' ? path.join('.') : name
  const value = path.reduce<unknown>(child, body)
  return { field, keyword: nameOf(keyword), ...describe(keyword, params, inner.length ? undefined : property, value) }
}

function describe(keyword: string, params: TextParams, property: Property | undefined, value: unknown) {
  const empty = value === null || value === undefined || value === ''
  switch (keyword) {
    case 'format':
      return { key: `validation.format.${params.format}`, params }
    case 'minLength':
      return value === '' ? { key: property?.required ? 'validation.required' : 'validation.empty', params } : generic()
    case 'type':
      return empty ? { key: 'validation.required', params } : { key: `validation.type.${params.type}`, params }
    default:
      return generic()
  }

  function generic() {
    return { key: `validation.${nameOf(keyword)}`, params }
  }
}

/** Names of our own for two of Ajv's keywords. */
const nameOf = (keyword: string) =>
  keyword === 'false schema' ? 'readOnly' : keyword === 'additionalProperties' ? 'unknown' : keyword

const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

function uncleanFields(body: unknown): FieldError[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body)
    .filter(([, value]) => !isClean(value))
    .map(([field]) => ({ field, key: 'validation.text', keyword: 'text', params: {} }))
}

/** Deeper than any schema goes, and shallow enough not to exhaust the stack. */
const deepest = 32

function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCleanText(value)
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.entries(value).every(([key, inner]) => isCleanText(key) && isClean(inner, depth + 1))
}
