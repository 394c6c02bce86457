/** A server in a process of its own that changes many merchants, or gives them another client, to be killed meanwhile. */
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { entities } from '#schemas/generated/entities.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'

const config = {
  ...readSettings({ ...process.env, SEED: 'none', CONNECT_TIMEOUT: '60000', PORT: '0', LOG_LEVEL: 'error' }, 'tool'),
  sessionSecret: 'x'.repeat(32),
}
const open = await openEngine(config)
await migrate(open)
await protect(open, entities)
const app = await buildApp({ config, engine: open.as(serverRole) })
app.addHook('onClose', () => open.close())
await app.listen({ port: 0 })

const count = Number(process.env.RECORDS ?? 0)
if (count > 0) await startRun()

async function startRun(): Promise<void> {
  await open.query({ text: `insert into customer (number, company) values ('C-1', 'Client'), ('C-2', 'Other')` })
  const many = `insert into merchant (name, client_id) select 'Shop ' || n, 1 from generate_series(1, $1::int) n`
  await open.query({ text: many, values: [count] })
  const add = `insert into app_user (username, name, email, kind, roles) values ('ann', 'Ann', 'ann@example.test', 'employee', $1) returning id`
  const { rows } = await open.query<{ id: number }>({ text: add, values: [people.admin] })
  const from = { address: '127.0.0.1', userAgent: 'test' }
  const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
  const ann = createClient(app, { sid })
  if (process.env.WHAT === 'replace') {
    await ann.post('/api/v4/customer/1/replace', { by: 2 })
    return
  }
  const body = { action: 'update', values: { webshopName: 'all' }, query: {} }
  const run = (await ann.post('/api/v4/merchant/bulk', body)).json<{ id: number; total: number }>()
  await ann.post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
}

/** Passes over the wait for a repeated attempt, and for the worker's next look. */
async function hurry(): Promise<void> {
  const waiting = `update pgboss.job_common set start_after = now() where state = 'retry' returning name`
  const { rows } = await open.query<{ name: string }>({ text: waiting })
  for (const { name } of rows) app.jobs.wake(name)
}

/** Reports how far the run is, because the parent cannot use the only connection. */
const tell = async () => {
  const { rows } = await open.query({
    text: `select (select state from bulk_run) as state, (select done from bulk_run) as done,
      (select count(*) from audit_log where request_id = 'bulk-run-1' and entity = 'merchant') as lines,
      (select count(*) from merchant where version = 2 and (webshop_name = 'all' or client_id = 2)) as written,
      (select count(*) from bulk_run_record where outcome = 'changed') as told`,
  })
  if (process.connected) process.send?.(rows[0])
}
let isEnding = false
process.once('message', () => {
  isEnding = true
})
while (!isEnding) {
  await tell()
  await hurry()
  await pause(20)
}
await app.close()
process.exit(0)
