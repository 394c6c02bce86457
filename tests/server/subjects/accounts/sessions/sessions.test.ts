import { expect } from 'vitest'
import { deviceOf } from '#server/subjects/accounts/sessions/device.ts'
import { say } from '#server/foundation/messages.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'
import { createClient, type Client } from '#tests/support/client.ts'

const minute = 60_000
const path = '/api/v4/users/me/sessions'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'

type Item = { id: string; device: string; address: string; isCurrent: boolean; impersonator: string | null }
const itemsOf = async (client: Client) => (await client.get(path)).json<{ items: Item[] }>().items

/** Signs somebody in once more, from another place. */
async function enter(api: Api, userId: number, more: { address?: string; userAgent?: string; by?: number } = {}) {
  const { address = '192.0.2.7', userAgent = edge, by } = more
  const sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, userId, { address, userAgent }, by))
  return createClient(api.app, { sid })
}
const addJan = (api: Api) => api.addUser({ username: 'jan' })
const isIn = async (client: Client) => (await client.get('/api/v3/user/get')).statusCode === 200

test('V21: lists where one is signed in, this session first, in words, without anything that opens one', async ({
  api,
}) => {
  const jan = await addJan(api)
  const here = await enter(api, jan, { userAgent: '', address: '198.51.100.1' })
  await enter(api, jan)
  await enter(api, await api.addUser({ username: 'piet' }))
  const answer = await here.get(path, { headers: { 'accept-language': 'en' } })

  expect(answer.json()).toEqual({
    items: [
      expect.objectContaining({
        device: 'Unknown device',
        address: '198.51.100.1',
        isCurrent: true,
        impersonator: null,
      }),
      expect.objectContaining({ device: 'Edge on Windows', address: '192.0.2.7', isCurrent: false }),
    ],
  })
  for (const row of await api.rows('session')) expect(answer.body).not.toContain(row.id_hash)
  expect(answer.body).not.toContain(here.cookies.sid)
})

test('V21: ends one, or all others, and they are over on the next request', async ({ api }) => {
  const jan = await addJan(api)
  const [here, there, elsewhere] = [await enter(api, jan), await enter(api, jan), await enter(api, jan)]
  const [, other] = await itemsOf(here)
  const [own] = await itemsOf(elsewhere)
  expect((await here.delete(`${path}/${own?.id}`)).statusCode).toBe(204)
  expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, true, false])
  expect(other).toBeDefined()

  await enter(api, jan)
  expect((await here.delete(path)).statusCode).toBe(204)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect(await itemsOf(here)).toHaveLength(1)
})

test('V21: what is not one’s own is as absent as what does not exist', async ({ api }) => {
  const jan = await enter(api, await addJan(api))
  const piet = await enter(api, await api.addUser({ username: 'piet' }))
  const [theirs] = await itemsOf(piet)
  for (const id of [theirs?.id, 'x', '%00', (await api.rows('session'))[0]?.id_hash]) {
    expect([id, (await jan.delete(`${path}/${id}`)).statusCode]).toEqual([id, id === '%00' ? 400 : 404])
  }
  expect(await isIn(piet)).toBe(true)
  expect((await api.anyone().get(path)).statusCode).toBe(403)
})

test('V18: a session that is over by time is not listed', async ({ api }) => {
  const jan = await addJan(api)
  await enter(api, jan)
  api.advance(50 * minute)
  const here = await enter(api, jan)
  api.advance(20 * minute)
  expect(await itemsOf(here)).toHaveLength(1)
})

test('ending all others ends those in which one works as somebody else', async ({ api }) => {
  const boss = await api.addUser({ username: 'boss', acl: ['ROLE_ADMIN', 'ROLE_EMPLOYEE'] })
  const jan = await addJan(api)
  const [here, asJan] = [await enter(api, boss), await enter(api, jan, { by: boss })]
  expect(await isIn(asJan)).toBe(true)
  await here.delete(path)
  expect(await isIn(asJan)).toBe(false)
})

test('an administrator who works as somebody is named, without an address, and sees and ends nothing', async ({
  api,
}) => {
  const jan = await addJan(api)
  const boss = await api.addUser({ username: 'boss', acl: ['ROLE_ADMIN', 'ROLE_EMPLOYEE'] })
  const [own, asJan] = [await enter(api, jan), await enter(api, jan, { by: boss })]
  expect(await itemsOf(own)).toContainEqual(expect.objectContaining({ impersonator: 'boss', address: '' }))

  for (const answer of [await asJan.get(path), await asJan.delete(path), await asJan.delete(`${path}/x`)]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: expect.any(String) })
  }
  expect(await isIn(own)).toBe(true)
})

test('V21: who manages accounts ends all sessions of one, but not those of an administrator', async ({ api }) => {
  const jan = await addJan(api)
  const boss = await api.addUser({ username: 'boss', acl: ['ROLE_ADMIN'] })
  const [janIn, bossIn] = [await enter(api, jan), await enter(api, boss)]
  const manager = api.as(['ROLE_MANAGE_EMPLOYEE'])
  const end = (id: number | string) => manager.delete(`/api/v4/users/${id}/sessions`)
  expect([(await end(jan)).statusCode, await isIn(janIn)]).toEqual([204, false])
  expect([(await end(boss)).statusCode, await isIn(bossIn)]).toEqual([400, true])
  expect((await end(absentId)).statusCode).toBe(404)
  expect((await janIn.delete(`/api/v4/users/${boss}/sessions`)).statusCode).toBe(403)
  expect((await api.rows('audit_log')).map(({ action, record_id }) => [action, record_id])).toEqual([
    ['end-sessions', jan],
  ])
})

test('V20: an account that was closed is out everywhere on the next request', async ({ api }) => {
  const jan = await addJan(api)
  const there = await enter(api, jan)
  await api.engine.query({ text: 'update app_user set active = false where id = $1', values: [jan] })
  expect(await isIn(there)).toBe(false)
})

test('V16: ids are random, and the table holds nothing that opens a session', async ({ api }) => {
  const jan = await addJan(api)
  const clients = await Promise.all(Array.from({ length: 50 }, () => enter(api, jan)))
  const ids = clients.map(({ cookies }) => cookies.sid ?? '')
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/)
  const [row] = await api.rows('session')
  expect(await isIn(createClient(api.app, { sid: String(row?.id_hash) }))).toBe(false)
})

test.for([
  [edge, 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5', 'Unknown device'],
] as const)('%s is %s', ([userAgent, words]) => {
  expect(say('en', deviceOf(userAgent))).toBe(words)
})
