/**
 * The calling contract: every call to the server goes through here, so that cookies, tokens,
 * language, errors and the sign-in dialog are the same for all.
 */
import { counted } from './activity.ts'
import { CsrfError, ForbiddenError, CallError, errorFor, isObject } from './callErrors.ts'
import { currentLocale } from './language.ts'
import { queryString } from './queryString.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type CallOptions = {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  signal?: AbortSignal
  /** false: no token is added. */
  csrf?: false
  /** false: a 403 rejects at once instead of asking the person to sign in. */
  signIn?: false
}

/** Asks the person to sign in; true once that succeeded, false when it was cancelled. */
export type SignInPrompt = () => Promise<boolean>

/** Message of a call that failed because the person closed the sign-in dialog, and so knows already. */
export const signInCancelled = 'error.forbidden'

const csrfRetries = 2
let token: Promise<string> | undefined
let prompt: SignInPrompt | undefined

/** Set by the sign-in dialog while it is on the page. */
export function setSignInPrompt(next: SignInPrompt | undefined): void {
  prompt = next
}

/** The token belongs to a session: forget it when that changes. */
export function forgetCsrfToken(): void {
  token = undefined
}

/** Fetches the token; calls that need it at the same time share one request. */
export function csrfToken(): Promise<string> {
  token ??= call('GET', '/api/v4/users/csrf', { signIn: false }).then(readToken)
  token.catch(forgetCsrfToken)
  return token
}

/**
 * @returns The parsed body; undefined when it is empty.
 * @throws {CallError} One of the classes of `callErrors.ts`; an AbortError when `signal` fires.
 */
export async function call(method: Method, path: string, options: CallOptions = {}): Promise<unknown> {
  try {
    return await callWithToken(method, path, options)
  } catch (error) {
    if (!(error instanceof ForbiddenError) || options.signIn === false || prompt === undefined) throw error
    if (await prompt()) return callWithToken(method, path, options)
    throw new ForbiddenError(signInCancelled, 403, error.body)
  }
}

async function callWithToken(method: Method, path: string, options: CallOptions): Promise<unknown> {
  const needsToken = method !== 'GET' && options.csrf !== false
  for (let retry = 0; ; retry++) {
    const used = needsToken ? csrfToken() : undefined
    try {
      return await counted(async () => send(method, path, options, await used))
    } catch (error) {
      if (!needsToken || !(error instanceof CsrfError) || retry === csrfRetries) throw error
      if (token === used) forgetCsrfToken()
    }
  }
}

async function send(method: Method, path: string, options: CallOptions, csrf: string | undefined): Promise<unknown> {
  const response = await fetch(path + queryString(options.query ?? {}), {
    method,
    credentials: 'include',
    headers: headersFor(method, options.body),
    body: bodyFor(method, options.body, csrf),
    signal: options.signal,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new CallError('error.network', 0, error)
  })
  const text = await response.text()
  const body = parse(text)
  if (!response.ok) throw errorFor(response.status, text, body)
  return body
}

function headersFor(method: Method, body: unknown): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLocale(),
    'X-Requested-With': 'XMLHttpRequest',
  })
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  if (cookie) headers.set('X-XSRF-TOKEN', decodeURIComponent(cookie))
  if (method !== 'GET' && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  return headers
}

function bodyFor(method: Method, body: unknown, csrf: string | undefined): FormData | string | undefined {
  if (method === 'GET') return undefined
  if (body instanceof FormData) {
    if (csrf) body.set('_token', csrf)
    return body
  }
  const fields = isObject(body) ? body : {}
  return JSON.stringify(csrf ? { ...fields, _token: csrf } : fields)
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readToken(body: unknown): string {
  const found = isObject(body) ? (body.token ?? body._token ?? body.csrf) : body
  if (typeof found === 'string' && found !== '') return found
  throw new CallError('error.noToken', 200, body)
}
