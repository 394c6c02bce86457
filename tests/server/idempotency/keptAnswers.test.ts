import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { apiClient } from '#schemas/generated/api-client.ts'
import { country } from '#schemas/generated/country.ts'
import { createKeyedCall, leaveCall, scopeOf, withKeyedCalls } from '#server/idempotency/keyedCall.ts'
import { createKeptAnswers, keptFor } from '#server/idempotency/keptAnswers.ts'
import { withoutKeyMark } from '#server/http/openapi.ts'
import { createAttempts, WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { test } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { cutCommits } from '#tests/support/cutCommit.ts'
import { forgetWhoIsThere, showAgain } from '#tests/support/confirm.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { people } from '#tests/support/people.ts'
import { createRecords } from '#tests/support/records.ts'
import { config } from '#tests/support/server.ts'

const hour = 3_600_000
const body = { code: 'BE', name: { nl: 'België', en: 'Belgium', fr: 'Belgique' } }
const withKey = (key: string) => ({ headers: { 'idempotency-key': key, 'accept-language': 'en' } })
const create = (client: Client, key: string, more: object = {}) =>
  client.post(country.api, { ...body, ...more }, withKey(key))

test('the same call with the same key is done once and gets the same answer', async ({ api }) => {
  const [client, key] = [api.as('admin'), randomUUID()]
  const first = await create(client, key)
  expect(first.statusCode, first.body).toBe(201)
  const second = await create(client, key)
  expect([second.statusCode, second.body, second.headers.location]).toEqual([201, first.body, first.headers.location])
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
  expect(await api.rows('country')).toHaveLength(1)
  expect((await api.rows('audit_log')).filter(({ entity }) => entity === 'country')).toHaveLength(1)
})

test('a key belongs to one input and one person', async ({ api }) => {
  const key = randomUUID()
  await create(api.as('admin'), key)
  const other = await create(api.as('admin'), key, { code: 'FR' })
  expect([other.statusCode, other.json().error]).toEqual([
    400,
    expect.stringContaining('has been saved, with other input'),
  ])
  expect(await api.rows('country')).toHaveLength(1)

  expect((await create(api.as('settings'), key, { code: 'FR' })).statusCode).toBe(201)
  expect(await api.rows('country')).toHaveLength(2)
})

test('a key of whoever works as somebody is not that person’s own', async ({ api }) => {
  const key = randomUUID()
  const acl = ['ROLE_SETTINGS']
  const id = await api.addUser({ username: 'jan', acl })
  const boss = await api.addUser({ username: 'boss', acl: people.admin })
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const clientOf = async (impersonator?: number) => {
    const client = api.anyone()
    client.cookies.sid = await api.engine.transaction((trx) => api.app.sessions.open(trx, id, from, impersonator))
    return client
  }
  expect((await create(await clientOf(boss), key)).statusCode).toBe(201)
  const own = await create(await clientOf(), key)
  expect([own.statusCode, own.headers['idempotency-replayed']]).toEqual([400, undefined])
  expect(Object.keys(own.json().errors)).toEqual(['code'])
  expect(await api.rows('country')).toHaveLength(1)
})

test('somebody else’s answer to the same call with the same key tells nobody anything', async ({ api }) => {
  const key = randomUUID()
  expect((await create(api.as('admin'), key)).statusCode).toBe(201)
  const refused = await create(api.as('settings'), key)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['code']])
})

test('who has to show again who they are is told so, and not what was answered before', async ({ api }) => {
  const client = api.as('admin')
  const [record] = await createRecords(api, apiClient, 1)
  const key = randomUUID()
  const make = () => client.post(`${apiClient.api}/${record?.id}/key`, {}, withKey(key))
  const made = await make()
  expect(made.statusCode).toBe(200)
  await forgetWhoIsThere(api)
  const asked = await make()
  expect([asked.statusCode, asked.headers['idempotency-replayed']]).toEqual([428, undefined])
  expect(asked.body).not.toContain('dsk_')
  await showAgain(api)
  expect((await make()).body).toBe(made.body)
})

test('two at the same moment are one', async ({ api }) => {
  const [client, key] = [api.as('admin'), randomUUID()]
  await client.get('/api/v3/user/get')
  const answers = await Promise.all([create(client, key), create(client, key), create(client, key)])
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
  expect(await api.rows('country')).toHaveLength(1)
})

test('a refusal is not kept: what was corrected goes through with the same key', async ({ api }) => {
  const [client, key] = [api.as('admin'), randomUUID()]
  expect((await create(client, key, { code: 'too long' })).statusCode).toBe(400)
  expect(await api.rows('kept_answer')).toEqual([])
  expect((await create(client, key)).statusCode).toBe(201)
})

test('changes and deletions answer the same again, where they would be refused without a key', async ({ api }) => {
  const client = api.as('admin')
  const [record] = await createRecords(api, country, 1)
  const path = `${country.api}/${record?.id}`
  const change = { code: 'LU', _version: record?._version }
  const [keyOfChange, keyOfDeletion] = [randomUUID(), randomUUID()]
  const changed = await client.put(path, change, withKey(keyOfChange))
  expect(changed.statusCode, changed.body).toBe(200)
  expect((await client.put(path, change)).statusCode).toBe(412)
  expect((await client.put(path, change, withKey(keyOfChange))).body).toBe(changed.body)
  for (let time = 0; time < 2; time++)
    expect((await client.delete(path, {}, withKey(keyOfDeletion))).statusCode).toBe(204)
  expect((await client.delete(path)).statusCode).toBe(404)
})

test('several deletions in one call: what is in use stays, and the rest goes', async ({ api }) => {
  const client = api.as('admin')
  const records = await createRecords(api, country, 2)
  const ids = records.map(({ id }) => Number(id))
  await api.engine.query({
    text: `insert into holiday (date, name, country_id) values ('2026-01-01', '{"nl": "x"}', $1)`,
    values: [ids[0]],
  })
  const key = randomUUID()
  const bulk = () => client.post(`${country.api}/bulk-delete`, { ids }, withKey(key))
  const answer = await bulk()
  expect(answer.json()).toMatchObject({ deleted: [ids[1]], refused: [{ id: ids[0] }] })
  expect((await api.rows('country')).map(({ id }) => id)).toEqual([ids[0]])
  expect((await bulk()).body).toBe(answer.body)
})

test('what is shown once is told again to whoever has the key, and nobody can read it in the database', async ({
  api,
}) => {
  const client = api.as('admin')
  const [record] = await createRecords(api, apiClient, 1)
  const key = randomUUID()
  const make = () => client.post(`${apiClient.api}/${record?.id}/key`, {}, withKey(key))
  const made = (await make()).json<{ key: string }>()
  expect(made.key).toMatch(/^dsk_/)
  expect((await make()).json()).toEqual(made)
  const [row] = await api.rows('kept_answer')
  const stored = Buffer.from(String(row?.sealed).slice(2), 'hex').toString('latin1') + JSON.stringify(row)
  expect(stored).not.toContain(made.key)
  expect(stored).not.toContain(key)
})

test('after a day the key is a new one, and the old answer is deleted', async ({ api }) => {
  const key = randomUUID()
  await create(api.as('admin'), key)
  api.advance(keptFor + hour)
  expect((await create(api.as('admin'), key, { code: 'FR' })).statusCode).toBe(201)
  expect(await api.rows('kept_answer')).toHaveLength(1)
  await api.doJob('kept-answer.tidy', {})
  expect(await api.rows('kept_answer')).toHaveLength(1)
  api.advance(2 * keptFor)
  await api.doJob('kept-answer.tidy', {})
  expect(await api.rows('kept_answer')).toEqual([])
})

test.for(['short', 'with blanks in it, so none', 'x'.repeat(256)])('"%s" is no key', async (key, { api }) => {
  const answer = await create(api.as('admin'), key)
  expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('Idempotency-Key is 16')])
  expect(await api.rows('country')).toEqual([])
})

test('without a key, an answer lost in the commit is told as unknown, not as nothing changed', async ({ api }) => {
  const client = api.as('admin')
  await client.get('/api/v3/user/get')
  cutCommits('after')
  const answer = await client.post(country.api, body, { headers: { 'accept-language': 'en' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { error: expect.stringContaining('not known whether this was saved'), outcome: 'unknown' },
  ])
  expect(await api.rows('country')).toHaveLength(1)
})

test('a connection that breaks before the commit changed nothing, and says so', async ({ api }) => {
  const broken = api.engine.transaction(async (trx) => {
    await trx.query({ text: 'select 1' })
    throw Object.assign(new Error('Connection terminated unexpectedly'), {})
  })
  await expect(broken).rejects.toMatchObject({ status: 503, body: { error: { key: 'error.busy' } } })
})

test.for([
  { cut: 'after', committed: 1 },
  { cut: 'before', committed: 0 },
] as const)('cut $cut the commit: the same key finds out, and there is one record', async (given, { api }) => {
  const [client, key] = [api.as('admin'), randomUUID()]
  await client.get('/api/v3/user/get')
  const cut = cutCommits(given.cut)
  const first = await create(client, key)
  expect(cut.left()).toBe(0)
  expect(await api.rows('country')).toHaveLength(given.committed)
  // The server checks by itself; when it finds nothing the call may still be running.
  if (given.committed) expect(first.statusCode, first.body).toBe(201)
  else expect([first.statusCode, first.json().outcome]).toEqual([503, 'unknown'])
  const second = await create(client, key)
  expect(second.statusCode, second.body).toBe(201)
  if (given.committed) expect(second.body).toBe(first.body)
  expect(await api.rows('country')).toHaveLength(1)
})

test('a wrong guess counts also in a call with a key that is refused', async ({ api }) => {
  const engine = withKeyedCalls(api.engine)
  const call = createKeyedCall(api.engine)
  const guess = () =>
    createAttempts(engine, Date.now).guard('jan', '127.0.0.1', async () => {
      throw new WrongGuess({ code: ['wrong'] })
    })
  await new Promise<void>((done, fail) => {
    scopeOf(call).run(() => {
      guess().then(
        () => fail(new Error('The guess was right.')),
        () => done(),
      )
    })
  })
  await call.rollBack()
  expect(await api.rows('login_failure')).toHaveLength(1)
})

test('a call with a key that has asked the database cannot be left: what it wrote would stay without its answer', async ({
  api,
}) => {
  const engine = withKeyedCalls(api.engine)
  const call = createKeyedCall(api.engine)
  const left = await new Promise<unknown>((done) => {
    scopeOf(call).run(() => {
      const work = async () => {
        await engine.query({ text: 'select 1' })
        leaveCall()
      }
      work().then(() => done('left'), done)
    })
  })
  await call.rollBack()
  expect(String(left)).toContain('config.withoutKey')
})

type Described = { description?: string; parameters?: { name: string }[] }

test('every route that changes something honours a key, or says why not', async ({ api }) => {
  const paths = api.app.swagger().paths as Record<string, Record<string, Described>>
  const changing = operationsOf(api.app).filter(({ method }) => method !== 'GET')
  const admin = api.as('admin')
  await admin.get('/api/v3/user/get')
  const [person] = (await api.rows('app_user')).filter(({ username }) => username === 'admin')
  const kept = createKeptAnswers(config.sessionSecret, Date.now)
  const answer = { status: 200, type: 'text/plain', location: undefined, body: 'as before' }
  let honoured = 0
  for (const { method, url, path, isOpen } of changing) {
    const { parameters = [], description } = paths[path]?.[method.toLowerCase()] ?? {}
    if (!parameters.some(({ name }) => name === 'Idempotency-Key')) {
      // Without a person there is nobody to whom a key could belong.
      if (!isOpen) expect(description, `${method} ${path}`).toContain(withoutKeyMark)
      continue
    }
    const key = randomUUID()
    const given = { nonsense: true }
    const owner = `user ${String(person?.id)}`
    await api.engine.query(kept.keep({ owner, key, request: JSON.stringify([method, url, given]) }, answer))
    const ask = { POST: admin.post, PUT: admin.put, DELETE: admin.delete, GET: admin.post }[method]
    // An address of its own, because calls of other tests count for the rate limit.
    const got = await ask(url, given, { ...withKey(key), remoteAddress: '192.0.2.77' })
    expect([method, url, got.statusCode, got.body]).toEqual([method, url, 200, 'as before'])
    honoured += 1
  }
  expect(honoured).toBeGreaterThan(150)
})
