/** A server in a process of its own that imports a file of claims, to be killed meanwhile. */
import { setTimeout as pause } from 'node:timers/promises'
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { csv, line, progress, sent } from '#tests/support/sendImport.ts'

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
if (count > 0) await startImport()

async function startImport(): Promise<void> {
  const client = createClient(app, { sid: await signedIn() })
  const { id: customer } = (
    await client.post('/api/v4/customer', { number: 'C-1', company: 'Energie Noord B.V.' })
  ).json<{ id: number }>()
  await open.query({
    text: `insert into country (code, name, phone_prefix) values ('NL', '{"nl": "Nederland"}', '+31')`,
  })
  for (const [table, list] of Object.entries(rates)) {
    const columns = Object.keys(list[0] ?? {}).join(', ')
    const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
    await open.query({ text, values: [JSON.stringify(list)] })
  }
  // Every fourth row is of the debtor before it.
  const lines = Array.from({ length: count }, (_, n) => line(`F${n}`, '10', n % 4 === 3 ? n : n + 1))
  const { id } = await sent(client, csv(...lines), { customer })
  await client.post(`/api/v4/import-job/${id}/validate`, {})
  while ((await progress(client, id)).status === 'validating') await pause(50)
  const started = await client.post(`/api/v4/import-job/${id}/run`, {})
  if (started.statusCode !== 200) throw new Error(`The import was not started: ${started.body}`)
}

async function signedIn(): Promise<string> {
  const add = `insert into app_user (username, name, email, kind, roles) values ('ann', 'Ann', 'ann@example.test', 'employee', $1) returning id`
  const { rows } = await open.query<{ id: number }>({ text: add, values: [people.admin] })
  const from = { address: '127.0.0.1', userAgent: 'test' }
  return open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
}

/** Passes over the wait for a repeated attempt, and for the worker's next look. */
async function hurry(): Promise<void> {
  const waiting = `update pgboss.job_common set start_after = now() where state = 'retry' returning name`
  const { rows } = await open.query<{ name: string }>({ text: waiting })
  for (const { name } of rows) app.jobs.wake(name)
}

/** Reports how far the import is, because the parent cannot use the only connection. */
const tell = async () => {
  const { rows } = await open.query({
    text: `select (select status from import_job) as state, (select coalesce(rows_imported, 0)::int from import_job) as imported,
      (select count(*)::int from import_row where status = 'imported' and result_id is not null) as rows,
      (select count(*)::int from claim) as claims, (select count(distinct number)::int from claim) as numbers,
      (select count(*)::int from collection_file) as files, (select count(*)::int from debtor) as debtors,
      (select count(*)::int from audit_log where entity = 'claim' and action = 'create') as lines,
      (select coalesce(sum(cents), 0)::int from ledger_posting where account = 'principal' and cents > 0) as cents,
      (select coalesce(sum(principal), 0)::int from collection_file) as principal`,
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
