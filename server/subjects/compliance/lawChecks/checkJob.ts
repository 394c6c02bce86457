/** Every night: what each check of the law finds, kept as a number and the first files. */
import type { Engine } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { found, type LawCheck } from './lawCheck.ts'
import { lawChecks } from './lawChecks.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'compliance.lawChecks': Record<string, never>
  }
}

/** Files that are kept by their ids, the oldest first. */
export const mostKept = 50

const keep = (check: LawCheck): string => `
with found as (${found(check)})
insert into law_finding (check_id, count, first_ids, checked_at)
  select $2, count(*)::int, coalesce((array_agg(id order by id))[1:${mostKept}], '{}'), $3::timestamptz from found
on conflict (check_id) do update set count = excluded.count, first_ids = excluded.first_ids, checked_at = excluded.checked_at`

export const lawCheckJob = job({
  kind: 'compliance.lawChecks',
  schedule: '20 5 * * *',
  work: async (_data, { app, signal }) => {
    for (const check of lawChecks) if (!signal.aborted) await keepFound(app.engine, check, app.now())
  },
})

/** It reads all files, so it may take longer than an ordinary statement. */
async function keepFound(engine: Engine, check: LawCheck, now: number): Promise<void> {
  await engine.transaction(async (trx) => {
    await trx.query({ text: `select set_config('statement_timeout', '0', true)` })
    await trx.query({ text: keep(check), values: [todayAt(now), check.id, new Date(now).toISOString()] })
  })
}
