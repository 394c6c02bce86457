import fastify from 'fastify'
import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { session } from '#server/subjects/accounts/sessions/sessionPlugin.ts'
import { config } from '#tests/support/server.ts'
import { test } from '#tests/support/api.ts'
import { operationsOf } from '#tests/support/operations.ts'

test.for([
  { acl: undefined, says: 'Route GET /there declares no right' },
  { acl: 'ROLE_TYPO or ROLE_SETTINGS', says: 'Route GET /there names ROLE_TYPO' },
])('does not start with a route that has acl $acl', async ({ acl, says }, { api }) => {
  const app = fastify()
  app.decorate('config', config).decorate('engine', api.engine).decorate('now', Date.now)
  await app.register(session)
  app.get('/there', { config: { acl } }, async () => 'ok')
  await expect(app.ready()).rejects.toThrow(says)
})

test('whoever is not signed in gets 403 with a reason, everywhere but on open routes', async ({ api }) => {
  const closed = operationsOf(api.app).filter(({ isOpen }) => !isOpen)
  expect(closed.length).toBeGreaterThan(10)
  for (const { method, url } of closed) {
    const answer = await api.anyone().send({ method, url, payload: method === 'GET' ? undefined : {} })
    expect([method, url, answer.statusCode, answer.json()]).toEqual([method, url, 403, { error: expect.any(String) }])
  }
})

test('whoever has no role sees nothing but their own account and menu', async ({ api }) => {
  const client = api.as('nobody')
  for (const { method, url, isOpen } of operationsOf(api.app)) {
    if (isOpen || method !== 'GET' || isForAll(url)) continue
    const own = ['/api/v3/user/get', '/api/v4/menu/user', '/api/v4/users/preferences']
    const isOwn = own.includes(url) || url.startsWith('/api/v4/users/me/')
    expect([url, (await client.get(url)).statusCode]).toEqual([url, isOwn ? 200 : 403])
  }
})

/** Lists that everyone chooses from, such as countries; not everyone may export them. */
const isForAll = (url: string): boolean =>
  !url.endsWith('/export') &&
  entities.some(({ api, access }) => access.read === '*' && (url === api || url.startsWith(`${api}/`)))

test('the menu has what this person may open, in the language of the reader', async ({ api }) => {
  const menuOf = async (who: string, language: string) => {
    const answer = await api.as(who).get('/api/v4/menu/user', { headers: { 'accept-language': language } })
    type Item = { name: string; link: string; children: Item[] }
    const { items } = answer.json<{ items: Item[] }>()
    return items.flatMap((item) => (item.children.length > 0 ? item.children : item))
  }
  const merchants = { icon: 'Storefront', link: '/settings/merchant', children: [], granted: true, opened: false }
  expect(await menuOf('settings', 'en')).toContainEqual({ name: 'Merchants', ...merchants })
  expect(await menuOf('settings', 'fr')).toContainEqual({ name: 'Marchands', ...merchants })
  const ofEmployee = (await menuOf('employee', 'nl')).map(({ link }) => link)
  expect(ofEmployee).toEqual(expect.arrayContaining(['/file/search', '/customer/search']))
  expect(ofEmployee).not.toContain('/settings/merchant')
  // News is for everyone who is signed in.
  expect((await menuOf('nobody', 'nl')).map(({ link }) => link)).toEqual(['/news'])
})

test('the whole menu tells those who arrange rights what is granted to them', async ({ api }) => {
  type Item = { link: string; granted: boolean; children: Item[] }
  const answer = await api.as(['ROLE_SETTINGS_ACL']).get('/api/v4/menu/all')
  const leaves = (items: Item[]): Item[] => items.flatMap((one) => (one.children.length ? leaves(one.children) : [one]))
  const found = leaves(answer.json<{ items: Item[] }>().items)
  expect(found.find(({ link }) => link === '/settings/merchant')).toMatchObject({ granted: false })
  const whole = await api.as('admin').get('/api/v4/menu/all')
  expect(leaves(whole.json<{ items: Item[] }>().items).map(({ link }) => link)).toEqual(found.map(({ link }) => link))
})

test('the texts of a language are kept until they change', async ({ api }) => {
  const first = await api.anyone().get('/api/v3/translate/get?lang=en')
  expect(first.json()).toMatchObject({
    resources: { merchant: { name: 'Merchant |||| Merchants' } },
    error: { notFound: 'Not found.' },
  })
  const again = await api.anyone().get('/api/v3/translate/get?lang=en', {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await api.anyone().get('/api/v3/translate/get')).json()).toMatchObject({
    error: { notFound: 'Niet gevonden.' },
  })
  expect((await api.anyone().get('/api/v3/translate/get?lang=xx')).json()).toMatchObject({
    error: { notFound: 'Niet gevonden.' },
  })
})
