import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const path = '/api/v4/texts/missing'
const report = (api: Api, keys: readonly string[], who = 'employee') =>
  api.as(who).post(path, { items: keys.map((key) => ({ locale: 'nl', key, page: '/settings/merchant' })) })

test('keys that browsers missed are counted, listed for developers, and cleared', async ({ api }) => {
  expect((await report(api, ['shell.gone', 'texts.gone', 'texts.gone'])).statusCode).toBe(204)
  api.advance(60_000)
  await report(api, ['texts.gone'], 'settings')
  const { items, total } = (await api.as('admin').get(path)).json<{ items: Record<string, unknown>[]; total: number }>()
  expect(items).toMatchObject([
    { key: 'texts.gone', locale: 'nl', page: '/settings/merchant', times: 2 },
    { key: 'shell.gone', times: 1 },
  ])
  expect(items[0]?.firstSeenAt).not.toBe(items[0]?.lastSeenAt)
  expect(total).toBe(2)
  expect((await api.as('admin').delete(path)).statusCode).toBe(204)
  expect(await api.rows('missing_text')).toEqual([])
})

test('what the server has by now is not missing', async ({ api }) => {
  await report(api, ['shell.menu', 'shell'])
  await report(api, ['shell.menu'])
  expect(await api.rows('missing_text')).toEqual([])
})

test.for([
  { key: 'no key', page: '/' },
  { key: `a.${'x'.repeat(200)}`, page: '/' },
  { key: '__proto__', page: '/' },
  { key: 'a.b', page: 'javascript:alert(1)' },
  { key: 'a.b', page: '/', more: 1 },
])('%o is refused, and nothing is kept', async (item, { api }) => {
  const items = [
    { locale: 'nl', key: 'a.good', page: '/' },
    { locale: 'nl', ...item },
  ]
  expect((await api.as('employee').post(path, { items })).statusCode).toBe(400)
  expect(await api.rows('missing_text')).toEqual([])
})

test('more than 200 at once are refused; the table takes 1000 and then only counts', async ({ api }) => {
  const keys = (from: number, count: number) => Array.from({ length: count }, (_, i) => `a.k${from + i}`)
  expect((await report(api, keys(0, 201))).statusCode).toBe(400)
  for (let from = 0; from < 1000; from += 200) await report(api, keys(from, 200))
  await report(api, ['a.k0', 'a.one-more'])
  const rows = await api.rows('missing_text')
  expect(rows).toHaveLength(1000)
  expect(rows.filter(({ times }) => times === 2)).toMatchObject([{ key: 'a.k0' }])
})

test('customers and strangers report nothing; only administrators read and clear', async ({ api }) => {
  await report(api, ['a.b'])
  for (const who of ['customer', 'contact', 'nobody']) expect((await report(api, ['a.c'], who)).statusCode).toBe(403)
  for (const who of ['employee', 'settings', 'customer']) {
    expect((await api.as(who).get(path)).statusCode).toBe(403)
    expect((await api.as(who).delete(path)).statusCode).toBe(403)
  }
  expect(await api.rows('missing_text')).toMatchObject([{ key: 'a.b', times: 1 }])
})
