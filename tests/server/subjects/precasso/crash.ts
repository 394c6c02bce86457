/** A run whose first chunk fails, as when the process dies: all of it is taken back, and the job is tried again. */
import type { Api } from '#tests/support/api.ts'

export async function withCrash(api: Api, work: () => Promise<void>): Promise<void> {
  await api.engine.query({
    text: `create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$;
      create trigger fail_once before insert on workflow_execution for each row execute function fail_once()`,
  })
  try {
    await work()
  } finally {
    await api.engine.query({ text: 'drop trigger fail_once on workflow_execution; drop function fail_once()' })
  }
  // What failed is tried again when its time has come.
  do
    await api.engine.query({
      text: `update pgboss.job_common set start_after = created_on where state in ('retry', 'created')`,
    })
  while ((await api.runDue()) > 0)
}
