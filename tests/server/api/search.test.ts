import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const form = 'application/x-www-form-urlencoded'

function post(api: Api, payload: string | Buffer, headers: Record<string, string> = {}) {
  return api.anyone().send({
    method: 'POST',
    url: '/file/search',
    payload,
    headers: { 'content-type': form, 'sec-fetch-site': 'same-origin', ...headers },
  })
}

test.for([
  { what: 'a text', body: 'search=jansen', to: '/file/search?search=jansen' },
  {
    what: 'spaces and accents',
    body: 'search=+Jos%C3%A9+%26+zonen+',
    to: '/file/search?search=Jos%C3%A9%20%26%20zonen',
  },
  { what: 'nothing', body: 'search=', to: '/file/search' },
  { what: 'no such field', body: 'other=1', to: '/file/search' },
  { what: 'an empty body', body: '', to: '/file/search' },
  { what: 'the field twice: the first', body: 'search=a&search=b', to: '/file/search?search=a' },
  { what: 'a token along with it', body: 'search=a&_token=x', to: '/file/search?search=a' },
  {
    what: 'an address',
    body: 'search=https%3A%2F%2Fevil.example',
    to: '/file/search?search=https%3A%2F%2Fevil.example',
  },
  {
    what: 'a header',
    body: 'search=a%0D%0ASet-Cookie%3A+sid%3Dx',
    to: '/file/search?search=a%20Set-Cookie%3A%20sid%3Dx',
  },
  { what: 'NUL', body: 'search=a%00b', to: '/file/search?search=a%20b' },
  { what: 'a fragment and a path', body: 'search=..%2F..%2F%23x', to: '/file/search?search=..%2F..%2F%23x' },
  { what: 'a broken escape', body: 'search=100%', to: '/file/search?search=100%25' },
  { what: '__proto__', body: '__proto__=1&search=a', to: '/file/search?search=a' },
])('a form that posts $what is led to the page with it', async ({ body, to }, { api }) => {
  const answer = await post(api, body)
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, to, ''])
  expect(answer.headers['set-cookie']).toBeUndefined()
  // The redirect is an address that the server itself accepts; 404 without built pages.
  expect([200, 404]).toContain((await api.anyone().get(to)).statusCode)
})

test('the longest text is cut between characters, so that the address stays whole', async ({ api }) => {
  const answer = await post(api, `search=${encodeURIComponent('🙂'.repeat(300))}`)
  const text = new URL(String(answer.headers.location), 'http://x').searchParams.get('search') ?? ''
  expect([...text]).toHaveLength(200)
  expect(text.isWellFormed()).toBe(true)
})

test('bytes that are no text lead somewhere all the same', async ({ api }) => {
  const answer = await post(api, Buffer.from([...Buffer.from('search='), 0xff, 0xfe]))
  expect(answer.statusCode).toBe(303)
  expect(String(answer.headers.location)).toMatch(/^\/file\/search\?search=(%EF%BF%BD)+$/)
})

test.for(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'it takes forms only, not %s',
  async (type, { api }) => {
    expect((await post(api, '{"search":"a"}', { 'content-type': type })).statusCode).toBe(415)
  },
)

test('nowhere else is a form read', async ({ api }) => {
  const answer = await api.anyone().send({
    method: 'POST',
    url: '/login_check_json',
    payload: 'username=admin&password=x',
    headers: { 'content-type': form },
  })
  expect(answer.statusCode).toBe(415)
})

test('a form of kilobytes is refused', async ({ api }) => {
  const large = await post(api, `search=${'x'.repeat(9000)}`)
  expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('8 kB')])
})

test('a form of somebody else’s page leads nowhere', async ({ api }) => {
  const answer = await post(api, 'search=a', { 'sec-fetch-site': 'cross-site' })
  expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
})
