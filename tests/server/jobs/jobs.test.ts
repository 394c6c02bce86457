/** The queue of jobs on the real database: enqueueing, running, repeating and giving up. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { forOutsider } from '#server/db/outsider.ts'
import type { JobKind, JobKinds } from '#server/jobs/job.ts'
import { emptyTables, runDue, startServer } from '#tests/support/server.ts'
import { faults, noted, notes, testKinds } from './kinds.ts'

const server = await startServer({ moreJobs: testKinds })
await server.engine.query({ text: notes })
afterAll(() => server.stop())
beforeEach(async () => {
  await emptyTables(server.engine)
  server.clock.ahead = 0
  faults.failing = true
})

const { app } = server
const minute = 60_000
const enqueue = <Kind extends JobKind>(kind: Kind, data: JobKinds[Kind], after?: number) =>
  app.engine.transaction((trx) => app.jobs.enqueue(trx, kind, data, after))
const texts = async () => (await noted(app)).map(({ text }) => text)
const queued = async () =>
  (await server.engine.query({ text: `select name, state::text from pgboss.job order by created_on, name` })).rows

test('a job is done once what it is about is committed, and never when that is rolled back', async () => {
  const work = app.engine.transaction(async (trx) => {
    await app.jobs.enqueue(trx, 'test.note', { text: 'undone' })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await queued()).toEqual([])
  await app.engine.transaction(async (trx) => {
    await app.jobs.enqueue(trx, 'test.note', { text: 'done' })
    await app.jobs.enqueue(trx, 'test.once', { text: 'once' })
  })
  expect(await noted(app)).toEqual([])
  expect(await runDue(server)).toBe(2)
  expect((await texts()).toSorted()).toEqual(['done', 'once'])
  expect(await runDue(server)).toBe(0)
})

test('what is to wait waits, by the clock of the server', async () => {
  await enqueue('test.note', { text: 'later' }, app.now() + 10 * minute)
  expect(await runDue(server)).toBe(0)
  server.clock.ahead += 9 * minute
  expect(await runDue(server)).toBe(0)
  server.clock.ahead += 2 * minute
  expect(await runDue(server)).toBe(1)
})

test('of jobs with one key one waits, and another may come while it is done', async () => {
  for (const text of ['a', 'a', 'b']) await enqueue('test.keyed', { text })
  expect(await runDue(server)).toBe(2)
  await enqueue('test.keyed', { text: 'a' })
  expect(await runDue(server)).toBe(1)
  expect(await texts()).toEqual(['a', 'b', 'a'])
})

test('what fails is tried again with growing pauses, leaves nothing behind, and then lies with the dead letters', async () => {
  await enqueue('test.fails', { text: 'x' })
  expect(await runDue(server)).toBe(1)
  expect(await runDue(server)).toBe(0)
  for (const pause of [2 * minute, 5 * minute]) {
    server.clock.ahead += pause
    expect(await runDue(server)).toBe(1)
  }
  server.clock.ahead += 60 * minute
  expect(await runDue(server)).toBe(0)
  // Each attempt was one transaction, and was rolled back.
  expect(await noted(app)).toEqual([])
  expect(await queued()).toEqual([
    { name: 'test.fails', state: 'failed' },
    { name: 'dead-letters', state: 'created' },
  ])
  expect(server.log.filter(({ msg }) => msg === 'a job failed')).toMatchObject([
    { kind: 'test.fails', attempt: 1 },
    { attempt: 2 },
    { attempt: 3 },
  ])
})

test('work in chunks goes on where the last chunk that was committed ended', async () => {
  await enqueue('test.chunks', { most: 50, failsAt: 30 })
  await runDue(server)
  const runs = async () => (await server.engine.query({ text: 'select done, total, errors, cursor from job_run' })).rows
  expect(await runs()).toEqual([{ done: 30, total: 50, errors: 3, cursor: 30 }])
  server.clock.ahead += 2 * minute
  await runDue(server)
  expect(await runs()).toEqual([{ done: 50, total: 50, errors: 5, cursor: null }])
  expect(await texts()).toEqual(['0', '10', '20', '30', '40'])
})

test('a kind that nobody does is refused, and the transaction with it', async () => {
  const unknown = enqueue('test.unknown' as JobKind, { text: 'x' } as never)
  await expect(unknown).rejects.toThrow('No subject does jobs of the kind test.unknown')
  expect(await queued()).toEqual([])
})

test('whoever asks from outside has a job written down, and reads none, not even the own', async () => {
  await forOutsider({ acl: ['ROLE_CUSTOMER'], customerIds: [7] }, async () => {
    await enqueue('test.keyed', { text: 'from outside' })
    for (const text of ['select data from pgboss.job', 'select data from pgboss.job_common', 'select 1 from job_run'])
      await expect(app.engine.query({ text }), text).rejects.toMatchObject({ code: '42501' })
    const text = `update pgboss.job_common set state = 'cancelled'`
    await expect(app.engine.query({ text })).rejects.toMatchObject({ code: '42501' })
  })
  await runDue(server)
  expect(await texts()).toEqual(['from outside'])
})

test('the server may neither make anything in the queue nor pretend another version of it', async () => {
  for (const text of [
    'create table pgboss.mine (id int)',
    'alter table pgboss.job_common add column mine int',
    'drop table pgboss.schedule',
    'truncate pgboss.job_common',
    'insert into pgboss.version (version) values (99)',
    'delete from pgboss.version',
  ])
    await expect(app.engine.query({ text }), text).rejects.toMatchObject({ code: '42501' })
})
