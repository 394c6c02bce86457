/** The error catalogue (specification, section 8), line by line, for API calls. For pages: `section8Pages.test.tsx`. */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runningCalls } from '#providers/activity.ts'
import {
  CallError,
  CsrfError,
  ForbiddenError,
  NotFoundError,
  RefusedError,
  ServerError,
} from '#providers/callErrors.ts'
import { call, forgetCsrfToken, setSignInPrompt } from '#providers/http.ts'

const server = setupServer()
const logged = vi.spyOn(console, 'error')

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  forgetCsrfToken()
  logged.mockReset().mockImplementation(() => undefined)
})
afterEach(() => {
  setSignInPrompt(undefined)
  server.resetHandlers()
})
afterAll(() => {
  server.close()
  logged.mockRestore()
})

/** Gives every call the same answer; text as it is, other values as JSON. */
function answering(status: number, body: unknown = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.all('*', () => new HttpResponse(text, { status })))
}

/** Gives token 1, 2, 3 …; a change succeeds with a token that `accepts` allows. */
function withTokens(accepts: (token: string) => boolean, refusal = { status: 409, body: '{}' }) {
  const asked = { tokens: 0, changes: 0 }
  server.use(
    http.get('*/api/v4/users/csrf', () => HttpResponse.json({ token: `t${++asked.tokens}` })),
    http.post('*', async ({ request }) => {
      asked.changes += 1
      const { _token } = (await request.json()) as { _token: string }
      return accepts(_token) ? HttpResponse.json({ ok: true }) : new HttpResponse(refusal.body, refusal)
    }),
  )
  return asked
}

const failure = (method: 'GET' | 'POST' = 'GET'): Promise<CallError> =>
  call(method, '/x').then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as CallError,
  )

test('§8.1 403 asks to sign in, once for many calls, and the request fails when that is cancelled', async () => {
  answering(403)
  const answer = Promise.withResolvers<boolean>()
  const prompt = vi.fn(() => answer.promise)
  setSignInPrompt(prompt)
  const failures = [failure(), failure(), failure()]
  await expect.poll(() => prompt.mock.calls.length).toBe(3)
  answer.resolve(false)
  for (const each of failures) expect(await each).toBeInstanceOf(ForbiddenError)
  expect(runningCalls()).toBe(0)
})

test.each([400, 402])('§8.2 %i gives the errors of its body, else the generic message', async (status) => {
  const cases = [
    { body: { errors: { name: ['Too long', 'And odd'] } }, fields: { name: ['Too long', 'And odd'] } },
    { body: { errors: { name: 'Too long', empty: [] } }, fields: { name: ['Too long'], empty: [] } },
    { body: { errors: { address: { city: ['Unknown'] } } }, fields: { 'address.city': ['Unknown'] } },
    { body: { errors: {}, error_data: { name: ['Too long'] } }, fields: { name: ['Too long'] } },
    { body: { errors: ['Not today'] }, fields: { common: ['Not today'] } },
    { body: { error_data: { common: ['Locked'] }, error: 'Refused' }, fields: { common: ['Locked'] } },
    { body: { error_message: 'No', error: 'Refused' }, fields: { common: ['No'] } },
    { body: { error: 'In use' }, fields: { common: ['In use'] } },
    { body: {}, fields: { common: ['error.generic'] } },
    { body: '<html>', fields: { common: ['error.generic'] } },
    { body: '', fields: { common: ['error.generic'] } },
  ]
  for (const { body, fields } of cases) {
    answering(status, body)
    const error = await failure()
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ status, fields })
  }
})

test.each([
  { status: 400, body: { error: 'The CSRF token is invalid.' } },
  { status: 402, body: { errors: { _token: ['csrf'] } } },
  { status: 400, body: 'Invalid Csrf-Token' },
])('§8.2 $status with csrf in its text is a CSRF error', async ({ status, body }) => {
  answering(status, body)
  expect(await failure()).toBeInstanceOf(CsrfError)
})

test('§8.3 404 is a not-found error, in the server’s words where it has some', async () => {
  answering(404, '<h1>Not found</h1>')
  expect(await failure()).toMatchObject({ name: 'NotFoundError', status: 404, message: 'error.notFound' })
  answering(404, { error: 'No such merchant.' })
  expect(await failure()).toBeInstanceOf(NotFoundError)
  expect(await failure()).toMatchObject({ message: 'No such merchant.' })
})

test('§8.4 409 is a conflict, treated like the CSRF error: a new token, and once more', async () => {
  answering(409)
  expect(await failure()).toBeInstanceOf(CsrfError)
  server.resetHandlers()
  const asked = withTokens((token) => token === 't2')
  expect(await call('POST', '/x')).toEqual({ ok: true })
  expect(asked).toEqual({ tokens: 2, changes: 2 })
})

test('§8.5 500 is a server error that carries the response', async () => {
  answering(500, { id: 'e-1', detail: 'left out' })
  const error = await failure()
  expect(error).toBeInstanceOf(ServerError)
  expect(error).toMatchObject({ status: 500, id: 'e-1', body: { id: 'e-1', detail: 'left out' } })
})

test.each([
  { status: 401, body: { hint: 'a' } },
  { status: 413, body: 'too large' },
  { status: 418, body: { teapot: true } },
])('§8.6 $status passes the response’s data on', async ({ status, body }) => {
  answering(status, body)
  const error = await failure()
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status, body })
})

test('§8.7 §9.3 a CSRF error is retried twice at most, each time with a new token', async () => {
  const asked = withTokens(() => false, { status: 400, body: '{"error":"csrf"}' })
  expect(await failure('POST')).toBeInstanceOf(CsrfError)
  expect(asked).toEqual({ tokens: 3, changes: 3 })
})

test('§8.7 ten calls with a stale token: one new token, ten successes', async () => {
  const asked = withTokens((token) => token === 't2')
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => call('POST', `/x/${index}`)))
  expect(answers).toEqual(Array(10).fill({ ok: true }))
  expect(asked).toEqual({ tokens: 2, changes: 20 })
})

test('§8.7 what is refused for another reason, and a read, is not sent again', async () => {
  const asked = withTokens(() => false, { status: 400, body: '{"error":"In use"}' })
  expect(await failure('POST')).toBeInstanceOf(RefusedError)
  expect(asked).toEqual({ tokens: 1, changes: 1 })
  const reads = vi.fn(() => new HttpResponse(null, { status: 409 }))
  server.use(http.get('*/x', reads))
  expect(await failure('GET')).toBeInstanceOf(CsrfError)
  expect(reads).toHaveBeenCalledTimes(1)
})

test('§8.12 failures are logged in development and tests, never in production', async () => {
  answering(500)
  await failure()
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['GET /x: ServerError 500 error.server'])
  logged.mockClear()
  vi.stubEnv('DEV', false)
  vi.stubEnv('MODE', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  await failure()
  expect(logged).not.toHaveBeenCalled()
})

test('§8.12 what a call expects, and a caller who went away, is no failure to log', async () => {
  answering(403)
  await expect(call('GET', '/x', { signIn: false })).rejects.toBeInstanceOf(ForbiddenError)
  await expect(call('GET', '/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(logged).not.toHaveBeenCalled()
})

test('§8.13 one error has messages per field, one the server’s response; all are errors of a call', () => {
  const refused = new RefusedError(400, {}, { name: ['Too long'] })
  const failed = new ServerError('Failed', 503, { id: 'e-1' })
  for (const error of [refused, failed, new CsrfError(409, {}, {}), new ForbiddenError('', 403)])
    expect(error).toBeInstanceOf(CallError)
  expect(refused).toMatchObject({ name: 'RefusedError', message: 'Too long', fields: { name: ['Too long'] } })
  expect(failed).toMatchObject({ name: 'ServerError', status: 503, body: { id: 'e-1' } })
})
