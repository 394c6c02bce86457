/** Maps the server's errors to the inputs of a form. */
import type { Entity } from '#schemas/entity.ts'

type Body = { errors?: Readonly<Record<string, unknown>>; error?: unknown; current?: unknown }

/** react-hook-form's key for errors without an input; each submit clears it. */
export const formWide = 'root.serverError'

/**
 * First message per input. Errors without an input on this form go above the fields: an error at an unknown field
 * would block every later submit.
 *
 * @param inputs Names of the inputs on the form.
 * @returns undefined if the failure has no field errors.
 */
export function fieldErrors(
  entity: Entity,
  failure: unknown,
  inputs: ReadonlySet<string>,
): Record<string, string> | undefined {
  const errors = bodyOf(failure)?.errors
  if (!errors || Object.keys(errors).length === 0) return undefined
  const placed: Record<string, string> = {}
  const rest: string[] = []
  for (const [key, message] of Object.entries(flat(errors))) {
    const source = inputFor(entity, sourceOf(entity, key.replaceAll('/', '.')), inputs)
    if (source) placed[source] ??= message
    else rest.push(message)
  }
  if (rest.length > 0) placed[formWide] = rest.join('\n')
  return placed
}

/** Current record, if somebody else saved first; undefined for any other failure. */
export function currentRecord(failure: unknown): Readonly<Record<string, unknown>> | undefined {
  const current = statusOf(failure) === 412 ? bodyOf(failure)?.current : undefined
  return typeof current === 'object' && current !== null ? (current as Readonly<Record<string, unknown>>) : undefined
}

/** Message or text key of a failure without field errors. */
export function callMessage(failure: unknown): string {
  const { errors, error } = bodyOf(failure) ?? {}
  const [first] = errors ? Object.values(flat(errors)) : []
  if (first) return first
  if (typeof error === 'string' && error) return error
  return failure instanceof Error && failure.message ? failure.message : 'ra.notification.http_error'
}

/** Input that shows an error: of the property, else of its parent value. */
function inputFor(entity: Entity, source: string, inputs: ReadonlySet<string>): string | undefined {
  if (inputs.has(source)) return source
  const [name = ''] = source.split('.')
  if (!inputs.has(name)) return undefined
  // A text per language shows the error of one language.
  return entity.properties.some((property) => property.name === name && property.type === 'localized') ? source : name
}

/** A relation's error may name the id inside it. */
const sourceOf = (entity: Entity, key: string): string => {
  const name = key.replace(/\.id$/, '')
  return entity.properties.some((property) => property.name === name && property.relation) ? name : key
}

/** First messages by key; `{ root: { serverError } }` equals `{ 'root.serverError' }`. */
function flat(errors: Readonly<Record<string, unknown>>, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]): [string, string][] => {
      const first: unknown = Array.isArray(value) ? value[0] : value
      if (typeof first === 'object' && first !== null)
        return Object.entries(flat(first as Record<string, unknown>, `${path}${key}.`))
      return first === undefined || first === null ? [] : [[path + key, String(first)]]
    }),
  )
}

const bodyOf = (failure: unknown): Body | undefined =>
  typeof failure === 'object' && failure !== null ? ((failure as { body?: Body }).body ?? undefined) : undefined

const statusOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null ? (failure as { status?: unknown }).status : undefined
