import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

async function post(api: Api, payload: string | Buffer, headers: Record<string, string> = {}) {
  const client = api.as('admin')
  const { token } = (await client.get('/api/v4/users/csrf')).json()
  const type = { 'content-type': 'application/json', 'x-xsrf-token': token }
  return client.send({ method: 'POST', url: '/api/v4/customer', payload, headers: { ...type, ...headers } })
}

test.for([
  { what: 'JSON 50,000 deep', body: `{"company":${deep}}`, field: 'company' },
  { what: 'an object 40 deep', body: `{"company":${nested(40)}}`, field: 'company' },
  { what: 'NUL', body: '{"company":"a\\u0000b"}', field: 'company' },
  { what: 'half a surrogate pair', body: '{"company":"a\\ud800b"}', field: 'company' },
  { what: 'NUL in a key', body: '{"a":{"b\\u0000":1}}', field: 'a' },
  { what: 'a key that is given twice', body: '{"company":"a","company":"b"}', field: 'company' },
  { what: 'a key twice in other writing', body: '{"company":"a","\\u0063ompany":"b"}', field: 'company' },
  { what: 'a key twice further in', body: '{"company":{"a":[{"b":1,"b":":"}]}}', field: 'company' },
  { what: '__proto__', body: '{"__proto__":{"company":"x"}}', field: '__proto__' },
  { what: '__proto__ further in', body: '{"company":{"__proto__":{}}}', field: 'company' },
  { what: 'constructor', body: '{"constructor":{"prototype":{}}}', field: 'constructor' },
])('refuses $what and names the field', async ({ body, field }, { api }) => {
  const answer = await post(api, body)
  expect(answer.statusCode).toBe(400)
  expect(Object.entries(answer.json().errors)).toEqual([[field, [expect.any(String)]]])
  expect(await api.rows('customer')).toEqual([])
  expect({}).not.toHaveProperty('company')
})

test.for([
  {
    what: 'bytes that are not UTF-8',
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    status: 400,
  },
  { what: 'half a character', body: Buffer.from([...Buffer.from('{"company":"'), 0xc3, 0x22, 0x7d]), status: 400 },
  { what: 'no JSON', body: '{"company":', status: 400 },
  { what: 'nothing', body: '', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a list', body: '[]', status: 400 },
  { what: 'more than a megabyte', body: `{"company":"${'x'.repeat(1024 * 1024)}"}`, status: 413 },
])('refuses $what with a reason', async ({ body, status }, { api }) => {
  const answer = await post(api, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toSatisfy((json: object) => 'error' in json || 'errors' in json)
  expect(await api.rows('customer')).toEqual([])
})

test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
  'takes JSON only, not %s',
  async (type, { api }) => {
    const answer = await post(api, '{"number":"A-1","company":"Bol"}', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(await api.rows('customer')).toEqual([])
  },
)

test.for([
  { query: '_limit=1&_limit=2', field: '_limit' },
  { query: '_filter[company]=a&_filter[company]=b', field: '_filter[company]' },
  { query: '__proto__[x]=1', field: '__proto__[x]' },
  { query: '_filter[__proto__]=1', field: '_filter[__proto__]' },
  { query: '_filter[constructor][prototype]=1', field: '_filter[constructor][prototype]' },
  { query: '_filter[company]=%00', field: 'common' },
  { query: '_filter[company]=%ff', field: 'common' },
  { query: `_filter${'[a]'.repeat(14)}=1`, field: 'common' },
  { query: `_filter${'[a]'.repeat(13)}=1`, field: '_filter[a]' },
  { query: Array.from({ length: 300 }, (_, n) => `a${n}=1`).join('&'), field: 'common' },
])('refuses the query ?$query', async ({ query, field }, { api }) => {
  const answer = await api.as('admin').get(`/api/v4/customer?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test('brackets in a query may be encoded or not', async ({ api }) => {
  await api.create('customer', { number: 'A-1', company: 'Bol & Zn' })
  for (const query of ['_filter[company]=Bol+%26+Zn', '_filter%5Bcompany%5D=Bol%20%26%20Zn']) {
    expect((await api.as('admin').get(`/api/v4/customer?${query}`)).json()).toMatchObject({ total: 1 })
  }
})

test.for([
  '/api/v4/customer/%ff',
  '/api/v4/customer/%',
  `/api/v4/customer/${'1'.repeat(300)}`,
  '/api/v4/customer/1%00',
])('refuses the address %s', async (url, { api }) => {
  const answer = await api.as('admin').get(url)
  expect([400, 404, 414]).toContain(answer.statusCode)
  expect(answer.json()).toEqual({ error: expect.any(String) })
})
