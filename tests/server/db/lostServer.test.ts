/**
 * A database server that disappears, is locked or read-only: every request is answered in time, and whatever
 * can continue does. Only on a real server.
 */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import { config, emptyTables, startServer, type Server } from '#tests/support/server.ts'
import { withKey } from '#tests/support/withKey.ts'

let server: Server
let url: URL
beforeAll(async () => {
  server = await startServer()
  const { rows } = await server.engine.query<{ name: string }>({ text: 'select current_database() as name' })
  url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = rows[0]?.name ?? ''
})
beforeEach(() => emptyTables(server.engine))
afterAll(() => server.stop())

/** A proxy to the server that can fall silent: it accepts data and forwards nothing. */
async function network() {
  const sockets: Socket[] = []
  let isSilent = false
  const proxy = createServer((near) => {
    const far = connect(Number(url.port || 5432), url.hostname)
    sockets.push(near, far)
    near.on('data', (bytes) => isSilent || far.write(bytes))
    far.on('data', (bytes) => isSilent || near.write(bytes))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => isSilent || other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    url: through.href,
    fallSilent: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

const limits = { poolSize: 3, statementTimeout: 1_000, connectTimeout: 1_000, lockTimeout: 1_000 }

async function appOver(engine: OpenEngine): Promise<{ api: Api; close(): Promise<void> }> {
  const app = await buildApp({ config: { ...config, logLevel: 'silent' }, engine })
  await app.ready()
  const api = createApi({ app, engine, log: [], clock: server.clock })
  return { api, close: () => app.close().then(() => engine.close()) }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; seconds: number }> {
  const since = performance.now()
  const answer = await work
  return { answer, seconds: (performance.now() - since) / 1000 }
}

test('a server that is gone without a word: 503 in time from every route, and 200 once it speaks again', async () => {
  const way = await network()
  const { api, close } = await appOver(await openPostgres({ ...limits, url: way.url }))
  const admin = api.as('admin')
  const list = () => admin.get('/api/v4/court?_limit=1')
  // All connections are open when the network falls silent.
  await Promise.all(Array.from({ length: 6 }, list))
  expect((await api.anyone().get('/health')).json()).toEqual({ ok: true })

  way.fallSilent()
  const health = await timed(api.anyone().get('/health'))
  expect(health.answer.statusCode).toBe(503)
  expect(health.seconds).toBeLessThan(6)
  const lists = await timed(Promise.all([list(), list(), list()]))
  expect(lists.answer.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(lists.seconds).toBeLessThan(20)

  way.speak()
  await expect.poll(async () => (await api.anyone().get('/health')).statusCode).toBe(200)
  await expect.poll(async () => (await list()).statusCode).toBe(200)
  await way.close()
  await close()
})

test('a transaction on a dead connection ends once, not once per statement', async () => {
  const way = await network()
  const engine = await openPostgres({ ...limits, url: way.url })
  const { answer, seconds } = await timed(
    engine
      .transaction(async (trx) => {
        await trx.query({ text: 'select 1' })
        way.fallSilent()
        await trx.query({ text: 'select 2' })
      })
      .catch((error: unknown) => error),
  )
  expect(answer).toMatchObject({ status: 503 })
  expect(seconds).toBeLessThan(10)
  await way.close()
  await engine.close()
})

test('one locked table: its own requests get 503 in time, signing in and health go on', async () => {
  const { api, close } = await appOver(await openPostgres({ ...limits, statementTimeout: 4_000, url: url.href }))
  const admin = api.as('admin')
  expect((await admin.get('/api/v4/court?_limit=1')).statusCode).toBe(200)
  await api.addUser({ username: 'jan', password: 'correct horse battery' })
  const other = new pg.Client({ connectionString: url.href })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; lock table court in access exclusive mode')

  const locked = Array.from({ length: 12 }, () => admin.get('/api/v4/court?_limit=1'))
  const health = await timed(api.anyone().get('/health'))
  expect(health.answer.statusCode).toBe(200)
  expect(health.seconds).toBeLessThan(3)
  const payload = { username: 'jan', password: 'correct horse battery' }
  const signedIn = await api.anyone().send({ method: 'POST', url: '/login_check_json', payload })
  expect(signedIn.statusCode, signedIn.body).toBe(200)
  expect(new Set((await Promise.all(locked)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))

  await other.query('rollback')
  expect((await admin.get('/api/v4/court?_limit=1')).statusCode).toBe(200)
  await close()
})

test('a read-only database: changes get 503 with the reason, reading goes on, and health tells', async () => {
  const { api, close } = await appOver(await openPostgres({ ...limits, url: url.href }))
  const admin = api.as('admin')
  expect((await admin.get('/api/v4/court?_limit=1')).statusCode).toBe(200)
  const { key } = await withKey(api)
  const other = new pg.Client({ connectionString: url.href })
  await other.connect()
  await other.query(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`)
  const frozen = await appOver(await openPostgres({ ...limits, url: url.href }))
  const { cookies } = admin
  const reader = frozen.api.anyone()
  Object.assign(reader.cookies, cookies)
  // Last seen long enough ago to be written again.
  server.clock.ahead += 5 * 60_000

  const headers = { 'accept-language': 'en' }
  const answer = await reader.post('/api/v4/customer', { number: 'C-77', company: 'Bol' }, { headers })
  expect(answer.statusCode, answer.body).toBe(503)
  expect(answer.json().error).toMatch(/database|wijzigingen/)
  expect(answer.json().error).not.toMatch(/busy|bezet/)
  expect((await reader.get('/api/v4/court?_limit=1')).statusCode).toBe(200)
  const authorization = `Bearer ${key}`
  expect((await reader.get('/api/v4/customer', { headers: { authorization } })).statusCode).toBe(200)
  expect((await reader.get('/health')).json()).toEqual({ ok: true, writes: 'readOnly' })

  await other.query(`alter database ${url.pathname.slice(1)} reset default_transaction_read_only`)
  const { rows } = await other.query(`select from customer where number = 'C-77'`)
  expect(rows).toEqual([])
  await other.end()
  await frozen.close()
  await close()
})
