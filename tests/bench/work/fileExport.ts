/** `npm run bench -- --only fileExport`: a hundred thousand files to a spreadsheet by a job, in duration and memory. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'

const wanted = 100_000
const seconds = 120
const kinds = [
  ['standard', 'csv'],
  ['standard', 'xlsx'],
  ['claims', 'csv'],
  ['claims', 'xlsx'],
] as const

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bench-export', 'Bench', 'export@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

/** @param url A database with files. @param told Receives a line for each export. */
export async function measureFileExport(url: string, told: (line: string) => void): Promise<void> {
  const open = await openPostgres({ url, poolSize: 10, statementTimeout: 0, connectTimeout: 60_000 })
  await protect(open, entities)
  const dataDir = await mkdtemp(join(tmpdir(), 'file-export-'))
  const config = { ...readSettings({ LOG_LEVEL: 'error', DATA_DIR: dataDir }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  try {
    await app.ready()
    const { rows } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const admin = createClient(app, { sid })
    await app.jobs.runDue()
    const query = await lastFiles(admin)
    for (const [columns, format] of kinds) {
      const body = { columns, format, query }
      const begun = performance.now()
      const started = (await admin.post('/api/v4/file/export', body)).json<{
        id: number
        files: number
        rows: number
      }>()
      const counted = (performance.now() - begun) / 1000
      const before = process.memoryUsage.rss()
      let most = before
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100)
      const writing = performance.now()
      await app.jobs.runDue()
      const took = (performance.now() - writing) / 1000
      clearInterval(watch)
      const { state, size } = (await admin.get(`/api/v4/export-job/${started.id}`)).json<{
        state: string
        size: number
      }>()
      told(
        `fileExport: ${columns} as ${format}: ${started.files.toLocaleString('en')} files, ${started.rows.toLocaleString('en')} rows, counted in ${counted.toFixed(1)} s, ` +
          `${state} in ${took.toFixed(1)} s (≤ ${seconds} ${took <= seconds && state === 'done' ? '✓' : '✗'}), ${megabytes(size)}; memory ${megabytes(before)} before, at most ${megabytes(most)}`,
      )
    }
  } finally {
    await app.close()
    await open.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const megabytes = (bytes: number): string => `${((bytes ?? 0) / 2 ** 20).toFixed(0)} MB`

/** As many as are wanted, or all. */
async function lastFiles(client: Client): Promise<object> {
  const answer = await client.get(`/api/v4/file?_order[id]=desc&_limit=1&_offset=${wanted - 1}`)
  const edge = answer.json<{ items: { id: number }[] }>().items[0]?.id
  return edge === undefined ? {} : { _filter: { id: { gte: edge } } }
}
