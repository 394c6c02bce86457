/** The assertions of JSON Schema on a single value: type, choice, length, pattern. */
import { formats } from '#schemas/formats.ts'
import unsupported from '#codegen/vocabulary/unsupported.json' with { type: 'json' }

/** The part of JSON Schema used by the vocabulary and by the schemas. */
export type JsonSchema = {
  $ref?: string
  description?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

/** The member of that name that the object itself has; names in schemas may be those that every object inherits. */
export const own = <T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined

/** A fault of a value; `candidates` are valid values. */
export type Fault = { message: string; candidates?: readonly string[] }

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object'

export function faultOf(schema: JsonSchema, value: unknown): Fault | undefined {
  if (schema.type && !hasType(value, schema.type)) {
    return { message: `must be ${typeNames[schema.type]}, not ${typeNames[typeOf(value)]}` }
  }
  if (schema.const !== undefined && value !== schema.const)
    return { message: `must be ${JSON.stringify(schema.const)}` }
  const choices = schema.enum ?? schema.oneOf?.map((choice) => choice.const)
  if (choices && !choices.includes(value)) return notAChoice(value, choices.map(String))
  const message = typeof value === 'string' ? textFault(schema, value) : numberFault(schema, value)
  return message ? { message } : undefined
}

/** Says in words what a schema requires: "true", "a list". */
export const describeType = ({ const: value, type = '' }: JsonSchema): string =>
  value === undefined ? (typeNames[type] ?? 'something else') : JSON.stringify(value)

export const hasType = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer')

function notAChoice(value: unknown, candidates: readonly string[]): Fault {
  const advice = typeof value === 'string' && own(unsupported as Readonly<Record<string, string>>, value)
  if (advice) return { message: `"${value}" is not supported: ${advice}` }
  if (Array.isArray(value))
    return { message: 'takes one of these, not a list; what is not required may be empty by itself' }
  return { message: `${JSON.stringify(value)} is not one of ${candidates.join(', ')}`, candidates }
}

function textFault(
  { minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema,
  value: string,
): string | undefined {
  if (value.length < minLength)
    return minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`
  if (value.length > maxLength) return `must have at most ${maxLength} characters`
  if (pattern && patternOf(pattern)?.test(value) === false) return `"${value}" must match ${pattern}`
  if (format && isFormat(format) && !formats[format](value)) return `"${value}" is not a valid ${format}`
  return undefined
}

/** A Unicode regular expression, as in Ajv and browsers; undefined for invalid ones. */
export function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u')
  } catch {
    return undefined
  }
}

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)

function numberFault({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined
  if (value < minimum) return `must be at least ${minimum}`
  return value > maximum ? `must be at most ${maximum}` : undefined
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
