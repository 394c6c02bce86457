/** The page of jobs: its content, who may see it, and repeating or discarding dead letters. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { jobKinds } from '#server/jobKinds.ts'
import { createApi } from '#tests/support/api.ts'
import { emptyTables, startServer } from '#tests/support/server.ts'
import english from '#schemas/generated/screenTexts.en.json' with { type: 'json' }
import { faults, noted, notes, testKinds } from './kinds.ts'

const server = await startServer({ moreJobs: testKinds })
await server.engine.query({ text: notes })
afterAll(() => server.stop())
let api = createApi(server)
beforeEach(async () => {
  await emptyTables(server.engine)
  server.clock.ahead = 0
  faults.failing = true
  api = createApi(server)
})

const path = '/api/v4/jobs'
type Told = { kinds: { kind: string }[]; failed: { id: string }[] }

/** Jobs that have used all attempts. */
async function fail(...texts: string[]): Promise<string[]> {
  for (const text of texts) await api.doJob('test.fails', { text })
  for (const minutes of [2, 5]) {
    api.advance(minutes * 60_000)
    await api.runDue()
  }
  const { failed } = (await api.as('admin', { anew: true }).get(path)).json<Told>()
  return failed.map(({ id }) => id)
}

test('each kind is told with its schedule, what waits and when it was done last', async () => {
  await api.doJob('test.note', { text: 'a' })
  await server.app.engine.transaction((trx) =>
    server.app.jobs.enqueue(trx, 'test.note', { text: 'b' }, server.app.now() + 60_000),
  )
  const { kinds } = (await api.as('admin').get(path)).json<Told>()
  expect(kinds.find(({ kind }) => kind === 'test.note')).toMatchObject({
    schedule: null,
    due: 0,
    later: 1,
    lastState: 'completed',
    lastAt: expect.any(String),
    nextAt: expect.any(String),
  })
  expect(kinds.find(({ kind }) => kind === 'test.nightly')).toMatchObject({
    schedule: '30 3 * * *',
    lastAt: null,
    // Half past three in Amsterdam, in summer and in winter.
    nextAt: expect.stringMatching(/T0[12]:30:00/),
  })
})

test('what failed is told without addresses, and is done again when somebody says so', async () => {
  const [id] = await fail('x')
  const admin = api.as('admin', { anew: true })
  expect((await admin.get(path)).json()).toMatchObject({
    failedCount: 1,
    failed: [{ kind: 'test.fails', tries: 3, error: 'no letters to ***@*** today', data: '{"text":"x"}' }],
  })
  const settings = api.as(['ROLE_SETTINGS'], { anew: true })
  expect((await settings.get(path)).statusCode).toBe(403)
  expect((await settings.post(`${path}/${id}/again`, {})).statusCode).toBe(403)
  expect((await admin.get(path)).json()).toMatchObject({ failedCount: 1 })

  faults.failing = false
  expect((await admin.post(`${path}/${id}/again`, {})).statusCode).toBe(200)
  expect((await admin.get(path)).json()).toMatchObject({ failedCount: 0 })
  await api.runDue()
  expect(await noted(server.app)).toMatchObject([{ text: 'x', attempt: 1 }])
  expect((await admin.post(`${path}/${id}/again`, {})).statusCode).toBe(404)
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'job')
  expect(audit).toMatchObject([
    {
      action: 'again',
      actor_name: expect.any(String),
      changes: { kind: { from: 'test.fails' }, data: { from: { text: 'x' } } },
    },
  ])
})

test('what is given up is gone, and is never done', async () => {
  const [one, other] = await fail('a', 'b')
  const admin = api.as('admin', { anew: true })
  expect((await admin.post(`${path}/${one}/give-up`, {})).statusCode).toBe(200)
  expect((await admin.post(`${path}/${one}/give-up`, {})).statusCode).toBe(404)
  expect((await admin.get(path)).json<Told>().failed.map(({ id }) => id)).toEqual([other])
  faults.failing = false
  await api.runDue()
  expect(await noted(server.app)).toEqual([])
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'job')
  expect(audit.map(({ action }) => action)).toEqual(['give-up'])
})

test('a job that is being done shows how far it is, and one that failed half way how far it came', async () => {
  await server.app.engine.transaction((trx) => server.app.jobs.enqueue(trx, 'test.chunks', { most: 50, failsAt: 30 }))
  await api.runDue()
  await server.engine.query({
    text: `update pgboss.job_common set state = 'active', started_on = now() where name = 'test.chunks'`,
  })
  expect((await api.as('admin').get(path)).json()).toMatchObject({
    running: [{ kind: 'test.chunks', done: 30, total: 50, errors: 3 }],
  })
})

test('every kind of the program has a name in words', () => {
  const named = jobKinds.map(({ kind }) => {
    const [area = '', name = ''] = kind.split('.')
    const areas: Readonly<Record<string, Readonly<Record<string, string>>>> = english.jobs.kinds
    return [kind, areas[area]?.[name]]
  })
  expect(named.filter(([, words]) => !words)).toEqual([])
})
