/** The runner of a listening server, and of several on one database. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { config, emptyTables, startServer } from '#tests/support/server.ts'
import { noted, notes, slow, testKinds, together } from './kinds.ts'

const server = await startServer({ moreJobs: testKinds })
await server.engine.query({ text: notes })
afterAll(() => server.stop())
beforeEach(() => emptyTables(server.engine))

const { app, engine } = server
/** Without the schedules, which are due at once in a new database. */
const notedSlow = async () => (await noted(app)).map(({ kind }) => kind).filter((kind) => kind !== 'nightly')

/** A second process, from the queue's point of view. */
async function listening() {
  const other = await buildApp({ config, engine: app.engine, logger: app.log, moreJobs: testKinds })
  await other.listen({ port: 0 })
  return other
}
const stateOf = async (name: string) =>
  (
    await engine.query<{ state: string }>({
      text: 'select state::text from pgboss.job where name = $1',
      values: [name],
    })
  ).rows

test('what comes in is done at once, and never two of one group at the same time', async () => {
  const [one, other] = [await listening(), await listening()]
  await one.engine.transaction(async (trx) => {
    for (let count = 0; count < 4; count += 1)
      for (const group of ['a', 'b', 'c']) await one.jobs.enqueue(trx, 'test.grouped', { group })
  })
  await expect.poll(async () => (await noted(one)).filter(({ kind }) => kind === 'grouped').length).toBe(12)
  expect(together.most).toBe(1)
  await Promise.all([one.close(), other.close()])
})

test('a server that closes waits for the job that is being done', async () => {
  slow.finished = Promise.withResolvers()
  const one = await listening()
  await one.engine.transaction((trx) => one.jobs.enqueue(trx, 'test.slow', { text: 'x' }))
  await expect.poll(notedSlow).toHaveLength(1)
  const closed = one.close()
  slow.finished.resolve()
  await closed
  expect(await notedSlow()).toEqual(['begun', 'ended'])
  expect(await stateOf('test.slow')).toEqual([{ state: 'completed' }])
})

test('what does not end in time is told so, and goes back into the queue', async () => {
  slow.finished = Promise.withResolvers()
  const one = await listening()
  await one.engine.transaction((trx) => one.jobs.enqueue(trx, 'test.slow', { text: 'x' }))
  await expect.poll(notedSlow).toHaveLength(1)
  await one.close()
  expect(await notedSlow()).toEqual(['begun'])
  expect(await stateOf('test.slow')).toEqual([{ state: 'retry' }])
})

test('what a schedule missed is done once, by one of two servers', async () => {
  await engine.query({ text: `delete from pgboss.schedule` })
  await engine.query({
    text: `insert into pgboss.schedule (name, cron, timezone, options, created_on, updated_on)
      values ('test.nightly', '30 3 * * *', 'Europe/Amsterdam', '{"missed": "once"}', now() - interval '9 days', now() - interval '9 days')`,
  })
  await engine.query({ text: `update pgboss.version set cron_on = now() - interval '3 days'` })
  const [one, other] = await Promise.all([listening(), listening()])
  await expect.poll(async () => (await noted(app)).map(({ kind }) => kind)).toEqual(['nightly'])
  await Promise.all([one.close(), other.close()])
  expect(await stateOf('test.nightly')).toEqual([{ state: 'completed' }])
  expect(await noted(app)).toHaveLength(1)
})
