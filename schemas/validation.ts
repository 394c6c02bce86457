/**
 * Validates a body and returns field errors as text keys, so that each language words them: errors of Ajv, and
 * rules that JSON Schema cannot express (clean text, blank text).
 */
import type { Entity, Property } from './entity.ts'
import { lookUp, translate, type Messages, type TextParams } from './translate.ts'

export type AjvError = { instancePath: string; keyword: string; params: TextParams }

/** A generated validator; `errors` are those of its last call. */
export type Validate = { (data: unknown): boolean; errors?: readonly AjvError[] | null }

/** `field` is a property's name ('name.nl' inside a json property), or 'common' for the body as a whole. */
export type FieldError = { field: string; key: string; keyword: string; params: TextParams }

/** Maximum errors in one answer. */
export const mostErrors = 50

/** @returns The errors of a body, without duplicates, at most fifty; empty for a valid body. */
export function check(entity: Entity, validate: Validate, body: unknown): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errorsOf(entity, validate, body)) {
    found.set(`${error.field} ${error.key}`, error)
    if (found.size === mostErrors) break
  }
  return [...found.values()]
}

function* errorsOf(entity: Entity, validate: Validate, body: unknown): Generator<FieldError> {
  if (!validate(body)) for (const error of validate.errors ?? []) yield toFieldError(entity, error, body)
  yield* textErrors(entity, body)
}

/** The property's own message, if its schema has one (`x-i18n.errors`), otherwise the general one. */
export function fieldMessage(messages: Messages, entity: Entity, { field, key, keyword, params }: FieldError): string {
  const own = ownWords(entity, field, keyword)
  return translate(messages, lookUp(messages, own) === undefined ? key : own, params)
}

/** Key of a property's own message; a value in a row ('rules.0.amount') uses that of its column. */
export function ownWords({ name }: Entity, field: string, keyword: string): string {
  const [, rows, column] = /^(\w+)\.\d+\.(\w+)/.exec(field) ?? []
  return `resources.${name}.${rows ? `rowErrors.${rows}.${column}` : `errors.${field}`}.${keyword}`
}

/** False for text that PostgreSQL or JSON cannot store unchanged: NUL, or an unpaired surrogate. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Key of the text for a broken rule of JSON Schema: which format it is, and which type, of several the first that is
 * a value.
 */
export function ruleKey(keyword: string, params: Readonly<Record<string, unknown>>): string {
  if (keyword === 'format') return `validation.format.${String(params['format'])}`
  if (keyword === 'type') return `validation.type.${[params['type']].flat().find((type) => type !== 'null') ?? 'null'}`
  return `validation.${ownNames[keyword] ?? keyword}`
}

function toFieldError(entity: Entity, { instancePath, keyword, params }: AjvError, body: unknown): FieldError {
  const path = instancePath.split('/').slice(1).map(unescape)
  const named = params.missingProperty ?? params.additionalProperty
  if (typeof named === 'string') path.push(named)
  const value = path.reduce<unknown>(child, body)
  const [name, ...inner] = path
  if (name === undefined) return fieldError('common', 'type', 'validation.type.object', params)
  const property = entity.properties.find((known) => known.name === name)
  const field = property && inner.length > 0 ? placeIn(property, inner) : name
  if (isMissing(keyword, value)) {
    const may = value === '' && !mustBeFilled(property, inner)
    return may ? fieldError(field, 'empty') : fieldError(field, 'required')
  }
  if (keyword === 'type' || keyword === 'format') return fieldError(field, keyword, ruleKey(keyword, params), params)
  if (keyword === 'pattern' && typeOf(property, inner) === 'decimal')
    return fieldError(field, keyword, 'validation.decimal', { places: placesOf(property, inner) })
  return fieldError(field, ownNames[keyword] ?? keyword, undefined, params)
}

/** The property, or the column of its rows. */
const columnIn = (property: Property | undefined, inner: readonly string[]) =>
  property?.type === 'rows' ? property.columns?.find(({ name }) => name === inner[1]) : property
const typeOf = (property: Property | undefined, inner: readonly string[]) => columnIn(property, inner)?.type
const placesOf = (property: Property | undefined, inner: readonly string[]) => columnIn(property, inner)?.places ?? 2

/** Position inside a value: 'name.nl' of a text per language, 'rules.0.amount' of rows; other values are one field. */
function placeIn({ name, type, columns = [] }: Property, inner: readonly string[]): string {
  if (type === 'json' || type === 'localized') return [name, ...inner].join('.')
  if (type !== 'rows') return name
  const column = columns.find((one) => one.name === inner[1])
  return [name, ...inner.slice(0, column?.type === 'localized' ? 3 : 2)].join('.')
}

function mustBeFilled(property: Property | undefined, inner: readonly string[]): boolean {
  if (inner.length === 0) return property?.required === true
  return property?.type !== 'rows' || (property.columns?.find(({ name }) => name === inner[1])?.required ?? true)
}

const fieldError = (
  field: string,
  keyword: string,
  key = `validation.${keyword}`,
  params: TextParams = {},
): FieldError => ({
  field,
  key,
  keyword,
  params,
})

/** Null or empty text where a value is required, whichever keyword failed. */
const isMissing = (keyword: string, value: unknown): boolean =>
  keyword === 'required' || ((value === null || value === '') && ownNames[keyword] === undefined)

const ownNames: Readonly<Record<string, string>> = { 'false schema': 'readOnly', additionalProperties: 'unknown' }

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

const child = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textErrors({ properties }: Entity, body: unknown): FieldError[] {
  if (!isObject(body)) return []
  const unclean = Object.keys(body).filter((name) => !isClean(body[name]))
  const blank = properties.filter((property) => isBlank(property, body))
  return [
    ...unclean.map((name) => fieldError(name, 'text')),
    ...blank.map(({ name, required }) => fieldError(name, required ? 'required' : 'empty')),
  ]
}

/** Finds texts of nothing but spaces, which count as empty, however long. */
function isBlank({ name, type }: Property, body: Record<string, unknown>): boolean {
  const value = type === 'string' || type === 'text' ? child(body, name) : undefined
  return typeof value === 'string' && value !== '' && value.trim() === ''
}

/** Deeper than any schema, and shallow enough for the stack. */
const deepest = 32

function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCleanText(value)
  if (!isObject(value)) return true
  return depth < deepest && Object.entries(value).every(([key, inner]) => isCleanText(key) && isClean(inner, depth + 1))
}
