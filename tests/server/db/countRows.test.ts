import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEngine } from '#server/db/connect.ts'
import { lockFolder } from '#server/db/lock.ts'

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

// A folder is made and opened twice, which takes long where others are at work.
test('counts in the embedded database, and goes on after a question that is wrong', { timeout: 120_000 }, async () => {
  const engine = await openEngine({
    dataDir,
    poolSize: 1,
    statementTimeout: 10_000,
    connectTimeout: 10_000,
    databaseWait: 0,
  })
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
