/** Measures imports: a file of merchants is sent, checked and written, and then sent again with every other row changed. */
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { meanwhile } from './pageWaits.ts'

export type ImportFigures = {
  /** Megabytes of the file. */
  size: number
  /** Seconds. */
  upload: number
  check: number
  write: number
  counts: Record<string, number>
  /** Megabytes of memory at most, above those before the file was sent. */
  memory: number
  /** Milliseconds that others waited for a page during check and writing, 95th percentile. */
  others: number
}
type Run = { id: number; state: string; total: number; counts: Record<string, number> }

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('import', 'Import', 'import@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`
const addClients = `insert into customer (number, company) select 'I-' || n, 'Imported ' || n from generate_series(1, 500) n
  on conflict do nothing`

/** @param databaseUrl A database with all tables. */
export async function measureImports(databaseUrl: string, rows = 100_000): Promise<ImportFigures[]> {
  const limits = { statementTimeout: 30_000, connectTimeout: 60_000 }
  const open = await openPostgres({ url: databaseUrl, poolSize: 10, ...limits })
  await protect(open, entities)
  const config = { ...readSettings({ LOG_LEVEL: 'error', MAX_DELAY: '0' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  try {
    await app.ready()
    await open.query({ text: addClients })
    const { rows: added } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await open.transaction((trx) => app.sessions.open(trx, added[0]?.id ?? 0, from))
    const admin = createClient(app, { sid })
    const mark = Date.now().toString(36)
    const runDue = async () => void (await app.jobs.runDue())
    const first = await measureOne(
      admin,
      fileOf(rows, mark, () => ''),
      runDue,
    )
    const second = await measureOne(
      admin,
      fileOf(rows, mark, (n) => (n % 2 === 0 ? ' changed' : '')),
      runDue,
    )
    return [first, second]
  } finally {
    await app.close()
    await open.close()
  }
}

async function measureOne(admin: Client, file: string, runDue: () => Promise<void>): Promise<ImportFigures> {
  const token = (await admin.get('/api/v4/users/csrf')).json<{ token: string }>().token
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  let most = idle
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const headers = { 'content-type': 'text/csv', 'x-xsrf-token': token }
  const [upload, sent] = await timed(() =>
    admin.send({ method: 'POST', url: '/api/v4/merchant/import?_name=bench.csv', payload: file, headers }),
  )
  if (sent.statusCode !== 201) throw new Error(`The file was refused: ${sent.body}`)
  const { id, columns } = sent.json<{ id: number; columns: { header: string; to: string | null }[] }>()
  const chosen = { columns: columns.map(({ header, to }) => ({ header, to })) }
  const { run } = (await admin.post(`/api/v4/import/${id}/check`, chosen)).json<{ run: number }>()
  const [check, checking] = await timed(() => meanwhile(admin, runDue))
  const planned = (await admin.get(`/api/v4/bulk-run/${run}`)).json<Run>()
  const started = await admin.post(`/api/v4/bulk-run/${run}/start`, { count: planned.total, rows: 'good' })
  if (started.statusCode !== 200) throw new Error(`The run was not started: ${started.body}`)
  const [write, writing] = await timed(() => meanwhile(admin, runDue))
  clearInterval(sampling)
  const { state, counts } = (await admin.get(`/api/v4/bulk-run/${run}`)).json<Run>()
  if (state !== 'done') throw new Error(`The run did not end: ${state}`)
  const others = Math.max(checking.p95, writing.p95)
  return { size: file.length / 1024 / 1024, upload, check, write, counts, memory: (most - idle) / 1024 / 1024, others }
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const result = await work()
  return [(performance.now() - began) / 1000, result]
}

const fileOf = (rows: number, mark: string, more: (n: number) => string): string =>
  [
    'Naam;Webshopnaam;URL;Klant;KVK-nummer;External id',
    ...Array.from({ length: rows }, (_, n) =>
      [
        `Shop ${mark} ${n}`,
        `shop-${n}${more(n)}`,
        `https://shop-${n}.example`,
        `Imported ${(n % 500) + 1}`,
        10_000_000 + n,
        `${mark}-${n}`,
      ].join(';'),
    ),
  ].join('\r\n')
