/** When and where preferences are saved, and for whom. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetCsrfToken } from '#providers/http.ts'
import { adoptPreferences, preference, savePreferences, setPreference } from '#providers/preferences.ts'
import { fakeFetch, type Answer } from './fakeFetch.ts'

const path = '/api/v4/users/preferences'
const anna = (preferences?: Record<string, unknown>) => ({ id: 1, acl: [], preferences })
const karel = { id: 2, acl: [], preferences: {} }

/** A server that accepts preferences, unless `put` says otherwise. */
const serve = (put: () => Answer | Promise<Answer> = () => ({ body: {} })) =>
  fakeFetch(({ method }) => (method === 'PUT' ? put() : { body: { token: 't' } }))
const putIn = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ url, body }) => ({ url, body }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  forgetCsrfToken()
})
afterEach(() => {
  adoptPreferences(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('changes hold at once and are sent together, half a second after the last', async () => {
  const calls = serve()
  adoptPreferences(anna({ density: 'compact', appearance: 'light' }))
  setPreference('appearance', 'dark')
  await vi.advanceTimersByTimeAsync(400)
  setPreference('density', undefined)
  await vi.advanceTimersByTimeAsync(400)
  expect([preference('appearance'), preference('density'), putIn(calls)]).toEqual(['dark', undefined, []])
  await vi.advanceTimersByTimeAsync(100)
  expect(putIn(calls)).toEqual([{ url: path, body: { appearance: 'dark', density: null, _token: 't' } }])
  await vi.advanceTimersByTimeAsync(5000)
  expect(putIn(calls)).toHaveLength(1)
})

test('a save waits for the one before it', async () => {
  const first = Promise.withResolvers<Answer>()
  const calls = serve(() => (putIn(calls).length === 1 ? first.promise : { body: {} }))
  adoptPreferences(anna({}))
  setPreference('appearance', 'dark')
  await vi.advanceTimersByTimeAsync(500)
  setPreference('appearance', 'light')
  await vi.advanceTimersByTimeAsync(5000)
  expect(putIn(calls)).toMatchObject([{ body: { appearance: 'dark' } }])
  first.resolve({ body: {} })
  await vi.advanceTimersByTimeAsync(0)
  expect(putIn(calls)).toMatchObject([{ body: { appearance: 'dark' } }, { body: { appearance: 'light' } }])
})

test('what is not sent yet goes along when the page is left, without asking for a token first', async () => {
  document.cookie = 'XSRF-TOKEN=cookie; path=/'
  onTestFinished(() => void (document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'))
  const calls = serve()
  adoptPreferences(anna({}))
  setPreference('appearance', 'dark')
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'PUT', url: path, body: { appearance: 'dark' } },
  ])
  expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('cookie')
})

test('nothing is kept in the browser where the server keeps it', async () => {
  serve()
  adoptPreferences(anna({}))
  setPreference('appearance', 'dark')
  await savePreferences()
  expect(localStorage).toHaveLength(0)
})

test('after signing in the server’s values win, and nobody inherits those of another', () => {
  serve()
  setPreference('appearance', 'dark')
  adoptPreferences(anna({ appearance: 'light', density: 'compact' }))
  expect([preference('appearance'), preference('density')]).toEqual(['light', 'compact'])
  adoptPreferences(karel)
  expect([preference('appearance'), preference('density')]).toEqual([undefined, undefined])
  adoptPreferences(null)
  expect(preference('appearance')).toBe('dark')
})

test('a visitor’s choice is kept in the browser', () => {
  const calls = serve()
  setPreference('appearance', 'dark')
  adoptPreferences(null)
  expect([preference('appearance'), calls]).toEqual(['dark', []])
})

test.for([undefined, { density: 'compact' }])(
  'a server that keeps nothing (told %j): the browser does, per person',
  async (told) => {
    const calls = serve(() => ({ status: 404 }))
    adoptPreferences(anna(told))
    setPreference('appearance', 'dark')
    await savePreferences()
    setPreference('other', 1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(putIn(calls)).toHaveLength(told ? 1 : 0)
    adoptPreferences({ ...anna(), id: 3 })
    expect(preference('appearance')).toBeUndefined()
    adoptPreferences(anna())
    expect([preference('appearance'), preference('other')]).toEqual(['dark', 1])
  },
)

test('what a session that ended did not take is sent after signing in again', async () => {
  let status = 403
  const calls = serve(() => ({ status, body: {} }))
  adoptPreferences(anna({}))
  setPreference('appearance', 'dark')
  await savePreferences()
  status = 200
  adoptPreferences(anna({ appearance: 'light', density: 'compact' }))
  expect([preference('appearance'), preference('density')]).toEqual(['dark', 'compact'])
  await vi.advanceTimersByTimeAsync(0)
  expect(putIn(calls)).toHaveLength(2)
})

test.for([500, 404])(
  'what was still on its way (%i) when another person came is not taken for theirs',
  async (status) => {
    const calls = serve(() => ({ status, body: {} }))
    adoptPreferences(anna({}))
    setPreference('appearance', 'dark')
    const saving = savePreferences()
    adoptPreferences(karel)
    await saving
    setPreference('density', 'compact')
    await vi.advanceTimersByTimeAsync(500)
    expect(putIn(calls).map(({ body }) => body)).toEqual([
      { appearance: 'dark', _token: 't' },
      { density: 'compact', _token: 't' },
    ])
  },
)

test('what the server refuses is not sent for ever', async () => {
  const calls = serve(() => ({ status: 400, body: { error: 'no' } }))
  adoptPreferences(anna({}))
  setPreference('a b', 1)
  await savePreferences()
  await savePreferences()
  expect(putIn(calls)).toHaveLength(1)
})

test('whoever works as somebody else changes nothing of theirs', async () => {
  const calls = serve()
  adoptPreferences({ id: 2, acl: ['ROLE_PREVIOUS_ADMIN'], preferences: { appearance: 'light' } })
  expect(preference('appearance')).toBe('light')
  setPreference('appearance', 'dark')
  await vi.advanceTimersByTimeAsync(5000)
  expect([preference('appearance'), calls, localStorage.length]).toEqual(['dark', [], 0])
})

test('storage that holds something else, or nothing at all, is no reason to fail', () => {
  localStorage.setItem('preferences', '[1')
  adoptPreferences(null)
  expect(preference('appearance')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  setPreference('appearance', 'dark')
  expect(preference('appearance')).toBe('dark')
})
