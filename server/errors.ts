/**
 * What the server refuses, as values: each class is one answer of the API, thrown anywhere and
 * turned into a response by `server/http/errorAnswers.ts`. Whatever else is thrown answers 500.
 */

/** A sentence, or the key of one in `schemas/texts` that is translated into the reader's language. */
export type Text = string | { key: string; values?: Readonly<Record<string, string | number>> }

/** Body before translation: `error` and the lists in `errors` hold texts, the rest is passed on. */
export type ErrorBody = {
  error?: Text
  errors?: Readonly<Record<string, readonly Text[]>>
  [extra: string]: unknown
}

/** An answer that was decided on: its body may be shown to whoever asked. */
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

/** 400 `{ errors: { field: [message] } }`; `common` is for what belongs to no field. */
export class FieldErrors extends AppError {
  constructor(errors: Readonly<Record<string, readonly Text[]>>) {
    super(400, { errors })
  }
}

/** 400 `{ error }`: the request is understood and refused, with the reason. */
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

/** 404: absent or not yours, the same body for both. */
export class NotFound extends AppError {
  constructor() {
    super(404, { error: { key: 'error.notFound' } })
  }
}

/** 412: someone else saved first; `current` is the record as it is now, as this reader may see it. */
export class Stale extends AppError {
  constructor(current: unknown) {
    super(412, { error: { key: 'error.stale' }, current })
  }
}

/** 429 with the seconds after which a new try makes sense. */
export class TooManyTries extends AppError {
  constructor(seconds: number) {
    super(429, { error: { key: 'error.tooManyTries', values: { seconds } } }, { 'retry-after': String(seconds) })
  }
}

/** 503 with a retry hint: no connection or no time left; nothing was changed. */
export class Busy extends AppError {
  constructor(seconds = 2) {
    super(503, { error: { key: 'error.busy' } }, { 'retry-after': String(seconds) })
  }
}

/** 503: the database takes no changes for now, and says why; what only reads goes on. */
export class NoWriting extends AppError {
  constructor(key: 'error.diskFull' | 'error.readOnlyDatabase') {
    super(503, { error: { key } }, { 'retry-after': '30' })
  }
}

/** 503: the connection was lost while the change was being committed, so it may have been made or not. */
export class OutcomeUnknown extends AppError {
  /** @param hasKey The same call with the same key tells the outcome. */
  constructor(cause: unknown, hasKey = false) {
    const key = hasKey ? 'error.outcomeUnknownWithKey' : 'error.outcomeUnknown'
    super(503, { error: { key }, outcome: 'unknown' }, { 'retry-after': '2' })
    this.cause = cause
    this.message = `The outcome of a change is unknown: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** What an answer says, wherever in it. */
export const textsOf = ({ body: { error, errors = {} } }: AppError): Text[] =>
  error === undefined ? Object.values(errors).flat() : [error]

const describe = ({ error, errors }: ErrorBody): string => {
  if (error !== undefined) return typeof error === 'string' ? error : error.key
  return `refused: ${Object.keys(errors ?? {}).join(', ')}`
}
