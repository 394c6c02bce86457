import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onActivity, runningCalls } from '#providers/activity.ts'
import { CsrfError, ForbiddenError, NotFoundError, ServerError, StaleError } from '#providers/callErrors.ts'
import {
  call,
  callForFile,
  callIfOffered,
  forgetCsrfToken,
  setConfirmPrompt,
  setSignInPrompt,
  signInCancelled,
} from '#providers/http.ts'
import { rememberLocale } from '#providers/language.ts'
import { fakeFetch, type Answer, type Sent } from './fakeFetch.ts'

beforeEach(forgetCsrfToken)
afterEach(() => {
  setSignInPrompt(undefined)
  setConfirmPrompt(undefined)
})

/** Sets the cookie of the token for this test. */
function withToken(value: string): void {
  document.cookie = `XSRF-TOKEN=${value}`
  onTestFinished(() => void (document.cookie = 'XSRF-TOKEN=; max-age=0'))
}

/** Replaces the network for this test by one that fails or breaks off. */
function replaceFetch(fetch: () => Promise<unknown>): void {
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Gives token 1, 2, 3 …, and answers other calls with `answer`. */
function server(answer: (sent: Sent) => Answer): Sent[] {
  let tokens = 0
  return fakeFetch((sent) => (sent.url === '/api/v4/users/csrf' ? { body: { token: `t${++tokens}` } } : answer(sent)))
}

test('a read carries cookies, the XMLHttpRequest header and the language, and no body', async () => {
  rememberLocale('fr')
  onTestFinished(() => rememberLocale('nl'))
  const calls = server(() => ({ body: { items: [] } }))
  await call('GET', '/api/v4/merchant', { query: { _limit: 50, _order: { name: 'asc' }, _filter: { search: null } } })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/v4/merchant?_limit=50&_order[name]=asc', body: undefined })
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    'accept-language': 'fr',
  })
})

test('the query is readable but for what would break the address', async () => {
  const calls = server(() => ({ body: {} }))
  await call('GET', '/x', { query: { _filter: { search: 'a&b #1+2 50% é', id: { in: [1, 2] } }, gone: undefined } })
  expect(calls[0]?.url).toBe('/x?_filter[search]=a%26b %231%2B2 50%25 é&_filter[id][in][]=1&_filter[id][in][]=2')
})

test('a change carries the token in its body and the cookie in a header', async () => {
  withToken('from%20cookie')
  const calls = server(() => ({ body: { id: 1 } }))
  await call('POST', '/api/v4/merchant', { body: { name: 'A' } })
  expect(calls.map(({ url }) => url)).toEqual(['/api/v4/users/csrf', '/api/v4/merchant'])
  expect(calls[1]?.body).toEqual({ name: 'A', _token: 't1' })
  expect(calls[1]?.headers.get('X-XSRF-TOKEN')).toBe('from cookie')
})

test('a deletion carries the token too', async () => {
  const calls = server(() => ({ status: 204 }))
  expect(await call('DELETE', '/api/v4/merchant/1')).toBeUndefined()
  expect(calls[1]?.body).toEqual({ _token: 't1' })
})

test('form data carries the token as a field, and keeps the boundary that the browser chooses', async () => {
  const calls = server(() => ({ body: { id: 1 } }))
  const body = new FormData()
  body.set('file', new File(['a;b'], 'list.csv'))
  await call('POST', '/api/v4/file/logs/1/attachments', { body })
  const sent = calls[1]?.body as FormData
  expect([...sent.keys()]).toEqual(['file', '_token'])
  expect(sent.get('_token')).toBe('t1')
  expect(calls[1]?.headers.has('content-type')).toBe(false)
})

test.each([
  { header: 'attachment; filename="agenda.csv"', name: 'agenda.csv' },
  { header: "attachment; filename=agenda.csv; filename*=UTF-8''agenda%20%C3%A9.csv", name: 'agenda é.csv' },
  { header: "attachment; filename*=UTF-8''100%", name: '100%' },
  { header: '', name: 'download' },
])('an export comes as a file, called $name', async ({ header, name }) => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': header }
  const calls = server(() => ({ body: 'id;subject', headers }))
  const file = await callForFile('POST', '/api/v4/agenda/export', { body: { ids: [1] } })
  expect([file.name, file.type, await file.text()]).toEqual([name, 'text/csv', 'id;subject'])
  expect(calls[1]?.body).toEqual({ ids: [1], _token: 't1' })
})

test('an export that is refused says why', async () => {
  server(() => ({ status: 400, body: { error: 'Too many rows.' } }))
  await expect(callForFile('POST', '/api/v4/agenda/export')).rejects.toMatchObject({ message: 'Too many rows.' })
})

test('a cookie that is no text in code is handed on as it is', async () => {
  withToken('50%')
  const calls = server(() => ({ body: {} }))
  await call('GET', '/x')
  expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('50%')
})

test.each([{ token: 'a' }, { _token: 'a' }, { csrf: 'a' }, { csrfToken: 'a' }, 'a', '"a"'])(
  'a server may give its token as %j',
  async (body) => {
    const calls = fakeFetch(({ url }) => (url.endsWith('csrf') ? { body } : { body: {} }))
    await call('POST', '/x')
    expect(calls[1]?.body).toEqual({ _token: 'a' })
  },
)

test('what only our own server knows is absent elsewhere, and nobody is asked to sign in for it', async () => {
  const prompt = vi.fn(async () => true)
  setSignInPrompt(prompt)
  for (const status of [403, 404]) {
    fakeFetch(() => ({ status }))
    expect(await callIfOffered('GET', '/api/v4/preferences')).toBeUndefined()
  }
  fakeFetch(() => ({ status: 500 }))
  await expect(callIfOffered('GET', '/api/v4/preferences')).rejects.toBeInstanceOf(ServerError)
  expect(prompt).not.toHaveBeenCalled()
})

test('signing in needs no token', async () => {
  const calls = server(() => ({ body: {} }))
  await call('POST', '/login_check_json', { body: { username: 'a' }, csrf: false })
  expect(calls.map(({ body }) => body)).toEqual([{ username: 'a' }])
})

test.each([
  { status: 409, body: {} },
  { status: 400, body: { error: 'The CSRF token is invalid.' } },
  { status: 402, body: { error: 'csrf' } },
])('$status $body fetches a new token and tries again', async (refusal) => {
  const calls = server(({ body }) => ((body as { _token: string })._token === 't2' ? { body: { ok: true } } : refusal))
  expect(await call('PUT', '/api/v4/merchant/1', { body: {} })).toEqual({ ok: true })
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('it tries twice more at most', async () => {
  const calls = server(() => ({ status: 409 }))
  await expect(call('POST', '/x')).rejects.toBeInstanceOf(CsrfError)
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { _token: 't1' },
    { _token: 't2' },
    { _token: 't3' },
  ])
})

test('a token that could not be fetched is asked for again by the next call', async () => {
  let fails = true
  const calls = fakeFetch(({ url }) =>
    url.endsWith('csrf') ? (fails ? { status: 500 } : { body: { token: 't' } }) : { body: {} },
  )
  await expect(call('POST', '/a')).rejects.toBeInstanceOf(ServerError)
  fails = false
  await call('POST', '/a')
  expect(calls.at(-1)?.body).toEqual({ _token: 't' })
})

test.each([
  { status: 404, type: NotFoundError, message: 'error.notFound' },
  { status: 412, type: StaleError, message: 'error.stale' },
  { status: 500, type: ServerError, message: 'error.server' },
])('$status has an error of its own', async ({ status, type, message }) => {
  fakeFetch(() => ({ status, body: { current: { id: 1 }, id: 'e1' } }))
  const error = await call('GET', '/x').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(type)
  expect(error).toMatchObject({ status, message })
})

test('without an answer the message says that the server cannot be reached', async () => {
  replaceFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call('GET', '/x')).rejects.toMatchObject({ message: 'error.network', status: 0 })
})

test('a call that was given up stays an abort, not an error of ours', async () => {
  fakeFetch(() => ({ body: {} }))
  await expect(call('GET', '/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

test('403 waits for the person to sign in and then repeats the call', async () => {
  let signedIn = false
  const calls = server(() => (signedIn ? { body: { ok: true } } : { status: 403 }))
  setSignInPrompt(async () => (signedIn = true))
  expect(await call('GET', '/x')).toEqual({ ok: true })
  expect(calls).toHaveLength(2)
})

test('403 after signing in is final: the right is missing', async () => {
  const prompt = vi.fn(async () => true)
  setSignInPrompt(prompt)
  const calls = fakeFetch(() => ({ status: 403, body: { error: 'Not signed in.' } }))
  await expect(call('GET', '/x')).rejects.toMatchObject({
    status: 403,
    message: 'error.noRight',
    body: { error: 'Not signed in.' },
  })
  expect([calls.length, prompt.mock.calls.length]).toEqual([2, 1])
})

test('a call from before a sign-in that is refused after it is repeated without asking again', async () => {
  const slow = Promise.withResolvers<Answer>()
  let isSignedIn = false
  const answers = (url: string): Answer | Promise<Answer> =>
    url === '/slow' && !isSignedIn ? slow.promise : isSignedIn ? { body: url } : { status: 403 }
  const calls = fakeFetch(({ url }) => answers(url))
  const prompt = vi.fn(async () => (isSignedIn = true))
  setSignInPrompt(prompt)
  const late = call('GET', '/slow')
  expect(await call('GET', '/quick')).toBe('/quick')
  slow.resolve({ status: 403 })
  expect(await late).toBe('/slow')
  expect([calls.length, prompt.mock.calls.length]).toEqual([4, 1])
})

test('a call from before the dialog was closed fails without asking again; the next one asks', async () => {
  const slow = Promise.withResolvers<Answer>()
  fakeFetch(({ url }) => (url === '/slow' ? slow.promise : { status: 403 }))
  const prompt = vi.fn(async () => false)
  setSignInPrompt(prompt)
  const late = call('GET', '/slow')
  await expect(call('GET', '/quick')).rejects.toMatchObject({ message: signInCancelled })
  slow.resolve({ status: 403 })
  await expect(late).rejects.toMatchObject({ message: signInCancelled })
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect(call('GET', '/next')).rejects.toMatchObject({ message: signInCancelled })
  expect(prompt).toHaveBeenCalledTimes(2)
})

test('428 waits for the person to show who they are and then repeats the call, once for all calls', async () => {
  let isShown = false
  const calls = server(() => (isShown ? { body: { ok: true } } : { status: 428, body: { error: 'Show who you are.' } }))
  const prompt = vi.fn(async () => (isShown = true))
  setConfirmPrompt(prompt)
  const signInPrompt = vi.fn(async () => true)
  setSignInPrompt(signInPrompt)
  expect(await call('PUT', '/x', { body: { typed: 'kept' } })).toEqual({ ok: true })
  expect(calls.slice(1).map(({ body }) => body)).toMatchObject([{ typed: 'kept' }, { typed: 'kept' }])
  expect([prompt.mock.calls.length, signInPrompt.mock.calls.length]).toEqual([1, 0])
})

test('428 fails with its own message when nobody shows who they are, and where nobody is asked', async () => {
  server(() => ({ status: 428, body: { error: 'Show who you are.' } }))
  await expect(call('PUT', '/x')).rejects.toMatchObject({ status: 428, message: 'Show who you are.' })
  setConfirmPrompt(async () => false)
  await expect(call('PUT', '/x')).rejects.toMatchObject({ status: 428, message: 'error.notConfirmed' })
})

test('403 fails when signing in is cancelled, and where nobody is asked', async () => {
  fakeFetch(() => ({ status: 403 }))
  await expect(call('GET', '/x')).rejects.toBeInstanceOf(ForbiddenError)
  setSignInPrompt(async () => false)
  await expect(call('GET', '/x')).rejects.toBeInstanceOf(ForbiddenError)
  const prompt = vi.fn(async () => true)
  setSignInPrompt(prompt)
  await expect(call('GET', '/x', { signIn: false })).rejects.toBeInstanceOf(ForbiddenError)
  expect(prompt).not.toHaveBeenCalled()
})

test('running calls are counted until they settle', async () => {
  const seen: number[] = []
  const stop = onActivity(() => seen.push(runningCalls()))
  fakeFetch(({ url }) => ({ status: url === '/bad' ? 500 : 200, body: {} }))
  await Promise.allSettled([call('GET', '/good'), call('GET', '/bad')])
  stop()
  expect(seen).toEqual([1, 2, 1, 0])
})

test('who goes away stops the call: no error but that, and it is not counted any more', async () => {
  const away = new AbortController()
  fakeFetch(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))))
  const running = call('GET', '/slow', { signal: away.signal })
  await expect.poll(runningCalls).toBe(1)
  away.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  expect(runningCalls()).toBe(0)
})

test('who goes away while the answer is read is not told of a broken connection', async () => {
  const away = new AbortController()
  const text = async () => {
    away.abort()
    throw new TypeError('network error')
  }
  replaceFetch(async () => ({ ok: true, text }))
  await expect(call('GET', '/x', { signal: away.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a connection that breaks while the answer is read is one that failed', async () => {
  replaceFetch(async () => ({ ok: true, text: () => Promise.reject(new TypeError('network error')) }))
  await expect(call('GET', '/x')).rejects.toMatchObject({ status: 0, message: 'error.network' })
})
