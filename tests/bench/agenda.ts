/** `npm run bench -- --only agenda`: pages and counts of a work list with 60,000 open items, and archiving 200 of them. */
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { against, sharesOf, timesOf } from './files/times.ts'

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('bench-agenda', 'Bench', 'agenda@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

/** Open items, a quarter of them late, and five times as many that were done; no more when the database has them. */
const fill = `insert into agenda_item (file_id, customer_id, subject_id, date, assigned_to_id, priority, status, attempts, source, done_at)
  select f.id, f.customer_id, 1 + n.n % 28, current_date - 15 + (n.n % 60)::int, f.case_manager_id, 'normal',
    case when n.n <= $1 then 'open' else 'done' end, 0, 'manual', case when n.n <= $1 then null else now() end
  from generate_series(1, $1 * 6) n(n)
  join (select id, customer_id, case_manager_id, row_number() over (order by id) - 1 as place, count(*) over () as files
    from collection_file where workflow_status <> 'closed') f on f.place = n.n % f.files
  where (select count(*) from agenda_item) < $1`

const due = `_filter[status]=open&_filter[date][lte]=$today&_filter[file.workflowStatus][nin]=${hiddenStatuses.join(',')}`
const open = `_filter[status]=open&_filter[file.workflowStatus][nin]=${hiddenStatuses.join(',')}`
const questions = {
  'first page of what is due': () => due,
  'first page of all that is open': () => open,
  'one subject': (turn: number) => `${open}&_filter[subject]=${1 + (turn % 28)}`,
  'one phase': () => `${open}&_filter[file.phase]=judicial`,
  'late, of one debtor': (turn: number) => `${open}&_filter[file.debtor]=${1 + turn}`,
}

/** @param url A database with files. */
export async function measureAgenda(url: string, say: (line: string) => void, openItems = 60_000): Promise<void> {
  const engine = await openPostgres({ url, poolSize: 10, statementTimeout: 0, connectTimeout: 60_000 })
  await protect(engine, entities)
  await engine.query({ text: fill, values: [openItems] })
  await engine.query({ text: 'vacuum (analyze) agenda_item' })
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: engine.as(serverRole) })
  try {
    await app.ready()
    const { rows } = await engine.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await engine.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const client = createClient(app, { sid })
    await client.get('/api/v4/agenda?_limit=50')
    say(`${'agenda, milliseconds'.padEnd(42)}   p50     p95   whole             hits`)
    for (const [name, ask] of Object.entries(questions)) {
      const paths = Array.from({ length: 30 }, (_, turn) => `/api/v4/agenda?_limit=50&${ask(turn)}`)
      const { p50, p95, known, hits } = await timesOf(client, paths)
      say(
        `${name.padEnd(42)}${p50.toFixed(0).padStart(6)}${p95.toFixed(0).padStart(8)}${known.toFixed(0).padStart(8)} ${against(p95, 300).padEnd(10)}${hits.toLocaleString('en').padStart(8)}`,
      )
    }
    const counts = await timesOf(
      client,
      Array.from({ length: 10 }, () => '/api/v4/agenda/counts'),
    )
    say(
      `counts by subject and team: p50 ${counts.p50.toFixed(0)}, p95 ${counts.p95.toFixed(0)} ms (${against(counts.p95, 300)})`,
    )
    const took = await archive(engine, async (ids) => client.post('/api/v4/agenda/archive', { ids }))
    say(`200 items archived by one call: p50 ${sharesOf(took).p50.toFixed(0)} ms`)
  } finally {
    await app.close()
    await engine.close()
  }
}

async function archive(engine: Engine, send: (ids: number[]) => Promise<{ statusCode: number; body: string }>) {
  const took: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const { rows } = await engine.query<{ id: number }>({
      text: `select id::int as id from agenda_item where status = 'open' order by id desc limit 200`,
    })
    const begun = performance.now()
    const answer = await send(rows.map(({ id }) => id))
    if (answer.statusCode !== 200) throw new Error(`Archiving was refused: ${answer.body}`)
    took.push(performance.now() - begun)
  }
  return took
}
