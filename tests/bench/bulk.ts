/** Measures bulk runs: everything that matches and its preview, then the run itself, on many merchants. */
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'

export type BulkFigures = {
  /** Records that match. */
  total: number
  /** Milliseconds until the preview is answered, and records that it has checked. */
  preview: number
  checked: number
  /** Records written per second, with their audit. */
  perSecond: number
}

type Run = { id: number; state: string; total: number; checked: number; counts: { changed: number } }

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bulk', 'Bulk', 'bulk@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

/** @param databaseUrl A database with merchants. */
export async function measureBulk(databaseUrl: string): Promise<BulkFigures> {
  const limits = { statementTimeout: 30_000, connectTimeout: 60_000 }
  const open = await openPostgres({ url: databaseUrl, poolSize: 10, ...limits })
  await protect(open, entities)
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  try {
    await app.ready()
    const { rows } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const admin = createClient(app, { sid })
    const found = await open.query<{ at: string }>({
      text: 'select (min(created_at) + (least(100000, count(*)) - 1) * interval $1)::text as at from merchant'.replace(
        '$1',
        `'1 minute'`,
      ),
    })
    const query = { _filter: { createdAt: { lte: new Date(found.rows[0]?.at ?? 0).toISOString() } } }
    const values = { webshopName: `bulk ${Date.now()}` }
    await admin.get('/api/v4/merchant')
    const began = performance.now()
    const planned = (await admin.post('/api/v4/merchant/bulk', { action: 'update', values, query })).json<Run>()
    const preview = performance.now() - began
    if (planned.state !== 'previewed') throw new Error(`The preview was refused: ${JSON.stringify(planned)}`)
    await admin.post(`/api/v4/bulk-run/${planned.id}/start`, { count: planned.total })
    const started = performance.now()
    await app.jobs.runDue()
    const seconds = (performance.now() - started) / 1000
    const done = (await admin.get(`/api/v4/bulk-run/${planned.id}`)).json<Run>()
    if (done.state !== 'done') throw new Error(`The run did not end: ${JSON.stringify(done)}`)
    return {
      total: planned.total,
      preview,
      checked: planned.checked,
      perSecond: done.counts.changed / seconds,
    }
  } finally {
    await app.close()
    await open.close()
  }
}
