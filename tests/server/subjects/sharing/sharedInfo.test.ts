import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const shared = { title: 'Regels', content: '<p>Welkom</p>', validUntil: '2099-01-01T00:00:00Z' }

async function share(api: Api, body: object = {}) {
  const { id } = await api.create('shared-info', { ...shared, ...body })
  const { link } = (await api.as('admin').post(`/api/v4/shared-info/${id}/link`)).json<{ link: string }>()
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  return { id, token, at: `/api/v4/shared-info/view/${token}` }
}

test('whoever has the link reads the text; only a hash of it is kept', async ({ api }) => {
  const { id, token, at } = await share(api)
  const answer = await api.anyone().get(at)
  expect(answer.json()).toMatchObject({ state: 'open', title: 'Regels', content: '<p>Welkom</p>' })
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  const stored = JSON.stringify([await api.rows('shared_info'), await api.rows('audit_log'), api.log])
  expect(stored).not.toContain(token)
  expect((await api.as('admin').get(`/api/v4/shared-info/${id}`)).json()).toMatchObject({ viewCount: 1, hasLink: true })
})

test('a link that never was is unknown', async ({ api }) => {
  const { at } = await share(api)
  expect((await api.anyone().get(`${at}x`)).json()).toEqual({ state: 'unknown' })
  expect((await api.rows('shared_info'))[0]).toMatchObject({ view_count: 0 })
})

test('a link ends with its last moment, and no other is made until that is later', async ({ api }) => {
  const { id, at } = await share(api, { validUntil: new Date(api.app.now() + 3_600_000).toISOString() })
  api.advance(3_700_000)
  const before = await api.rows('shared_info')
  expect((await api.anyone().get(at)).json()).toEqual({ state: 'expired' })
  const refused = await api.as('admin').post(`/api/v4/shared-info/${id}/link`)
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'De einddatum is voorbij; kies eerst een latere.'])
  expect(await api.rows('shared_info')).toEqual(before)
})

test('a new link ends the one before it, and taking it back ends both', async ({ api }) => {
  const { id, at } = await share(api)
  const { link } = (await api.as('admin').post(`/api/v4/shared-info/${id}/link`)).json<{ link: string }>()
  const next = `/api/v4/shared-info/view/${new URL(link).pathname.split('/').at(-1)}`
  expect((await api.anyone().get(at)).json()).toEqual({ state: 'unknown' })
  expect((await api.anyone().get(next)).json()).toMatchObject({ state: 'open' })
  await api.as('admin').post(`/api/v4/shared-info/${id}/revoke`)
  expect((await api.anyone().get(next)).json()).toEqual({ state: 'revoked' })
  expect((await api.as('admin').post(`/api/v4/shared-info/${id}/link`)).statusCode).toBe(400)
  expect((await api.as('employee').post(`/api/v4/shared-info/${id}/link`)).statusCode).toBe(403)
})

test('looking whether the link answers is no view', async ({ api }) => {
  const { at } = await share(api, { maxViews: 1 })
  for (let n = 0; n < 3; n += 1) {
    const answer = await api.anyone().send({ method: 'HEAD', url: at })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  }
  expect(await api.rows('shared_info')).toMatchObject([{ view_count: 0 }])
  expect((await api.anyone().get(at)).json()).toMatchObject({ state: 'open', title: 'Regels' })
  expect((await api.anyone().send({ method: 'HEAD', url: at })).statusCode).toBe(200)
  expect(await api.rows('shared_info')).toMatchObject([{ view_count: 1 }])
})

test('twenty readers at once never see it oftener than allowed', async ({ api }) => {
  const { at } = await share(api, { maxViews: 5 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.anyone().get(at)))
  const states = answers.map((answer) => answer.json().state)
  expect(states.filter((state) => state === 'open')).toHaveLength(5)
  expect(states.filter((state) => state === 'used')).toHaveLength(15)
  expect((await api.rows('shared_info'))[0]).toMatchObject({ view_count: 5 })
})

test('a password is kept as a hash, asked before the text, and guessed slowly', async ({ api }) => {
  const { id, at } = await share(api, { password: 'tussen ons' })
  const [row] = await api.rows('shared_info')
  expect(row?.password).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(await api.rows('audit_log'))).not.toContain('argon2id')
  expect((await api.anyone().get(at)).json()).toEqual({ state: 'locked' })
  for (let guess = 0; guess < 5; guess++) {
    const refused = await api.anyone().post(`${at}/unlock`, { password: `gok ${guess} nummer` })
    expect(refused.json().errors).toHaveProperty('password')
  }
  // The sixth attempt must wait, even with the right password.
  expect((await api.anyone().post(`${at}/unlock`, { password: 'tussen ons' })).json().errors).toHaveProperty('common')
  expect((await api.rows('shared_info'))[0]).toMatchObject({ view_count: 0 })
  api.advance(60_000)
  expect((await api.anyone().post(`${at}/unlock`, { password: 'tussen ons' })).json()).toMatchObject({ state: 'open' })
  const { _version } = (await api.as('admin').get(`/api/v4/shared-info/${id}`)).json<{ _version: number }>()
  const opened = await api.as('admin').put(`/api/v4/shared-info/${id}`, { _version, password: null })
  expect(opened.json()).toMatchObject({ hasPassword: false })
  expect((await api.anyone().get(at)).json()).toMatchObject({ state: 'open' })
})

test('what is shared ends at a moment that is still to come; the rest of what is over may be edited', async ({
  api,
}) => {
  const admin = api.as('admin')
  const past = new Date(api.app.now() - 1000).toISOString()
  const refused = await admin.post('/api/v4/shared-info', { ...shared, validUntil: past })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { validUntil: ['Kies een moment dat nog moet komen.'] },
  ])
  expect(await api.rows('shared_info')).toEqual([])

  const validUntil = new Date(api.app.now() + 60_000).toISOString()
  const { id } = await api.create('shared-info', { ...shared, validUntil })
  api.advance(120_000)
  const put = (body: object) => admin.put(`/api/v4/shared-info/${id}`, body)
  expect((await put({ _version: 1, title: 'Nieuw', validUntil })).json()).toMatchObject({ title: 'Nieuw', validUntil })
  const again = await put({ _version: 2, validUntil: past })
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['validUntil']])
  expect((await api.rows('shared_info'))[0]).toMatchObject({ title: 'Nieuw', version: 2 })
  expect((await put({ _version: 2, validUntil: '2099-01-01T00:00:00.000Z' })).statusCode).toBe(200)
})
