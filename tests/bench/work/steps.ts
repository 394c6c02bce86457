/** Measures a run of workflow steps over many files: selecting those that are due, executing them, and how long others wait meanwhile. */
import { entities } from '#schemas/generated/entities.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { files } from '#server/subjects/workflow/owner.ts'
import { selectDue } from '#server/subjects/workflow/runs/select.ts'
import { createClient } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { meanwhile } from '#tests/bench/pageWaits.ts'

/** Files whose steps are due. */
const due = 25_000
const today = () => new Date().toISOString().slice(0, 10)

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('work', 'Work', 'work@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`

/** Of ten files seven are written to, two get an agenda item, and of one the status changes. */
const addSteps = `with w as (insert into workflow (name, code, revision, category, phase, file_type, status, activated_at)
    values ('Bench', 'bench-' || extract(epoch from clock_timestamp())::bigint, 1, 'client_specific', 'amicable', 'both', 'active', now()) returning id),
  e as (insert into email_template (name, code, active, languages, subject, body) values ('Bench', 'bench-' || extract(epoch from clock_timestamp())::bigint, true, '{nl}',
    '{"nl":"Dossier {{file.number}}"}', '{"nl":"<p>{{debtor.salutationLine}}</p><p>Betaal {{file.total.outstanding}} van dossier {{file.number}} van {{customer.company}}.</p>"}') returning id),
  last as (insert into workflow_step (workflow_id, sequence, name, action_type, delay_days, active) select id, 4, '{"nl":"Wachten"}', 'wait', 30, true from w returning id)
  insert into workflow_step (workflow_id, sequence, name, action_type, email_template_id, post_mail_template_id, agenda_subject_id, new_file_status_id,
      delay_days, delay_basis, next_step_id, send_from, send_until, destination, active)
    select w.id, n, jsonb_build_object('nl', 'Stap ' || n), (array['send_email', 'agenda', 'change_status'])[n], case n when 1 then e.id end, null,
      case n when 2 then (select min(id) from agenda_subject where active) end, case n when 3 then (select min(id) from file_status where active) end,
      0, 'calendar', last.id, case n when 1 then '19:58' end, case n when 1 then '19:59' end, 'debtor', true
    from w, e, last, generate_series(1, 3) n returning id::int, workflow_id::int as workflow, sequence::int as n`

const begin = `with chosen as (select f.id, row_number() over (order by f.id) as n from collection_file f
    where f.workflow_status not in ('closed', 'monitoring', 'monitoring_in_progress') and f.outstanding > 0 order by f.id limit ${due})
  update collection_file f set workflow_status = 'in_progress', hold_reason = null, paused_until = null, workflow_id = $1, workflow_step_due_at = $2,
    workflow_step_id = case when c.n % 10 < 7 then $3::bigint when c.n % 10 < 9 then $4::bigint else $5::bigint end
  from chosen c where c.id = f.id`

class Undone extends Error {}

/** @param url A database with an office. @param told Receives the figures as a line. */
export async function measureSteps(url: string, told: (line: string) => void): Promise<void> {
  const open = await openPostgres({ url, poolSize: 10, statementTimeout: 0, connectTimeout: 60_000 })
  await protect(open, entities)
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  try {
    await app.ready()
    await prepare(open)
    const { rows } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const from = { address: '127.0.0.1', userAgent: 'bench' }
    const sid = await open.transaction((trx) => app.sessions.open(trx, rows[0]?.id ?? 0, from))
    const admin = createClient(app, { sid })
    // What was enqueued before is not measured.
    await app.jobs.runDue()
    const made = await admin.post(processingRun.api, { type: 'file', name: 'Bench', plannedFor: today() })
    const { id } = made.json<{ id: number }>()
    const selecting = await undone(open, (trx) => selectDue(trx, { of: files, run: id, day: today(), now: app.now() }))
    const approved = await admin.post(`${processingRun.api}/${id}/approve`)
    if (approved.statusCode !== 200) throw new Error(`The run was refused: ${approved.body}`)
    const began = performance.now()
    const { p95 } = await meanwhile(admin, () => app.jobs.runDue(), [
      '/api/v4/agenda?_limit=50',
      '/api/v4/file?_limit=50',
    ])
    const seconds = (performance.now() - began) / 1000
    const run = (await admin.get(`${processingRun.api}/${id}`)).json<Run>()
    const perSecond = run.total / seconds
    told(
      `work: ${selecting.count.toLocaleString('en')} due files selected in ${(selecting.took / 1000).toFixed(1)} s (≤ 60), ` +
        `executed ${perSecond.toFixed(0)}/s (≥ 200 ${perSecond >= 200 ? '✓' : '✗'}): ${run.done} done, ${run.held} held, ${run.failed} failed; ` +
        `agenda and files meanwhile p95 ${p95.toFixed(0)} ms (≤ 300 ${p95 <= 300 ? '✓' : '✗'})`,
    )
  } finally {
    await app.close()
    await open.close()
  }
}

type Run = { total: number; done: number; held: number; failed: number }

async function prepare(open: Engine): Promise<void> {
  const { rows } = await open.query<{ id: number; workflow: number; n: number }>({ text: addSteps })
  const step = (n: number) => rows.find((row) => row.n === n)?.id
  await open.query({ text: begin, values: [rows[0]?.workflow, today(), step(1), step(2), step(3)] })
  await open.query({ text: 'analyze collection_file' })
}

async function undone(
  open: Engine,
  work: (trx: Parameters<Parameters<Engine['transaction']>[0]>[0]) => Promise<number>,
) {
  const figures = { count: 0, took: Number.NaN }
  await open
    .transaction(async (trx) => {
      const begun = performance.now()
      figures.count = await work(trx)
      figures.took = performance.now() - begun
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return figures
}
