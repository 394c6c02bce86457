import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusedError, UnansweredError } from '#providers/callErrors.ts'
import { call, forgetCsrfToken } from '#providers/http.ts'
import { createFormKey, noteServer } from '#providers/idempotency.ts'
import { fakeFetch, type Answer, type Sent } from './fakeFetch.ts'

const honouring = { 'idempotency-key-lifetime': '86400' }

beforeEach(() => {
  vi.useFakeTimers()
  forgetCsrfToken()
})
afterEach(() => {
  vi.useRealTimers()
  noteServer(new Response())
})

/** @param answers One after the other; 'lost' is a connection that ends without an answer. The last one repeats. */
function server(answers: (Answer | 'lost')[], headers: Record<string, string> = honouring): Sent[] {
  let next = 0
  const calls = fakeFetch(({ url }) => {
    if (url === '/api/v4/users/csrf') return { body: { token: 't' }, headers }
    const answer = answers[Math.min(next++, answers.length - 1)] ?? {}
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return answer
  })
  return calls
}
const changes = (calls: Sent[]) => calls.filter(({ method }) => method !== 'GET')
const keys = (calls: Sent[]) => changes(calls).map(({ headers }) => headers.get('Idempotency-Key'))
/** The outcome, once all timers have run. */
async function settled<T>(work: Promise<T>): Promise<T | Error> {
  const outcome = work.catch((error: unknown) => error as Error)
  await vi.runAllTimersAsync()
  return outcome
}
const create = (name = 'A', key?: string) => call('POST', '/api/v4/merchant', { body: { name }, key })

test('an answer that was lost is asked for again with the same key', async () => {
  const calls = server(['lost', { status: 503, body: { error: '…', outcome: 'unknown' } }, { body: { id: 1 } }])
  expect(await settled(create())).toEqual({ id: 1 })
  const [first, ...again] = keys(calls)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toEqual([first, first])
})

test('who tries again after no answer at all has the same key, and another one once it was answered', async () => {
  const calls = server(['lost', 'lost', 'lost', { body: { id: 1 } }])
  expect(await settled(create())).toMatchObject({ message: 'error.unansweredWithKey', status: 0 })
  expect(await settled(create())).toEqual({ id: 1 })
  expect(await settled(create())).toEqual({ id: 1 })
  const [first, second, third, again, next] = keys(calls)
  expect([second, third, again]).toEqual([first, first, first])
  expect(next).not.toBe(first)
})

test('two clicks at the same time have one key', async () => {
  const calls = server([{ body: { id: 1 } }])
  await settled(Promise.all([create(), create()]))
  expect(new Set(keys(calls)).size).toBe(1)
})

test('a server that does not honour keys is asked once, and whoever waits is told to look', async () => {
  const calls = server(['lost'], {})
  const failure = await settled(create())
  expect(failure).toBeInstanceOf(UnansweredError)
  expect(failure).toMatchObject({ message: 'error.unanswered' })
  expect(changes(calls)).toHaveLength(1)
})

test('a busy server has changed nothing, unless an answer was lost before', async () => {
  const busy = { status: 503, body: { error: 'Busy; nothing was changed.' } }
  const calls = server([busy])
  expect(await settled(create('B'))).toMatchObject({ message: busy.body.error, status: 503 })
  expect(changes(calls)).toHaveLength(1)
  server(['lost', busy])
  expect(await settled(create('B'))).toMatchObject({ message: 'error.unansweredWithKey', status: 503 })
})

test('reads have no key, and nothing that must not be repeated has', async () => {
  const calls = server(['lost'])
  await settled(call('GET', '/api/v4/merchant'))
  await settled(call('POST', '/do-change-password', { key: false }))
  expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(calls.map(() => null))
  expect(changes(calls)).toHaveLength(1)
})

test('without a network nothing was sent', async () => {
  server(['lost'])
  await settled(call('GET', '/api/v4/users/csrf'))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await settled(create('C'))).toMatchObject({ message: 'error.network' })
})

test('a form keeps its key until it is answered, also for other input, and has a new one after a refusal', async () => {
  const form = createFormKey()
  const send = (name: string) => settled(form.send((key) => create(name, key)))
  const refusal = { status: 400, body: { errors: { name: ['No.'] } } }
  const calls = server(['lost', 'lost', 'lost', refusal, { body: { id: 1 } }, { body: { id: 2 } }])
  expect(await send('A')).toBeInstanceOf(UnansweredError)
  expect(await send('B')).toBeInstanceOf(RefusedError)
  expect(await send('C')).toEqual({ id: 1 })
  expect(await send('C')).toEqual({ id: 2 })
  const used = keys(calls)
  expect(used.slice(0, 4)).toEqual(Array(4).fill(used[0]))
  expect(new Set(used.slice(3)).size).toBe(3)
})
