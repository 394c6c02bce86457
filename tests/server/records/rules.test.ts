/**
 * Rules over several properties: enforced on every write path, in the reader's language, and by the database
 * itself.
 */
import { afterAll, expect, test as plain } from 'vitest'
import { test } from '#tests/support/api.ts'
import { addTariff, startTariffs, tariff } from './tariffs.ts'

const news = { title: { nl: 'kort' }, audience: ['public'], publishFrom: '2026-03-01T08:00:00Z' }
const backwards = { ...news, publishUntil: '2026-03-01T07:59:00Z' }

test('a broken rule is said at its field in the words of who asks, and nothing is stored', async ({ api }) => {
  const said = async (locale: string) => {
    const headers = { 'accept-language': locale }
    const refused = await api.as(['ROLE_NEWS']).post('/api/v4/news-item', backwards, { headers })
    return [refused.statusCode, refused.json<{ errors: unknown }>().errors]
  }
  expect(await said('nl')).toEqual([400, { publishUntil: ['Een bericht eindigt niet voordat het begint.'] }])
  expect(await said('en')).toEqual([400, { publishUntil: ['An item does not end before it begins.'] }])
  expect(await said('fr')).toEqual([400, { publishUntil: ['Une actualité ne se termine pas avant de commencer.'] }])
  expect(await api.rows('news_item')).toEqual([])
})

test('a rule asks nothing of a value that is not there, and is kept by equal ones', async ({ api }) => {
  await api.create('news-item', { ...news, publishUntil: news.publishFrom })
  await api.create('news-item', { ...backwards, publishFrom: null })
  expect(await api.rows('news_item')).toHaveLength(2)
})

test('the database holds the rule against whoever goes around the server', async ({ api }) => {
  await api.create('news-item', { ...news, publishUntil: '2026-03-02T08:00:00Z' })
  const before = await api.rows('news_item')
  const text = `update news_item set publish_until = publish_from - interval '1 minute'`
  await expect(api.engine.query({ text })).rejects.toMatchObject({
    code: '23514',
    constraint: 'news_item_period_rule',
  })
  expect(await api.rows('news_item')).toEqual(before)
})

const server = await startTariffs()
afterAll(server.stop)

plain('an action keeps the rules too', async () => {
  const api = await server.fresh()
  const { id } = await addTariff(api, { effectiveFrom: '2026-02-01' })
  const end = (effectiveUntil: string) =>
    api.as('admin').post(`${tariff.api}/${id}/end`, { effectiveUntil }, { headers: { 'accept-language': 'en' } })
  const refused = await end('2026-01-31')
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { effectiveUntil: ['The last day comes before the first.'] },
  ])
  expect(await api.rows('tariff')).toMatchObject([{ effective_until: null, version: 1 }])
  expect((await end('2026-02-01')).json()).toMatchObject({ effectiveUntil: '2026-02-01' })
})
