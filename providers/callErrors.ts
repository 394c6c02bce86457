/** Errors of requests: one class per kind of answer, and how an answer becomes one. */

/** Messages per field; `common` belongs to no field. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** A failed request. `status` is 0 if there was no answer. */
export class CallError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(message: string, status: number, body?: unknown) {
    super(message)
    this.name = new.target.name
    this.status = status
    this.body = body
  }
}

/** 400, 402: input refused, with messages per field. */
export class RefusedError extends CallError {
  readonly fields: FieldMessages

  constructor(status: number, body: unknown, fields: FieldMessages) {
    super(fields.common?.[0] ?? Object.values(fields)[0]?.[0] ?? 'error.generic', status, body)
    this.fields = fields
  }
}

/** Stale CSRF token: 409, or 400 and 402 that mention csrf. */
export class CsrfError extends RefusedError {}

/** 403: session ended or right missing, and the user did not sign in. */
export class ForbiddenError extends CallError {}

/** 404: does not exist, or belongs to somebody else. */
export class NotFoundError extends CallError {}

/** 412: somebody else saved first. */
export class StaleError extends CallError {
  /** The record as it is now. */
  readonly current: unknown

  constructor(message: string, body: unknown) {
    super(message, 412, body)
    this.current = isObject(body) ? body.current : undefined
  }
}

/** 428: the user must confirm their identity first; nothing was changed. */
export class ConfirmationError extends CallError {}

/** 500 and above, with `status` and `body`. `id` finds the cause in the server's log. */
export class ServerError extends CallError {
  readonly id: string | undefined

  constructor(message: string, status: number, body: unknown) {
    super(message, status, body)
    this.id = isObject(body) && typeof body.id === 'string' ? body.id : undefined
  }
}

/** A change without an answer, so that its outcome is unknown. `status` is 0 or that of a gateway. */
export class UnansweredError extends CallError {}

/**
 * @param text Raw body, searched for the word csrf.
 * @param body Parsed body, if it was JSON.
 */
export function errorFor(status: number, text: string, body: unknown): CallError {
  const message = ownMessage(body)
  switch (true) {
    case status === 409 || ((status === 400 || status === 402) && /csrf/i.test(text)):
      return new CsrfError(status, body, fieldMessages(body))
    case status === 400 || status === 402:
      return new RefusedError(status, body, fieldMessages(body))
    case status === 403:
      return new ForbiddenError(message ?? 'error.notAllowed', status, body)
    case status === 404:
      return new NotFoundError(message ?? 'error.notFound', status, body)
    case status === 412:
      return new StaleError(message ?? 'error.stale', body)
    case status === 428:
      return new ConfirmationError(message ?? 'error.confirmationNeeded', status, body)
    case status >= 500:
      return new ServerError(message ?? 'error.server', status, body)
    default:
      return new CallError(message ?? 'error.generic', status, body)
  }
}

/** The first non-empty of `errors`, `error_data`, `error_message` (one item) and `error` (common). */
function fieldMessages(body: unknown): FieldMessages {
  if (!isObject(body)) return { common: ['error.generic'] }
  for (const given of [body.errors, body.error_data]) {
    const fields = isObject(given) ? messagesIn(given) : { common: toList(given) }
    if (Object.values(fields).some(({ length }) => length > 0)) return fields
  }
  const [common] = [body.error_message, body.error].map(toList).filter(({ length }) => length > 0)
  return { common: common ?? ['error.generic'] }
}

/** Nested fields are named by their path: `{ address: { city: ['…'] } }` is `address.city`. */
function messagesIn(fields: Readonly<Record<string, unknown>>, path = ''): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, given]): [string, readonly string[]][] =>
      isObject(given) ? Object.entries(messagesIn(given, `${path}${name}.`)) : [[path + name, toList(given)]],
    ),
  )
}

function ownMessage(body: unknown): string | undefined {
  if (!isObject(body)) return undefined
  const message = body.error ?? body.error_message
  return typeof message === 'string' ? message : undefined
}

const toList = (texts: unknown): string[] =>
  (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string' && text !== '').map(String)

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
