/**
 * A server killed (`kill -9`) in the middle of writing an import: another goes on, and each row is there once.
 *
 * @module-tag kill
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/server/crashDatabase.ts'
import { makeDataFolder } from '#tests/support/engine.ts'

const count = 900
const script = fileURLToPath(new URL('./importProcess.ts', import.meta.url))

let folder = ''
let url: string | undefined
let drop: () => Promise<void> = async () => {}
beforeEach(async () => {
  folder = await makeDataFolder('import-killed-')
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  if (database) ({ url, drop } = database)
})
afterEach(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

type Told = Record<
  'imported' | 'rows' | 'claims' | 'numbers' | 'files' | 'debtors' | 'lines' | 'cents' | 'principal',
  number
> & {
  state: string | null
}

function start(records: number): { child: ChildProcess; until(enough: (told: Told) => boolean): Promise<Told> } {
  const child = fork(script, {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: url ?? '', DATA_DIR: folder, RECORDS: String(records) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const until = (enough: (told: Told) => boolean) =>
    new Promise<Told>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}.`)))
      child.on('message', (told: Told) => {
        if (enough(told)) resolve(told)
      })
    })
  return { child, until }
}

/** Moves time on until the dead process is detected; on the embedded database a new process knows at once. */
async function letTimePass(): Promise<void> {
  if (url === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update pgboss.job_common set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  await client.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
  await client.end()
}

test('what was written before stays, the rest follows, and nothing is there twice', { timeout: 240_000 }, async () => {
  const first = start(count)
  const half = await first.until(({ state, imported }) => state === 'running' && imported > 0)
  first.child.removeAllListeners('exit')
  const exit = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await exit
  expect(half.imported).toBeLessThan(count)
  expect([half.rows, half.claims]).toEqual([half.imported, half.imported])
  await letTimePass()

  const second = start(0)
  const end = await second.until(({ state }) => state !== 'running')
  const files = (count * 3) / 4
  expect(end).toEqual({
    state: 'completed',
    imported: count,
    rows: count,
    claims: count,
    numbers: count,
    lines: count,
    files,
    debtors: files,
    cents: count * 1000,
    principal: count * 1000,
  })
  second.child.removeAllListeners('exit')
  const over = once(second.child, 'exit')
  second.child.send('end')
  await over
})
