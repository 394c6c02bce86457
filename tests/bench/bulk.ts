/**
 * Measures runs over many merchants: everything that matches and its preview, then an edit and a deletion, each beside
 * one bare statement that writes the same rows and lines of the audit.
 */
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { meanwhile } from './pageWaits.ts'

export type BulkFigures = {
  name: string
  /** Records that match, and those that the preview has checked. */
  total: number
  checked: number
  /** Milliseconds until the preview is answered. */
  preview: number
  /** Records written per second, with their audit: by the run, and by the bare statement. */
  perSecond: number
  bare: number
  /** Milliseconds that others waited for a page during the run, 95th percentile. */
  others: number
}

type Run = { id: number; state: string; total: number; checked: number; counts: { changed: number } }

/** Merchants that the deletion adds first, so that a million stay. */
const added = 20_000
const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bulk', 'Bulk', 'bulk@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`
const addMerchants = `insert into merchant (name, webshop_name, client_id, created_at)
  select 'Bulk ' || n, 'bulk-' || n, (select min(id) from customer), '1999-01-01' from generate_series(1, ${added}) n`
const lineColumns = `insert into audit_log (actor_name, action, entity, record_id, changes, request_id)`
const bareEdit = `with changed as (update merchant set webshop_name = 'bare', version = version + 1 where created_at < $1 returning id, webshop_name)
  ${lineColumns} select 'bench', 'update', 'merchant', id, jsonb_build_object('webshopName', jsonb_build_object('to', webshop_name)), 'bench' from changed`
const bareDelete = `with gone as (delete from merchant where created_at < $1 returning *)
  ${lineColumns} select 'bench', 'delete', 'merchant', id, to_jsonb(gone), 'bench' from gone`

/** @param databaseUrl A database with merchants. @param told Receives the figures of each kind of run. */
export async function measureBulk(databaseUrl: string, told: (figures: BulkFigures) => void): Promise<void> {
  const limits = { statementTimeout: 0, connectTimeout: 60_000 }
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
    const run = (name: string, body: object, bare: string, before: string) =>
      measureRun({ name, body, bare, before }, { open, admin, runDue: () => app.jobs.runDue() }).then(told)
    await admin.get('/api/v4/merchant')
    const found = await open.query<{ at: Date | string }>({
      text: 'select created_at as at from merchant order by created_at offset (select least(100000, count(*) - 1) from merchant) limit 1',
    })
    const many = new Date(found.rows[0]?.at ?? 0).toISOString()
    await run('edit', { action: 'update', values: { webshopName: `bulk ${Date.now()}` } }, bareEdit, many)
    await open.query({ text: addMerchants })
    await run('delete', { action: 'delete' }, bareDelete, '1999-12-31T00:00:00Z')
  } finally {
    await app.close()
    await open.close()
  }
}

type Measured = { name: string; body: object; bare: string; before: string }
type With = { open: Engine; admin: Client; runDue(): Promise<number> }

async function measureRun({ name, body, bare, before }: Measured, { open, admin, runDue }: With): Promise<BulkFigures> {
  const bareTook = await undone(open, bare, before)
  const query = { _filter: { createdAt: { lt: before } } }
  const began = performance.now()
  const planned = (await admin.post('/api/v4/merchant/bulk', { ...body, query })).json<Run>()
  const preview = performance.now() - began
  if (planned.state !== 'previewed') throw new Error(`The preview was refused: ${JSON.stringify(planned)}`)
  await admin.post(`/api/v4/bulk-run/${planned.id}/start`, { count: planned.total })
  const started = performance.now()
  const { p95: others } = await meanwhile(admin, runDue)
  const seconds = (performance.now() - started) / 1000
  const done = (await admin.get(`/api/v4/bulk-run/${planned.id}`)).json<Run>()
  if (done.state !== 'done') throw new Error(`The run did not end: ${JSON.stringify(done)}`)
  const { total, checked } = planned
  return { name, total, checked, preview, perSecond: done.counts.changed / seconds, bare: total / bareTook, others }
}

class Undone extends Error {}

/** @returns Seconds of the statement, whose effect is rolled back. */
async function undone(open: Engine, text: string, before: string): Promise<number> {
  let took = Number.NaN
  await open
    .transaction(async (trx) => {
      const begun = performance.now()
      await trx.query({ text, values: [before] })
      took = (performance.now() - begun) / 1000
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return took
}

/** One line per kind of run. */
export function bulkLine({ name, total, checked, preview, perSecond, bare, others }: BulkFigures): string {
  const goal = name === 'edit' ? ` (≥ 5,000 ${perSecond >= 5000 ? '✓' : '✗'})` : ''
  return (
    `bulk ${name}: ${total.toLocaleString('en')} found and previewed (${checked.toLocaleString('en')} checked) in ${preview.toFixed(0)} ms ` +
    `(≤ 2000 ${preview <= 2000 ? '✓' : '✗'}); written with audit ${perSecond.toFixed(0)}/s${goal}, ` +
    `one bare statement ${bare.toFixed(0)}/s, ratio ${(perSecond / bare).toFixed(2)}; ` +
    `pages meanwhile p95 ${others.toFixed(0)} ms (≤ 300 ${others <= 300 ? '✓' : '✗'})`
  )
}
