/** Writes exports of files one after the other, and reports of each the time and the most memory of this process so far. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'

/** What is written: the last so many files, so many times. */
export type Wanted = { columns: string; format: string; files: number; times: number }
/** Seconds, and bytes: of the whole process at most, and of its heap afterwards, without what nothing holds. */
export type Written = {
  files: number
  rows: number
  state: string
  size: number
  counted: number
  seconds: number
  idle: number
  most: number
  held: number
}

const { DATABASE_URL: url = '', DATA_DIR, WANTED = '' } = process.env
const { columns, format, files, times } = JSON.parse(WANTED) as Wanted

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bench-export', 'Bench', 'export@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

const open = await openPostgres({ url, poolSize: 10, statementTimeout: 0, connectTimeout: 60_000 })
const settings = { ...readSettings({ LOG_LEVEL: 'error', DATA_DIR }, 'tool'), sessionSecret: 'x'.repeat(32) }
const app = await buildApp({ config: settings, engine: open.as(serverRole) })
await app.ready()
const { rows } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
const from = { address: '127.0.0.1', userAgent: 'bench' }
const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
const admin = createClient(app, { sid })
await app.jobs.runDue()
const body = { columns, format, query: await lastFiles(admin) }
const idle = process.memoryUsage.rss()
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const written: Written[] = []
for (let time = 0; time < times; time++) {
  const asked = performance.now()
  const answer = await admin.post('/api/v4/file/export', body)
  const started = answer.json<{ id: number; files: number; rows: number }>()
  const begun = performance.now()
  await app.jobs.runDue()
  const seconds = (performance.now() - begun) / 1000
  // The system keeps the peak in kilobytes, so no moment is missed.
  const most = process.resourceUsage().maxRSS * 1024
  const found = await admin.get(`/api/v4/export-job/${started.id}`)
  const { state, size } = found.json<{ state: string; size: number }>()
  collect()
  const held = process.memoryUsage().heapUsed
  const counted = (begun - asked) / 1000
  written.push({ files: started.files, rows: started.rows, state, size, counted, seconds, idle, most, held })
}
await app.close()
await open.close()
process.send?.(written)
process.disconnect()

/** As many as are wanted, or all. */
async function lastFiles(client: Client): Promise<object> {
  const found = await client.get(`/api/v4/file?_order[id]=desc&_limit=1&_offset=${files - 1}`)
  const edge = found.json<{ items: { id: number }[] }>().items[0]?.id
  return edge === undefined ? {} : { _filter: { id: { gte: edge } } }
}
