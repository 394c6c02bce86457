import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToSocket, serveOnSocket } from '#server/db/pgliteSocket.ts'
import { vacuumStale } from '#server/db/pgliteVacuum.ts'
import { openPglite, type PgliteEngine } from '#server/db/pglite.ts'

let folder: string
let engine: PgliteEngine
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pglite-'))
  engine = await openPglite({ directory: join(folder, 'pg'), statementTimeout: 1000, connectTimeout: 20_000 })
  await engine.query({ text: 'create table box (id int)' })
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const endless = 'select count(*) from generate_series(1, 1000000000)'

test('a statement that never ends is cancelled, what was committed is there, and the next one is served', async () => {
  await engine.query({ text: 'insert into box values (1)' })
  await expect(engine.query({ text: endless })).rejects.toMatchObject({ code: '57014' })
  expect((await engine.query({ text: 'select id from box' })).rows).toEqual([{ id: 1 }])
})

test('the event loop runs on while the database works', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 10)
  await engine.query({ text: endless }).catch(() => {})
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

test('long work is let through when it says so', async () => {
  const slow = engine.withoutTimeout(() => engine.query({ text: 'select pg_sleep(1.2)' }))
  expect((await slow).rowCount).toBe(1)
})

test('another process connects by a socket, and leaves no transaction behind', async () => {
  const { path, server } = await serveOnSocket(engine, folder)
  const first = connectToSocket(path, 5000)
  const left = first.transaction(async (trx) => {
    await trx.query({ text: 'insert into box values ($1)', values: [7] })
    expect((await trx.query({ text: `select length($1) as it`, values: ['x'.repeat(500_000)] })).rows).toEqual([
      { it: 500_000 },
    ])
    throw new Error('the process ended')
  })
  await expect(left).rejects.toThrow('the process ended')
  await first.close()

  const second = connectToSocket(path, 5000)
  expect((await second.query({ text: 'select count(*) as it from box where id = 7' })).rows).toEqual([{ it: 0 }])
  await second.close()
  server.close()
})

test('tables with many dead rows are vacuumed, the others left alone', async () => {
  await engine.query({ text: 'create table large (id int)' })
  await engine.query({ text: 'insert into large select generate_series(1, 5000)' })
  await engine.query({ text: 'delete from large where id % 2 = 0' })
  expect(await vacuumStale(engine)).toEqual(['public.large'])
  expect(await vacuumStale(engine)).toEqual([])
})
