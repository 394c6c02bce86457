/** Decimals: their limits must be possible and exact in JSON, and default and examples must be within them. */
import { boundKeywords } from '#codegen/build/rules.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { matches } from '#domain/condition.ts'

const usualPlaces = 2
/** Number of digits that a JSON number holds exactly. */
const exactDigits = 15
const nobody = { me: null, asOf: '1970-01-01T00:00:00.000Z' }

type Bound = keyof typeof boundKeywords
const bounds = Object.keys(boundKeywords) as Bound[]

export function ofDecimal(schema: PropertySchema): Finding[] {
  if (schema.format !== 'decimal') return []
  const wrong = bounds.flatMap((key) => inexact(key, schema))
  return wrong.length > 0 ? wrong : [...meeting(schema), ...samples(schema)]
}

/** Limits are enforced as rules of a record, which cannot check rows inside it or values that are not stored. */
export const notBounded = (schema: PropertySchema, path: Path, where: string): Finding[] =>
  schema.format === 'decimal'
    ? bounds.flatMap((key) =>
        schema[key] === undefined
          ? []
          : [{ path: [...path, key], atKey: true, message: `a decimal ${where} has no bounds; leave "${key}" out` }],
      )
    : []

function inexact(key: Bound, { [key]: limit, places = usualPlaces }: PropertySchema): Finding[] {
  if (limit === undefined) return []
  const [, whole = '', part = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(String(limit)) ?? []
  const fits = whole !== '' && whole.length <= 12 && part.length <= places && (whole + part).length <= exactDigits
  const message = `must be a number with at most ${places} digits after the point, as the value has, and ${exactDigits} in all`
  return fits ? [] : [{ path: [key], message }]
}

/** Allows a limit per side, with room between them; minimum and maximum are compared like those of any number. */
function meeting(schema: PropertySchema): Finding[] {
  const sides = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const
  const twice = sides.flatMap(([one, other]) =>
    schema[one] !== undefined && schema[other] !== undefined
      ? [{ path: [other], atKey: true, message: `"${one}" and "${other}" cannot stand together` }]
      : [],
  )
  const [low, high] = sides.map(([one, other]) => (schema[one] === undefined ? other : one))
  const [least, most] = [low && schema[low], high && schema[high]]
  if (twice.length > 0 || least === undefined || most === undefined) return twice
  const isOpen = low === 'exclusiveMinimum' || high === 'exclusiveMaximum'
  return isOpen && least >= most
    ? [{ path: [low ?? ''], message: `leaves no value between "${low}" and "${high}"` }]
    : []
}

/** Defaults are stored, and examples are sent by tests. */
function samples(schema: PropertySchema): Finding[] {
  const { places = usualPlaces, examples = [] } = schema
  const form = new RegExp(`^-?(0|[1-9][0-9]{0,11})(\\.[0-9]{1,${places}})?$`)
  const check = (value: unknown, path: Path): Finding[] => {
    if (typeof value !== 'string' || !form.test(value))
      return [{ path, message: `must be a decimal with at most ${places} digits after the point, written as "12.5"` }]
    const broken = bounds.filter((key) => schema[key] !== undefined && !keeps(value, key, String(schema[key])))
    return broken.map((key) => ({ path, message: `"${value}" is outside of "${key}"` }))
  }
  return [
    ...(schema.default === undefined ? [] : check(schema.default, ['default'])),
    ...examples.flatMap((example, index) => check(example, ['examples', index])),
  ]
}

const keeps = (value: string, key: Bound, limit: string): boolean =>
  matches({ value: { [boundKeywords[key]]: limit } }, { value }, nobody)
