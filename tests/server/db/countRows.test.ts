import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEngine, openFolder } from '#server/db/connect.ts'
import { serveCounts } from '#server/db/countSocket.ts'
import { lockFolder } from '#server/db/lock.ts'
import { connectToSocket, serveOnSocket } from '#server/db/pgliteSocket.ts'

const limits = { poolSize: 1, statementTimeout: 10_000, connectTimeout: 10_000, databaseWait: 0 }
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'count-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function ask(...questions: string[]): Promise<unknown[]> {
  const child = spawn(process.execPath, ['server/db/countRows.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(questions.map((question) => `${question}\n`).join(''))
  return (await text(child.stdout))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

// The folder is created and opened twice, which takes long on a busy machine.
test('counts in the embedded database, and goes on after a question that is wrong', { timeout: 120_000 }, async () => {
  const engine = await openEngine({ dataDir, ...limits })
  await engine.query({ text: 'create table a as select generate_series(1, 3) as id' })
  await engine.close()

  expect(await ask('select count(*) from a where id > 1', 'select count(*) from b', 'select count(*) from a')).toEqual([
    { count: 2 },
    { error: 'relation "b" does not exist' },
    { count: 3 },
  ])
})

test('says that there is no database, and leaves none behind', async () => {
  expect(await ask('select 1')).toEqual([{ error: `there is no database in ${dataDir} yet` }])
})

test('says which process has the database', async () => {
  await mkdir(join(dataDir, 'pg'))
  const lock = lockFolder(dataDir)
  expect(await ask('select 1')).toEqual([{ error: expect.stringContaining(`in use by process ${process.pid} `) }])
  lock.release()
})

test('asks the process that has the database, once that is in no transaction', { timeout: 120_000 }, async () => {
  const engine = await openFolder({ dataDir, ...limits })
  const { path, server } = await serveOnSocket(engine, dataDir)
  let hears: (sql: string) => void = () => {}
  const count = (sql: string) => {
    hears(sql)
    return engine.count(sql)
  }
  const endCounts = await serveCounts(count, { dataDir, folder: dataDir })
  const client = connectToSocket(path, 10_000)
  await client.query({ text: 'create table a as select generate_series(1, 3) as id' })
  expect(await ask('select count(*) from a', 'select count(*) from b', 'select count(*) from a where id > 1')).toEqual([
    { count: 3 },
    { error: 'relation "b" does not exist' },
    { count: 2 },
  ])
  let asked: Promise<unknown[]> | undefined
  await client.transaction(async (trx) => {
    await trx.query({ text: 'insert into a values (4)' })
    const heard = new Promise<string>((resolve) => (hears = resolve))
    asked = ask('select count(*) from a')
    await heard
    // A count in the middle would miss these rows and end the transaction.
    await trx.query({ text: 'insert into a values (5)' })
  })
  expect(await asked).toEqual([{ count: 5 }])
  expect(await ask('delete from a returning 1')).toEqual([
    { error: 'cannot execute DELETE in a read-only transaction' },
  ])
  expect((await client.query({ text: 'select id from a' })).rowCount).toBe(5)
  endCounts()
  await client.close()
  server.close()
  await engine.close()
})
