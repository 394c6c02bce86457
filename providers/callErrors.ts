/** What a call to the server can fail with: one class per kind of answer, and how a body is read into it. */

/** Messages per field; `common` belongs to no field. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

/** Any call that did not end well. `status` is 0 when no answer came. */
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

/** 400, 402: what was sent is not accepted, per field. */
export class RefusedError extends CallError {
  readonly fields: FieldMessages

  constructor(status: number, body: unknown, fields: FieldMessages) {
    super(fields.common?.[0] ?? Object.values(fields)[0]?.[0] ?? 'error.generic', status, body)
    this.fields = fields
  }
}

/** The token was stale: 409, or 400 and 402 that speak of csrf. */
export class CsrfError extends RefusedError {}

/** 403: the session has ended or a right is missing, and the person did not sign in. */
export class ForbiddenError extends CallError {}

/** 404: absent or not yours. */
export class NotFoundError extends CallError {}

/** 412: someone else saved first. */
export class StaleError extends CallError {
  /** The record as it is now. */
  readonly current: unknown

  constructor(message: string, body: unknown) {
    super(message, 412, body)
    this.current = isObject(body) ? body.current : undefined
  }
}

/** 428: whoever is behind the screen has to show again who they are; nothing was done. */
export class ConfirmationError extends CallError {}

/** 500 and above, with the response that came: `status` and `body`. `id` finds the cause in the server's log. */
export class ServerError extends CallError {
  readonly id: string | undefined

  constructor(message: string, status: number, body: unknown) {
    super(message, status, body)
    this.id = isObject(body) && typeof body.id === 'string' ? body.id : undefined
  }
}

/** A change was asked for and no answer came that tells whether it was made. `status` is 0 or that of a gateway. */
export class UnansweredError extends CallError {}

/** @param text The body as it came, for the word csrf; @param body the same, parsed when it was JSON. */
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

/** `errors`, `error_data`, `error_message` (one item) or `error` (common), the first that says something. */
function fieldMessages(body: unknown): FieldMessages {
  if (!isObject(body)) return { common: ['error.generic'] }
  for (const given of [body.errors, body.error_data]) {
    const fields = isObject(given) ? messagesIn(given) : { common: toList(given) }
    if (Object.values(fields).some(({ length }) => length > 0)) return fields
  }
  const [common] = [body.error_message, body.error].map(toList).filter(({ length }) => length > 0)
  return { common: common ?? ['error.generic'] }
}

/** What lies deeper is named by its path: `{ address: { city: ['…'] } }` is `address.city`. */
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
