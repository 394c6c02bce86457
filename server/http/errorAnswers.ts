/**
 * Turns everything thrown into an answer. An unforeseen error answers 500 with an id and nothing else; the log
 * has the details under that id.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Locale } from '#schemas/entity.ts'
import { mostErrors, ruleKey } from '#schemas/validation.ts'
import {
  Busy,
  CsrfRefused,
  AppError,
  FieldErrors,
  NotFound,
  NoWriting,
  OutcomeUnknown,
  Refused,
  type Text,
} from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** When a full disk last refused a write, on the clock of `performance.now()`. */
    diskFull: { at: number }
  }
}

export const errorAnswers = fp(async (app) => {
  app.decorate('diskFull', { at: -Infinity })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new NotFound()
  })
})

/** Sends the answer for a thrown value, in the reader's language. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.access.locale
  if (thrown instanceof Error && 'code' in thrown && thrown.code === '53100') {
    request.server.diskFull.at = performance.now()
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const refused = toAppError(
    thrown instanceof OutcomeUnknown && isRead ? new Busy() : thrown,
    request.routeOptions.bodyLimit,
  )
  reply.removeHeader('etag').removeHeader('content-encoding').header('cache-control', 'no-store')
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify)
  if (refused === undefined) {
    request.log.error({ err: thrown }, 'failed')
    const error = say(locale, { key: 'error.serverError', values: { id: request.id } })
    return reply.code(500).send({ error, id: request.id })
  }
  if (refused.status >= 500) request.log.error({ err: thrown }, 'refused')
  return reply.code(refused.status).headers(refused.headers).send(inWords(refused, locale))
}

function inWords({ body: { error, errors, ...rest } }: AppError, locale: Locale): Record<string, unknown> {
  const speak = (text: Text) => say(locale, text)
  return {
    ...(error === undefined ? {} : { error: speak(error) }),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors)
          .slice(0, mostErrors)
          .map(([field, texts]) => [field, texts.slice(0, mostErrors).map(speak)]),
      ),
    }),
    ...rest,
  }
}

/**
 * The answer for a thrown value; undefined for an unforeseen error.
 *
 * @param bodyLimit Maximum bytes of the route's body.
 */
function toAppError(thrown: unknown, bodyLimit: number): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (!(thrown instanceof Error)) return undefined
  const { code = '', statusCode = 500, validation } = thrown as Partial<FastifyError>
  if (validation) return fieldErrors(validation)
  if (code.startsWith('FST_CSRF_')) return new CsrfRefused()
  return byCode(code) ?? byStatus(statusCode, bodyLimit)
}

const fieldErrors = (validation: NonNullable<FastifyError['validation']>): FieldErrors => {
  const errors = Object.create(null) as Record<string, Exclude<Text, string>[]>
  for (const one of validation.slice(0, mostErrors)) {
    const { instancePath, keyword, params } = one
    if (isToldByOther(one, validation)) continue
    const missing = params['missingProperty'] ?? params['additionalProperty']
    const field = fieldOf(instancePath, typeof missing === 'string' ? missing : undefined)
    const key = umbrellas.has(keyword) ? 'validation.pattern' : ruleKey(keyword, params)
    if (errors[field]?.some((other) => other.key === key)) continue
    errors[field] = [...(errors[field] ?? []), { key, values: numbersIn(params) }]
  }
  return new FieldErrors(errors)
}

type Broken = NonNullable<FastifyError['validation']>[number]

/** Rules over rules: which of these is broken says more. */
export const umbrellas: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if', 'not', 'propertyNames', 'contains'])

/** A format says more than the pattern of the same value, and a rule inside a rule more than that. */
function isToldByOther({ instancePath, keyword }: Broken, all: readonly Broken[]): boolean {
  if (keyword === 'pattern') return all.some((one) => one.keyword === 'format' && one.instancePath === instancePath)
  return (
    umbrellas.has(keyword) &&
    all.some((one) => !umbrellas.has(one.keyword) && `${one.instancePath}/`.startsWith(`${instancePath}/`))
  )
}

/** Limits that the sentence names. */
const numbersIn = (params: Broken['params']): Record<string, number> =>
  Object.fromEntries(Object.entries(params).filter((one): one is [string, number] => typeof one[1] === 'number'))

/** '/claims/0/amount' → 'claims.0.amount'. An element of a plain list belongs to the field of the list. */
function fieldOf(instancePath: string, missing: string | undefined): string {
  const parts = [...instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])]
  if (parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')) parts.pop()
  return parts.join('.') || 'common'
}

/** SQLSTATEs that may occur although the values were checked before. */
function byCode(code: string): AppError | undefined {
  if (code === '23505') return new FieldErrors({ common: [{ key: 'error.unique' }] })
  if (code === '40001' || code === '40P01') return new AppError(409, { error: { key: 'error.busy' } })
  if (/^22...$/.test(code) || code === '23514' || code === '23502') return new Refused({ key: 'error.badRequest' })
  if (code === '57014' || code === '55P03' || code === '53200') return new Busy()
  if (code === '53100') return new NoWriting('error.diskFull')
  if (code === '25006') return new NoWriting('error.readOnlyDatabase')
  return undefined
}

/** Bytes in a notation that all our languages share: '1 MB', '20 kB'. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`

/** Refusals of Fastify and its plugins. */
function byStatus(status: number, bodyLimit: number): AppError | undefined {
  switch (status) {
    case 404:
      return new NotFound()
    case 413:
      return new AppError(413, { error: { key: 'error.tooLarge', values: { max: sizeOf(bodyLimit) } } })
    case 415:
      return new AppError(415, { error: { key: 'error.unsupportedMedia' } })
    case 503:
      return new Busy()
    default:
      return status >= 400 && status < 500 ? new AppError(status, { error: { key: 'error.badRequest' } }) : undefined
  }
}
