/**
 * A server killed during a thousand jobs: all get done, and those with `once` never twice.
 *
 * @module-tag kill
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/server/crashDatabase.ts'
import { makeDataFolder } from '#tests/support/engine.ts'

const count = 1000
const script = fileURLToPath(new URL('./jobsProcess.ts', import.meta.url))

let folder = ''
let url: string | undefined
let drop: () => Promise<void> = async () => {}
beforeAll(async () => {
  folder = await makeDataFolder('jobs-')
  const database = process.env.TEST_DATABASE_URL && (await createDatabase(process.env.TEST_DATABASE_URL))
  if (database) ({ url, drop } = database)
})
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

type Told = { done: number; texts: number }

function start(jobs: number): { child: ChildProcess; until(enough: number): Promise<Told> } {
  const child = fork(script, {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: url ?? '', DATA_DIR: folder, JOBS: String(jobs) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const until = (enough: number) =>
    new Promise<Told>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}.`)))
      child.on('message', (told: Told | 'written') => {
        if (told !== 'written' && told.done >= enough) resolve(told)
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

test('killed in the middle of a thousand jobs', { timeout: 180_000 }, async () => {
  const first = start(count)
  const { done } = await first.until(100)
  first.child.removeAllListeners('exit')
  const exit = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await exit
  expect(done).toBeLessThan(count)
  await letTimePass()

  const second = start(0)
  expect(await second.until(count)).toEqual({ done: count, texts: count })
  second.child.removeAllListeners('exit')
  const end = once(second.child, 'exit')
  second.child.send('end')
  await end
})
