import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadShellTexts } from '#providers/i18nProvider.ts'
import { setPageRoutes } from '#providers/router/pagePaths.ts'
import { forgetCsrfToken } from '#providers/http.ts'
import { setUser, wasSignedIn } from '#providers/session.ts'
import { routes } from '#resources/generated/routes.ts'
import { locales } from '#schemas/product.ts'
import { loadStart } from '#src/start.ts'
import { startTexts } from '#src/startTexts.ts'
import { fakeFetch, type Answer } from '#tests/providers/fakeFetch.ts'

const parts = {
  texts: '/api/v3/translate/get',
  token: '/api/v4/users/csrf',
  user: '/api/v3/user/get',
  menu: '/api/v4/menu/user',
}
const anna = { id: 1, username: 'anna', name: 'Anna', acl: ['ROLE_SETTINGS'] }
const usual: Record<string, Answer> = {
  [parts.texts]: { body: { ra: { action: { save: 'Opslaan' } } } },
  [parts.token]: { body: { token: 't' } },
  [parts.user]: { body: anna },
  [parts.menu]: { body: { items: [{ name: 'Winkels', link: '/settings/merchant' }] } },
}
const serving = (differing: Record<string, Answer> = {}) =>
  fakeFetch(({ url }) => ({ ...usual, ...differing })[url.split('?')[0] ?? ''] ?? { status: 404 })

setPageRoutes(routes)
beforeEach(() => {
  forgetCsrfToken()
  setUser(null)
})
afterEach(() => setUser(null))

test('who was signed in gets all four parts, asked for at once', async () => {
  setUser(anna)
  const calls = serving()
  const starting = loadStart()
  await expect.poll(() => calls.map(({ url }) => url.split('?')[0]).toSorted()).toEqual(Object.values(parts).toSorted())
  const started = await starting
  expect(started).toMatchObject({ user: anna, menu: [{ name: 'Winkels', path: '/settings/merchant' }] })
})

test('where nobody was signed in, the menu waits for the user; a visitor has none', async () => {
  const calls = serving({ [parts.user]: { status: 204 } })
  expect(await loadStart()).toMatchObject({ user: null, menu: undefined })
  expect(calls.map(({ url }) => url)).not.toContain(parts.menu)
})

test('who was signed in and is no more is a visitor, whatever the menu answers', async () => {
  setUser(anna)
  serving({ [parts.user]: { status: 403 }, [parts.menu]: { status: 403 } })
  expect(await loadStart()).toMatchObject({ user: null, menu: undefined })
  expect(wasSignedIn()).toBe(false)
})

test.for(Object.entries(parts))('a start whose %s fails says which part, and why', async ([part, path]) => {
  serving({ [path]: { status: 500, body: { error: 'Out of order.' } } })
  expect(await loadStart()).toEqual({ failures: [{ part, reason: 'Out of order.' }] })
})

test('without a server every part fails, for one reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const reason = 'error.network'
  expect(await loadStart()).toEqual({ failures: ['texts', 'token', 'user'].map((part) => ({ part, reason })) })
})

test('what the program says by itself is what the texts say', async () => {
  for (const locale of locales) {
    const texts = await loadShellTexts(locale)
    for (const [key, sentence] of Object.entries(startTexts(locale))) expect(texts.translate(key), key).toBe(sentence)
  }
})
