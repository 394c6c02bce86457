/** `npm run bench -- --only files`: searching, opening and booking on collection files, and carrying their interest overnight. */
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { quiet } from '#tests/bench/quiet.ts'
import { measureBalance } from './balance.ts'
import { measurePage } from './page.ts'
import { measureSearches } from './searches.ts'
import { against } from './times.ts'

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bench-files', 'Bench', 'files@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

/** @param url A database with files. */
export async function measureFiles(url: string, say: (line: string) => void): Promise<void> {
  const limits = { statementTimeout: 0, connectTimeout: 60_000 }
  const open = await openPostgres({ url, poolSize: 10, ...limits })
  await protect(open, entities)
  const clock = { ahead: 0 }
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole), now: () => Date.now() + clock.ahead })
  const watcher = await openPostgres({ url, poolSize: 1, ...limits })
  try {
    await app.ready()
    const { rows } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const client = createClient(app, { sid })
    const asking = { client, engine: open }
    await client.get('/api/v4/file?_limit=50')
    await quiet(watcher)
    say(`${'files, milliseconds'.padEnd(42)}   p50     p95   whole             hits   one bare statement p50, p95`)
    for await (const { name, goal, ours, bare } of measureSearches(asking, hasTotals(app.swagger())))
      say(
        `${`search ${name}`.padEnd(42)}${ours.p50.toFixed(0).padStart(6)}${ours.p95.toFixed(0).padStart(8)}${ours.known.toFixed(0).padStart(8)} ${against(ours.known, goal).padEnd(10)}` +
          `${ours.hits.toLocaleString('en').padStart(8)}   ${bare.p50.toFixed(0)}, ${bare.p95.toFixed(0)}; ratio ${(bare.p50 / ours.p50).toFixed(2)}`,
      )
    const { calls, atOnce, inTurn } = await measurePage(asking)
    say(
      `page of a file: ${calls} calls at once p50 ${atOnce.p50.toFixed(0)}, p95 ${atOnce.p95.toFixed(0)} ms (${against(atOnce.p95, 300)}), ` +
        `in turn p95 ${inTurn.p95.toFixed(0)} ms`,
    )
    const { segments, rules, call, booking, ordinary } = await measureBalance(asking)
    say(
      `balance of 20 claims, 30 payments, 10 rates (${segments} periods): ${rules.toFixed(2)} ms of processor (${against(rules, 5)}), ` +
        `the whole call ${call.toFixed(2)} ms; booking a payment on it p50 ${booking.p50.toFixed(0)}, p95 ${booking.p95.toFixed(0)} ms, ` +
        `on others p50 ${ordinary.p50.toFixed(0)}, p95 ${ordinary.p95.toFixed(0)} ms`,
    )
    await app.jobs.runDue()
    clock.ahead = await aheadOf(open)
    const { count } = await openFiles(open)
    const begun = performance.now()
    await open.transaction((trx) => app.jobs.enqueue(trx, 'ledger.carry', {}))
    await app.jobs.runDue()
    const seconds = (performance.now() - begun) / 1000
    const minutes = (seconds / count) * (380_000 / 60)
    say(
      `carry of ${count.toLocaleString('en')} open files: ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)}/s; ` +
        `380,000 would take ${minutes.toFixed(1)} minutes (${against(minutes, 10)})`,
    )
  } finally {
    await watcher.close()
    await app.close()
    await open.close()
  }
}

type Described = { paths?: Record<string, { get?: { parameters?: readonly object[] } } | undefined> }

/** Whether the description of the API offers the sum of what is owed. */
const hasTotals = (api: object): boolean =>
  JSON.stringify(
    ((api as Described).paths?.['/api/v4/file']?.get?.parameters ?? []).filter(
      (one) => 'name' in one && one.name === '_totals',
    ),
  ).includes('outstanding')

const openOnes = `collection_file where workflow_status <> 'closed'`

/** Milliseconds until the night after the last one that was carried. */
async function aheadOf({ query }: Pick<Engine, 'query'>): Promise<number> {
  const { rows } = await query<{ days: number }>({
    text: `select greatest(0, max(interest_until) - current_date)::int + 1 as days from ${openOnes}`,
  })
  return (rows[0]?.days ?? 1) * 86_400_000
}

async function openFiles({ query }: Pick<Engine, 'query'>): Promise<{ count: number }> {
  const { rows } = await query<{ count: number }>({ text: `select count(*)::int as count from ${openOnes}` })
  return { count: rows[0]?.count ?? 0 }
}
