import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createAuthProvider, signIn } from '#providers/authProvider.ts'
import { forgetCsrfToken } from '#providers/http.ts'
import { currentLocale, rememberLocale } from '#providers/language.ts'
import { currentUser, loadUser, onOtherPerson, setUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import { fakeFetch } from './fakeFetch.ts'

const access = { read: 'ROLE_EMPLOYEE', create: 'ROLE_A or ROLE_B', update: 'ROLE_A and ROLE_B' }
const customer = { access, properties: [{ name: 'iban', access: { read: 'ROLE_FINANCE' } }] }
const auth = createAuthProvider(async () => customer as unknown as Entity)
const anna = { id: 1, username: 'anna', name: 'Anna de Vries', acl: ['ROLE_EMPLOYEE', 'ROLE_A'] }

beforeEach(forgetCsrfToken)
afterEach(() => setUser(null))

test('nobody is signed in when the server says 403', async () => {
  fakeFetch(() => ({ status: 403 }))
  expect(await loadUser()).toBeNull()
  await expect(auth.checkAuth({})).rejects.toThrow()
})

test('a failing server is no reason to think that nobody is signed in', async () => {
  fakeFetch(() => ({ status: 500 }))
  await expect(loadUser()).rejects.toMatchObject({ status: 500 })
})

test('signing in sends the credentials and asks who we are', async () => {
  const calls = fakeFetch(({ url }) => ({ body: url === '/api/v3/user/get' ? anna : {} }))
  await signIn({ username: 'anna', password: 'secret' })
  expect(calls).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      url: '/login_check_json',
      body: { username: 'anna', password: 'secret', captcha: null },
    }),
  )
  expect(currentUser()).toEqual(anna)
  await expect(auth.checkAuth({})).resolves.toBeUndefined()
  expect(await auth.getPermissions?.({})).toEqual(anna.acl)
})

test('a sign-in that the browser does not keep is told, instead of asking for it again without a word', async () => {
  fakeFetch(({ url }) => (url === '/api/v3/user/get' ? { status: 403 } : { body: {} }))
  await expect(signIn({ username: 'anna', password: 'secret' })).rejects.toMatchObject({ message: 'error.noUser' })
})

test('signing out tells the server once, and not at all when nobody is signed in', async () => {
  const calls = fakeFetch(({ url }) => (url === '/logout' ? { status: 204 } : { body: { token: 't' } }))
  await auth.logout({})
  expect(calls).toEqual([])
  setUser(anna)
  await auth.logout({})
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/v4/users/csrf', 'POST /logout'])
  expect(currentUser()).toBeNull()
})

test('a refused call never signs anyone out, or react-admin would take the call for done', async () => {
  await expect(auth.checkError(Object.assign(new Error(), { status: 403 }))).resolves.toBeUndefined()
})

test.each([
  ['customer', 'list', true],
  ['customer', 'show', true],
  ['customer', 'create', true],
  ['customer', 'edit', false],
  ['customer', 'delete', false],
  ['customer.iban', 'read', false],
  ['customer.company', 'read', true],
])('%s %s: %s', async (resource, action, allowed) => {
  setUser(anna)
  expect(await auth.canAccess?.({ resource, action })).toBe(allowed)
})

test('§9.1 a stored language that is not ours falls back to Dutch', () => {
  rememberLocale('en')
  expect([currentLocale(), document.documentElement.lang, localStorage.getItem('lang')]).toEqual(['en', 'en', 'en'])
  rememberLocale('de' as 'nl')
  expect(currentLocale()).toBe('nl')
  rememberLocale('nl')
})

test('a tab is told when another one came to belong to another account, and only then', () => {
  const listener = vi.fn()
  onTestFinished(onOtherPerson(listener))
  const elsewhere = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  setUser(anna)
  setUser({ ...anna, acl: ['ROLE_PREVIOUS_ADMIN'] })
  const acting = localStorage.getItem('dossier.signedIn')
  setUser({ ...anna, id: 2 })
  const another = localStorage.getItem('dossier.signedIn')
  setUser(anna)
  elsewhere('dossier.signedIn', localStorage.getItem('dossier.signedIn'))
  elsewhere('dossier.signedIn', null)
  elsewhere('lang', another)
  expect(listener).not.toHaveBeenCalled()
  elsewhere('dossier.signedIn', acting)
  elsewhere('dossier.signedIn', another)
  expect(listener).toHaveBeenCalledTimes(2)
})
