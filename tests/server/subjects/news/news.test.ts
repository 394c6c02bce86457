import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const titles = (answer: { json(): { items: { title: string }[] } }) => answer.json().items.map(({ title }) => title)

async function publish(api: Api) {
  const item = (title: string, audience: string[], rest: object = {}) =>
    api.create('news-item', {
      title: { nl: title, en: `${title} (en)` },
      audience,
      publishFrom: '2026-01-01T08:00:00Z',
      ...rest,
    })
  await item('voor iedereen', ['public'])
  await item('voor staf', ['employee'], { publishFrom: '2026-01-02T08:00:00Z' })
  await item('voor klanten', ['customer'], { publishFrom: '2026-01-03T08:00:00Z', pinned: true })
  await item('later', ['public', 'employee', 'customer'], { publishFrom: '2098-01-01T08:00:00Z' })
  await item('voorbij', ['public'], { publishUntil: '2026-01-05T08:00:00Z' })
  await item('concept', ['public'], { publishFrom: null })
}

test('everybody reads what is for them and published now, pinned first', async ({ api }) => {
  await publish(api)
  expect(titles(await api.anyone().get('/api/v4/news'))).toEqual(['voor iedereen'])
  expect(titles(await api.as('employee').get('/api/v4/news'))).toEqual(['voor staf', 'voor iedereen'])
  expect(titles(await api.as('customer').get('/api/v4/news'))).toEqual(['voor klanten', 'voor iedereen'])
  expect(titles(await api.as('customer').get('/api/v4/news?audience=public'))).toEqual(['voor iedereen'])
})

test('in the language of the reader, which falls back to Dutch', async ({ api }) => {
  await publish(api)
  const english = await api.anyone().get('/api/v4/news', { headers: { 'accept-language': 'en' } })
  expect(english.json().items).toMatchObject([{ title: 'voor iedereen (en)', locale: 'en' }])
  const french = await api.anyone().get('/api/v4/news', { headers: { 'accept-language': 'fr' } })
  expect(french.json().items).toMatchObject([{ title: 'voor iedereen', locale: 'nl' }])
})

test('only what is written in a language, when that is asked', async ({ api }) => {
  await publish(api)
  const dutchOnly = { title: { nl: 'alleen hier' }, audience: ['public'], publishFrom: '2026-01-04T08:00:00Z' }
  await api.create('news-item', dutchOnly)
  expect((await api.anyone().get('/api/v4/news')).json()).toMatchObject({ total: 2 })
  expect((await api.anyone().get('/api/v4/news?language=en')).json()).toMatchObject({
    total: 1,
    items: [{ title: 'voor iedereen (en)', locale: 'en' }],
  })
  expect((await api.anyone().get('/api/v4/news?language=fr')).json()).toMatchObject({ total: 0, items: [] })
  expect((await api.anyone().get('/api/v4/news?language=xx')).statusCode).toBe(400)
})

test('what was read is marked, for its reader alone', async ({ api }) => {
  await publish(api)
  const employee = api.as('employee')
  const [first] = (await employee.get('/api/v4/news')).json<{ items: { id: number; read: boolean }[] }>().items
  for (let twice = 0; twice < 2; twice++)
    expect((await employee.post(`/api/v4/news/${first?.id}/read`)).statusCode).toBe(204)
  expect((await employee.get('/api/v4/news')).json().items).toMatchObject([{ read: true }, { read: false }])
  expect((await api.as('admin').get('/api/v4/news')).json().items[1]).toMatchObject({ read: false })
  // News for staff does not exist for a client.
  expect((await api.as('customer').post(`/api/v4/news/${first?.id}/read`)).statusCode).toBe(404)
  expect((await api.anyone().post(`/api/v4/news/${first?.id}/read`)).statusCode).toBe(403)
  expect(await api.rows('news_read')).toHaveLength(1)
})

test('an item cannot end before it begins, not after a change of either side either', async ({ api }) => {
  const path = '/api/v4/news-item'
  const item = { title: { nl: 'kort' }, audience: ['public'], publishFrom: '2026-03-01T08:00:00Z' }
  const ended = await api.as(['ROLE_NEWS']).post(path, { ...item, publishUntil: '2026-03-01T07:59:00Z' })
  expect(ended.statusCode).toBe(400)
  expect(Object.keys(ended.json().errors)).toEqual(['publishUntil'])
  expect(await api.rows('news_item')).toHaveLength(0)

  const { id } = await api.create('news-item', { ...item, publishUntil: '2026-03-02T08:00:00Z' })
  const { _version } = (await api.as(['ROLE_NEWS']).get(`${path}/${id}`)).json<{ _version: number }>()
  const moved = await api.as(['ROLE_NEWS']).put(`${path}/${id}`, { publishFrom: '2026-03-03T08:00:00Z', _version })
  expect(Object.keys(moved.json().errors)).toEqual(['publishUntil'])
  expect((await api.as(['ROLE_NEWS']).get(`${path}/${id}`)).json()).toMatchObject({ _version })
})
