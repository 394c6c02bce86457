/**
 * Vacuum for the embedded database, which has no autovacuum: without it, dead rows stay, and after some ten
 * thousand writes a count takes seven times as long.
 */
import type { PgliteEngine } from './pglite.ts'

/** Tables with more dead or new rows than autovacuum would leave alone. */
const stale = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
where n_dead_tup > 200 + n_live_tup / 10 or n_ins_since_vacuum > 1000 + n_live_tup / 10 order by 1`

/** Vacuums what needs it, and returns the names of those tables. */
export async function vacuumStale(engine: PgliteEngine): Promise<string[]> {
  await engine.query({ text: 'select pg_stat_force_next_flush()' })
  const { rows } = await engine.query<{ name: string }>({ text: stale })
  for (const { name } of rows) {
    await engine.withoutTimeout(() => engine.query({ text: `vacuum (analyze) ${name}` }))
  }
  return rows.map(({ name }) => name)
}

/** Milliseconds. */
const every = 15_000
const idle = 10_000
const atLeastEvery = 10 * 60_000

/** Vacuums in idle moments, and now and then under a load that has none. @returns A function that ends it. */
export function vacuumInIdleMoments(engine: PgliteEngine): () => void {
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const isIdle = engine.lastUsed() > last && now - engine.lastUsed() > idle
    if (!isIdle && now - last < atLeastEvery) return
    // Whatever goes wrong (a full disk, a busy database) is not the end of anything: the next moment will do.
    vacuumStale(engine)
      .catch(() => {})
      .finally(() => {
        last = performance.now()
      })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
