import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createLogger } from '#server/foundation/log.ts'
import { absentId } from '#tests/support/absentId.ts'
import { engineWith } from '#tests/support/engine.ts'
import { config } from '#tests/support/server.ts'
import { test, type Api } from '#tests/support/api.ts'

/** The app on a database in which everything but reading sessions fails with this error. */
async function failing(api: Api, error: Error) {
  const lines: string[] = []
  const engine = engineWith(api.engine, {
    query: (statement) => (statement.name === 'sessions' ? api.engine.query(statement) : Promise.reject(error)),
    transaction: () => Promise.reject(error),
  })
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  return { app: await buildApp({ config, engine, logger }), lines }
}

const signedIn = async (api: Api, who: string) => {
  const client = api.as(who)
  await client.get('/api/v3/user/get')
  return client.cookies
}

test('a fault answers 500 with an id, and only the log says what happened', async ({ api }) => {
  const { app, lines } = await failing(api, new Error('password of relation "secret_table" at 10.0.0.5'))
  const cookies = await signedIn(api, 'settings')
  const answer = await app.inject({ url: '/api/v4/merchant?_filter[name]=Jansen', cookies })

  expect(answer.statusCode).toBe(500)
  const { id, error, ...rest } = answer.json()
  expect(rest).toEqual({})
  expect(error).toContain(id)
  expect(answer.body).not.toMatch(/secret_table|10\.0\.0\.5|stack|\.ts/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')

  const entry = lines.map((line) => JSON.parse(line)).find(({ reqId, level }) => reqId === id && level === 50)
  expect(entry.err.message).toContain('secret_table')
  expect(lines.join()).not.toContain('Jansen')
  expect(lines.join()).not.toContain(cookies.sid)
})

test.for([
  { code: '57014', status: 503, retryAfter: '2' },
  { code: '55P03', status: 503, retryAfter: '2' },
  { code: '53100', status: 503, retryAfter: '30' },
  { code: '25006', status: 503, retryAfter: '30' },
  { code: '40P01', status: 409, retryAfter: undefined },
  { code: '22003', status: 400, retryAfter: undefined },
  { code: '42P01', status: 500, retryAfter: undefined },
])('SQLSTATE $code answers $status without its words', async ({ code, status, retryAfter }, { api }) => {
  const { app } = await failing(api, Object.assign(new Error('words of the database'), { code }))
  const answer = await app.inject({ url: `/api/v4/merchant/${absentId}`, cookies: await signedIn(api, 'settings') })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('words of the database')
  expect(answer.headers['retry-after']).toBe(retryAfter)
})

test('without a database nothing is healthy, and nobody is let in', async ({ api }) => {
  const engine = engineWith(api.engine, { query: () => Promise.reject(new Error('gone')) })
  const app = await buildApp({ config, engine, logger: createLogger('silent') })
  expect((await app.inject('/health')).statusCode).toBe(503)
  const answer = await app.inject({ url: '/api/v3/user/get', cookies: await signedIn(api, 'admin') })
  expect(answer.statusCode).toBe(500)
})

test('absent and unknown have the same 404', async ({ api }) => {
  const client = api.as('admin')
  const bodies = await Promise.all(
    [`/api/v4/merchant/${absentId}`, '/api/v4/nothing', '/api'].map(async (url) => {
      const answer = await client.get(url)
      return [answer.statusCode, answer.json()]
    }),
  )
  expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(new Set(['[404,{"error":"Niet gevonden."}]']))
})

test('secrets stay out of the log', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const secret = 'hunter2'
  logger.info({ password: secret, body: { _token: secret, token: secret }, headers: { cookie: secret } }, 'x')
  logger.info({ req: { method: 'GET', url: `/a?b=${secret}` }, err: { config: { authorization: secret } } }, 'x')
  expect(lines.join()).not.toContain(secret)
})

test('a full disk is told as such: 503 for changes, reading goes on, and health says why', async ({ api }) => {
  await api.engine.query({
    text: `create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  })
  await api.engine.query({ text: 'create trigger no_room before insert on customer execute function no_room()' })
  try {
    const headers = { 'accept-language': 'en' }
    const answer = await api.as('admin').post('/api/v4/customer', { number: 'C-1', company: 'Bol' }, { headers })
    expect(answer.statusCode, answer.body).toBe(503)
    expect(answer.json().error).toMatch(/disk|schijf/)
    expect((await api.as('admin').get('/api/v4/customer')).statusCode).toBe(200)
    expect((await api.anyone().get('/health')).json()).toEqual({ ok: true, writes: 'diskFull' })
    expect(await api.rows('customer')).toEqual([])
  } finally {
    await api.engine.query({ text: 'drop trigger no_room on customer' })
    await api.engine.query({ text: 'drop function no_room' })
    api.app.diskFull.at = -Infinity
  }
})
