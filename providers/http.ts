/**
 * All requests to the server: cookies, tokens, language, errors and the sign-in dialog are handled here. Requests have
 * no time limit (specification, section 7).
 */
import { allTexts } from '#schemas/perLocale.ts'
import { counted } from './activity.ts'
import {
  CallError,
  ConfirmationError,
  CsrfError,
  ForbiddenError,
  NotFoundError,
  errorFor,
  isObject,
} from './callErrors.ts'
import type { Answer, Method } from './callTypes.ts'
import { earlyAnswer } from './earlyAnswers.ts'
import { noteServer, untilAnswered } from './idempotency.ts'
import { currentLocale } from './language.ts'
import { queryString } from './queryString.ts'

export type CallOptions = {
  query?: Readonly<Record<string, unknown>>
  /** Sent as JSON, or unchanged if it is FormData or a file. */
  body?: unknown
  signal?: AbortSignal
  /** false: without CSRF token. */
  csrf?: false
  /** false: a 403 rejects at once, without a sign-in dialog. */
  signIn?: false
  /** true: the page asks by itself, so no progress is shown. */
  quiet?: true
  /** Continues after the page is left. */
  keepalive?: true
  /** Idempotency-Key of the form; absent: a new one; false: an unanswered request is not repeated. */
  key?: string | false
}

/** Asks the user to sign in or to confirm their identity; resolves to true on success, false if cancelled. */
export type Prompt = () => Promise<boolean>

/** Message of a request that failed because the user closed the sign-in dialog, and needs no notification. */
export const signInCancelled = 'error.forbidden'

const csrfRetries = 2
const tokenPath = '/api/v4/users/csrf'
let token: Promise<string> | undefined
let prompt: Prompt | undefined
let confirmPrompt: Prompt | undefined
/** Counts answers of the sign-in dialog: a request sent before an answer and refused after it uses that answer. */
let answers = 0
let hasSignedIn = false
/** The same for the confirmation of identity. */
let confirmations = 0

/** Set by the sign-in dialog while it is mounted. */
export function setSignInPrompt(next: Prompt | undefined): void {
  prompt = next
}

/** Set by the confirmation dialog while it is mounted. */
export function setConfirmPrompt(next: Prompt | undefined): void {
  confirmPrompt = next
}

/** Tokens belong to a session: forget them when it changes. */
export function forgetCsrfToken(): void {
  token = undefined
}

/** Fetches the CSRF token; simultaneous requests share one fetch. */
export function csrfToken(): Promise<string> {
  const asked = (token ??= call('GET', tokenPath, { signIn: false }).then(readToken))
  asked.catch(() => {
    if (token === asked) forgetCsrfToken()
  })
  return asked
}

/**
 * @returns The parsed body; undefined if it is empty.
 * @throws {CallError} An instance of the classes of `callErrors.ts`; an AbortError if `signal` aborts.
 */
export function call<M extends Method, const P extends string>(
  method: M,
  path: P,
  options: CallOptions = {},
): Promise<Answer<M, P>> {
  return logged(method, path, options, () => change(method, path, options, readBody<Answer<M, P>>))
}

/**
 * Calls for an answer that is a file, such as an export.
 *
 * @returns The file, named by the server.
 * @throws As `call` does.
 */
export function callForFile(method: Method, path: string, options: CallOptions = {}): Promise<File> {
  return logged(method, path, options, () => change(method, path, options, readFile))
}

/**
 * Calls an endpoint that only our own server has; on another server the feature is hidden.
 *
 * @returns As `call`; undefined if the endpoint does not exist, or not for this user.
 */
export function callIfOffered<M extends Method, const P extends string>(
  method: M,
  path: P,
  options: CallOptions = {},
): Promise<Answer<M, P> | undefined> {
  return logged(method, path, options, () =>
    ask(method, path, { ...options, signIn: false }, readBody<Answer<M, P>>).catch((error: unknown) => {
      if (error instanceof NotFoundError || error instanceof ForbiddenError) return undefined
      throw error
    }),
  )
}

type Read<T> = (response: Response) => Promise<T>

/** Sends a change with a key, so that it can be sent again when no answer comes and is still done once. */
function change<T>(method: Method, path: string, options: CallOptions, read: Read<T>): Promise<T> {
  const { key, csrf, body, signal } = options
  if (method === 'GET' || key === false || csrf === false) return confirmed(method, path, options, read)
  const text = isRaw(body) ? undefined : `${method} ${path} ${JSON.stringify(body ?? {})}`
  return untilAnswered({ text, key, signal }, (used) => confirmed(method, path, { ...options, key: used }, read))
}

/** Confirms the user's identity after a 428 and repeats the request. */
async function confirmed<T>(method: Method, path: string, options: CallOptions, read: Read<T>): Promise<T> {
  const before = confirmations
  try {
    return await ask(method, path, options, read)
  } catch (error) {
    if (!(error instanceof ConfirmationError) || confirmPrompt === undefined) throw error
    if (confirmations === before) {
      if (!(await confirmPrompt())) throw new ConfirmationError('error.notConfirmed', 428)
      confirmations += 1
    }
    return ask(method, path, options, read)
  }
}

/** Signs in after a 403 and repeats the request; a second refusal is final. */
async function ask<T>(method: Method, path: string, options: CallOptions, read: Read<T>): Promise<T> {
  const before = answers
  try {
    return await withToken(method, path, options, read)
  } catch (error) {
    if (!(error instanceof ForbiddenError) || options.signIn === false || prompt === undefined) throw error
    if (answers === before) {
      hasSignedIn = await prompt()
      answers += 1
    }
    if (!hasSignedIn) throw new ForbiddenError(signInCancelled, 403, error.body)
    return withToken(method, path, options, read).catch((again: unknown) => {
      throw again instanceof ForbiddenError ? new ForbiddenError('error.noRight', 403, again.body) : again
    })
  }
}

async function withToken<T>(method: Method, path: string, options: CallOptions, read: Read<T>): Promise<T> {
  const needsToken = method !== 'GET' && options.csrf !== false
  for (let retry = 0; ; retry++) {
    const used = needsToken ? csrfToken() : undefined
    try {
      const work = async () => read(await send(method, path, options, await used))
      return await (options.quiet ? work() : counted(work))
    } catch (error) {
      // An aborted request always ends with the same error.
      options.signal?.throwIfAborted()
      if (!needsToken || !(error instanceof CsrfError) || retry === csrfRetries) throw error
      if (token === used) forgetCsrfToken()
    }
  }
}

async function send(method: Method, path: string, options: CallOptions, csrf: string | undefined): Promise<Response> {
  const url = path + queryString(options.query ?? {})
  const response = await (
    earlyAnswer(method, url) ??
    fetch(url, {
      method,
      credentials: 'include',
      headers: headersFor(method, options),
      body: bodyFor(method, options.body, csrf),
      signal: options.signal,
      keepalive: options.keepalive,
    })
  ).catch(unreachable)
  if (response.ok && path === tokenPath) noteServer(response)
  if (response.ok) return response
  const text = await textOf(response)
  throw errorFor(response.status, text, parse(text))
}

function headersFor(method: Method, { body, key }: CallOptions): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLocale(),
    'X-Requested-With': 'XMLHttpRequest',
    [allTexts.name]: allTexts.value,
  })
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  if (cookie) headers.set('X-XSRF-TOKEN', decoded(cookie))
  // The browser itself sets the type of form data (with its boundary) and of blobs.
  if (method !== 'GET' && !isRaw(body)) headers.set('Content-Type', 'application/json')
  if (typeof key === 'string') headers.set('Idempotency-Key', key)
  return headers
}

function bodyFor(method: Method, body: unknown, csrf: string | undefined): Raw | string | undefined {
  if (method === 'GET') return undefined
  if (isRaw(body)) {
    // Form data carries the token as a field; for a file alone it goes in the header.
    if (csrf && body instanceof FormData) body.set('_token', csrf)
    return body
  }
  const fields = isObject(body) ? body : {}
  return JSON.stringify(csrf ? { ...fields, _token: csrf } : fields)
}

type Raw = FormData | Blob
const isRaw = (body: unknown): body is Raw => body instanceof FormData || body instanceof Blob

/** The server's answers are what its description says; tests compare the two. */
const readBody = async <T>(response: Response): Promise<T> => parse(await textOf(response)) as T

async function readFile(response: Response): Promise<File> {
  const content = await response.blob().catch(unreachable)
  return new File([content], fileName(response.headers.get('content-disposition') ?? ''), { type: content.type })
}

/** @example fileName('attachment; filename="a.csv"; filename*=UTF-8\'\'%C3%A1.csv') // 'á.csv' */
function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  return encoded ? decoded(encoded) : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download')
}

const textOf = (response: Response): Promise<string> => response.text().catch(unreachable)

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readToken(body: unknown): string {
  const given = isObject(body) ? [body.token, body._token, body.csrf, ...Object.values(body)] : [body]
  const found = given.find((value) => typeof value === 'string' && value !== '')
  if (typeof found === 'string') return found
  throw new CallError('error.noToken', 200, body)
}

function unreachable(error: unknown): never {
  throw new CallError('error.network', 0, error)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Logs failures to the console in development and tests (specification, section 8); never in production. */
async function logged<T>(method: Method, path: string, { signIn }: CallOptions, run: () => Promise<T>): Promise<T> {
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'test') return run()
  return run().catch((error: unknown) => {
    const isExpected = signIn === false && error instanceof ForbiddenError
    if (error instanceof CallError && !isExpected)
      console.error(`${method} ${path}: ${error.name} ${error.status} ${error.message}`, error.body)
    throw error
  })
}
