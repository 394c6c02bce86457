/** A server in a process of its own that enqueues and runs jobs, to be killed meanwhile. */
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { entities } from '#schemas/generated/entities.ts'
import { notes, testKinds } from './kinds.ts'

const config = {
  ...readSettings({ ...process.env, SEED: 'none', CONNECT_TIMEOUT: '60000', PORT: '0', LOG_LEVEL: 'error' }, 'tool'),
  sessionSecret: 'x'.repeat(32),
}
const open = await openEngine(config)
await migrate(open)
await protect(open, entities)
await open.query({ text: notes })
const app = await buildApp({ config, engine: open.as(serverRole), moreJobs: testKinds })
app.addHook('onClose', () => open.close())
await app.listen({ port: 0 })

const count = Number(process.env.JOBS ?? 0)
await app.engine.transaction(async (trx) => {
  for (let number = 0; number < count; number += 1) await app.jobs.enqueue(trx, 'test.once', { text: String(number) })
})
process.send?.('written')

/** Reports the number of finished jobs, because the parent cannot use the only connection. */
const tell = async () => {
  const { rows } = await open.query<{ done: number; texts: number }>({
    text: `select count(*) as done, count(distinct text) as texts from noted where kind = 'once'`,
  })
  if (process.connected) process.send?.(rows[0])
}
let isEnding = false
process.once('message', () => {
  isEnding = true
})
while (!isEnding) {
  await tell()
  await pause(50)
}
await app.close()
process.exit(0)
