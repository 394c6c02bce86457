/** Lists by API: strict queries, exact answers, and 304 for unchanged ones. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

async function shops(api: Api, names: readonly string[]) {
  const client = await api.create('customer', { number: 'C-1', company: 'Client' })
  for (const name of names) await api.create('merchant', { name, client: client.id })
  return client
}

const refusals: [query: string, key: string, words: string][] = [
  ['_order[nam]=asc', '_order[nam]', 'did you mean "name"?'],
  ['_order[client]=asc', '_order[client]', '"client"'],
  ['_order[name]=up', '_order[name]', 'asc'],
  ['_order=name', '_order', '_order[name]=asc'],
  ['_filter[clint]=1', '_filter[clint]', 'did you mean "client"?'],
  ['_filter[name][like]=x', '_filter[name][like]', 'contains'],
  ['_filter[id]=1e3', '_filter[id]', '1e3'],
  ['_filter[createdAt][gt]=yesterday', '_filter[createdAt][gt]', 'yesterday'],
  ['_limit=1001', '_limit', '1000'],
  ['_limit=-1', '_limit', '1000'],
  ['_limit=0', '_limit', '1000'],
  ['_offset=-1', '_offset', '0'],
  ['_ofset=1', '_ofset', 'did you mean "_offset"?'],
  ['_filter[search][eq]=x', '_filter[search]', 'search'],
  ['_filter[name][__proto__]=x', '_filter[name][__proto__]', ''],
]
for (const [query, key, words] of refusals) {
  test(`refuses ${query} at its key`, async ({ api }) => {
    const answer = await api.as('admin').get(`/api/v4/merchant?${query}`, { headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[key]?.[0]).toContain(words)
  })
}

test('names everything that is wrong at once', async ({ api }) => {
  const answer = await api.as('admin').get('/api/v4/merchant?_limit=x&_offset=x&_order[x]=asc&_filter[x]=1')
  expect(Object.keys(answer.json().errors).sort()).toEqual(['_filter[x]', '_limit', '_offset', '_order[x]'])
})

test('searches inside words from three letters on, at their beginning with fewer, and takes % and _ as they are', async ({
  api,
}) => {
  await shops(api, ['Zonnebloem', 'Bloemen Ån', '100% wol', 'een_twee', 'eenXtwee'])
  const found = async (text: string) => {
    const answer = await api.as('admin').get(`/api/v4/merchant?_filter[search]=${encodeURIComponent(text)}`)
    return answer.json().items.map(({ name }: { name: string }) => name)
  }
  expect(await found('LOEM')).toEqual(['Bloemen Ån', 'Zonnebloem'])
  expect(await found('ån')).toEqual(['Bloemen Ån'])
  expect(await found('on')).toEqual([])
  expect(await found('00% w')).toEqual(['100% wol'])
  expect(await found('n_t')).toEqual(['een_twee'])
})

test('a text is found in its own property, whatever its capitals and accents, also where another has it too', async ({
  api,
}) => {
  const client = await shops(api, ['Éclair ÉTÉ', 'Eclair', 'ЯБЛОКО', 'Zonder'])
  await api.create('merchant', { name: 'Anders', webshopName: 'Éclair', kvkNumber: '12345678', client: client.id })
  const found = async (filter: string, text: string) => {
    const answer = await api.as('admin').get(`/api/v4/merchant?_filter${filter}=${encodeURIComponent(text)}`)
    return answer.json().items.map(({ name }: { name: string }) => name)
  }
  expect(await found('[name][contains]', 'ÉCLA')).toEqual(['Eclair', 'Éclair ÉTÉ'])
  expect(await found('[name][contains]', 'r été')).toEqual(['Éclair ÉTÉ'])
  expect(await found('[name][contains]', 'CLAI')).toEqual(['Eclair', 'Éclair ÉTÉ'])
  expect(await found('[name][contains]', 'блок')).toEqual(['ЯБЛОКО'])
  expect(await found('[name][startsWith]', 'éc')).toEqual(['Eclair', 'Éclair ÉTÉ'])
  expect(await found('[webshopName][contains]', 'clair')).toEqual(['Anders'])
  expect(await found('[webshopName][startsWith]', 'E')).toEqual(['Anders'])
  expect(await found('[kvkNumber][startsWith]', '1234')).toEqual(['Anders'])
  expect(await found('[kvkNumber][startsWith]', '234')).toEqual([])
})

test('an unchanged list is not sent again; a change in it or in what it embeds shows', async ({ api }) => {
  const client = await shops(api, ['A', 'B'])
  const admin = api.as('admin')
  const url = '/api/v4/merchant?_filter[client]=' + client.id
  const ask = (etag?: string) => admin.get(url, { headers: etag ? { 'if-none-match': etag } : {} })
  const first = await ask()
  const etag = String(first.headers.etag)
  expect([(await ask(etag)).statusCode, (await ask(etag)).body]).toEqual([304, ''])
  const other = api.as(['ROLE_SETTINGS', 'ROLE_CUSTOMER'])
  expect((await other.get(url, { headers: { 'if-none-match': etag } })).json().items[0].client.company).toBe(null)

  await admin.put(`/api/v4/customer/${client.id}`, { _version: 1, company: 'Renamed' })
  const second = await ask(etag)
  expect([second.statusCode, second.json().items[0].client.company]).toEqual([200, 'Renamed'])
  await api.create('merchant', { name: 'C', client: client.id })
  expect((await ask(String(second.headers.etag))).json().total).toBe(3)
})

test('a kept result is dropped with the first change', async ({ api }) => {
  const client = await shops(api, ['Aa', 'Ab', 'Ba'])
  const admin = api.as('admin')
  const ask = async (offset: number) =>
    (await admin.get(`/api/v4/merchant?_filter[name][startsWith]=a&_limit=1&_offset=${offset}`)).json()
  expect(await ask(0)).toMatchObject({ total: 2, items: [{ name: 'Aa' }] })
  expect(await ask(1)).toMatchObject({ total: 2, items: [{ name: 'Ab' }] })
  await api.create('merchant', { name: 'Aaa', client: client.id })
  expect(await ask(1)).toMatchObject({ total: 3, items: [{ name: 'Aaa' }] })
  expect(await ask(7)).toMatchObject({ total: 3, items: [] })
})

test('a day means a day in the Netherlands when moments are filtered', async ({ api }) => {
  await shops(api, ['Late', 'Early'])
  await api.engine.query({ text: "update merchant set created_at = '2026-01-31T23:30:00Z' where name = 'Late'" })
  await api.engine.query({ text: "update merchant set created_at = '2026-01-31T22:30:00Z' where name = 'Early'" })
  const found = async (filter: string) =>
    (await api.as('admin').get(`/api/v4/merchant?_filter[createdAt]${filter}`))
      .json()
      .items.map(({ name }: { name: string }) => name)
  expect(await found('=2026-01-31')).toEqual(['Early'])
  expect(await found('[gt]=2026-01-31')).toEqual(['Late'])
  expect(await found('[lte]=2026-01-31')).toEqual(['Early'])
})
