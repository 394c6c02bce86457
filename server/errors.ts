/**
 * Refusals as values: each class is one answer of the API. It may be thrown anywhere;
 * `server/http/errorAnswers.ts` turns it into a response. Any other error answers 500.
 */

/** A sentence, or a key in `schemas/texts` that is translated into the reader's language. */
export type Text = string | { key: string; values?: Readonly<Record<string, string | number>> }

/** Body before translation: `error` and the lists in `errors` hold texts; other properties are passed on. */
export type ErrorBody = {
  error?: Text
  errors?: Readonly<Record<string, readonly Text[]>>
  [extra: string]: unknown
}

/** A deliberate answer: its body is safe to show to the client. */
export class AppError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(describe(body))
    this.name = new.target.name
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 400 `{ errors: { field: [message] } }`; `common` holds messages that belong to no field. */
export class FieldErrors extends AppError {
  constructor(errors: Readonly<Record<string, readonly Text[]>>) {
    super(400, { errors })
  }
}

/** 400 `{ error }`: the request was understood and is refused, with the reason. */
export class Refused extends AppError {
  constructor(error: Text) {
    super(400, { error })
  }
}

/** 400 with "csrf" in the body: the browser fetches a new token and tries again. */
export class CsrfRefused extends AppError {
  constructor() {
    super(400, { error: { key: 'error.csrf' } })
  }
}

/** 403 `{ error }`: not signed in, or the right is missing; the browser opens its sign-in dialog. */
export class NotAllowed extends AppError {
  constructor() {
    super(403, { error: { key: 'error.notAllowed' } })
  }
}

/** 404: absent or hidden from this person, with the same body for both. */
export class NotFound extends AppError {
  constructor() {
    super(404, { error: { key: 'error.notFound' } })
  }
}

/** 412: someone else saved first; `current` is the present record as this reader may see it. */
export class Stale extends AppError {
  constructor(current: unknown) {
    super(412, { error: { key: 'error.stale' }, current })
  }
}

/** 429 with the seconds after which to try again. */
export class TooManyTries extends AppError {
  constructor(seconds: number) {
    super(429, { error: { key: 'error.tooManyTries', values: { seconds } } }, { 'retry-after': String(seconds) })
  }
}

/** 503 with a retry hint: no connection or no time left; nothing has changed. */
export class Busy extends AppError {
  constructor(seconds = 2) {
    super(503, { error: { key: 'error.busy' } }, { 'retry-after': String(seconds) })
  }
}

/** 503: the database refuses writes, with the reason; reading works. */
export class NoWriting extends AppError {
  constructor(key: 'error.diskFull' | 'error.readOnlyDatabase') {
    super(503, { error: { key } }, { 'retry-after': '30' })
  }
}

/** 503: the connection broke during the commit, so the change may or may not have been made. */
export class OutcomeUnknown extends AppError {
  /** @param hasKey Repeating the call with its Idempotency-Key tells the outcome. */
  constructor(cause: unknown, hasKey = false) {
    const key = hasKey ? 'error.outcomeUnknownWithKey' : 'error.outcomeUnknown'
    super(503, { error: { key }, outcome: 'unknown' }, { 'retry-after': '2' })
    this.cause = cause
    this.message = `The outcome of a change is unknown: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** All texts of an answer, wherever they stand. */
export const textsOf = ({ body: { error, errors = {} } }: AppError): Text[] =>
  error === undefined ? Object.values(errors).flat() : [error]

const describe = ({ error, errors }: ErrorBody): string => {
  if (error !== undefined) return typeof error === 'string' ? error : error.key
  return `refused: ${Object.keys(errors ?? {}).join(', ')}`
}
