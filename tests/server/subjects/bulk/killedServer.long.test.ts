/**
 * A server killed during a run over many records: another continues it, and no record is done twice.
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

const count = 3000
const script = fileURLToPath(new URL('./bulkProcess.ts', import.meta.url))

let folder = ''
let url: string | undefined
let drop: () => Promise<void> = async () => {}
beforeEach(async () => {
  folder = await makeDataFolder('bulk-')
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  if (database) ({ url, drop } = database)
})
afterEach(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

type Told = { state: string; done: number; lines: number; written: number; told: number }

function start(
  what: string,
  records: number,
): { child: ChildProcess; until(enough: (told: Told) => boolean): Promise<Told> } {
  const child = fork(script, {
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: url ?? '',
      DATA_DIR: folder,
      WHAT: what,
      RECORDS: String(records),
    },
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

/** Moves time on until the dead process is detected; on the embedded database a new process knows at once. What then still has to be waited for, `bulkProcess.ts` passes over. */
async function letTimePass(): Promise<void> {
  if (url === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update pgboss.job_common set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  await client.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
  await client.end()
}

const kinds = ['update', 'replace']
test.for(kinds)('killed in the middle of three thousand: %s', { timeout: 180_000 }, async (what) => {
  const first = start(what, count)
  const { done } = await first.until((told) => told.done > 0)
  first.child.removeAllListeners('exit')
  const exit = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await exit
  expect(done).toBeLessThan(count)
  await letTimePass()

  const second = start(what, 0)
  const end = await second.until(({ state }) => state !== 'running')
  expect(end).toEqual({ state: 'done', done: count, lines: count, written: count, told: count })
  second.child.removeAllListeners('exit')
  const over = once(second.child, 'exit')
  second.child.send('end')
  await over
})
