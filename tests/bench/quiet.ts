/** Waits until a database has finished all work, in the background too. */
import type { Engine } from '#server/db/engine.ts'

const text = `select count(*) from pg_stat_activity
  where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend' and datname = current_database()`

/** @param watcher A separate connection. */
export async function quiet(watcher: Pick<Engine, 'query'>): Promise<void> {
  for (let idle = 0; idle < 3;) {
    const { rows: active } = await watcher.query<{ count: number }>({ text })
    idle = active[0]?.count === 0 ? idle + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
