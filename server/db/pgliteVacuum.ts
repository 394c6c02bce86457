/**
 * Vacuums the embedded database, which has no autovacuum: without it, dead rows accumulate, and after some ten
 * thousand writes a count takes seven times as long.
 *
 * This is no job of the queue: it belongs to the engine, needs idle moments, and must run outside any
 * transaction.
 */
import type { PgliteEngine } from './pglite.ts'

/** Tables with more dead or new rows than autovacuum would tolerate. */
const stale = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
where n_dead_tup > 200 + n_live_tup / 10 or n_ins_since_vacuum > 1000 + n_live_tup / 10 order by 1`

/** Vacuums the tables that need it, and returns their names. */
export async function vacuumStale(engine: PgliteEngine): Promise<string[]> {
  await engine.query({ text: 'select pg_stat_force_next_flush()' })
  const { rows } = await engine.query<{ name: string }>({ text: stale })
  for (const { name } of rows) {
    await engine.withoutTimeout(() => engine.query({ text: `vacuum (analyze) ${name}` }))
  }
  return rows.map(({ name }) => name)
}

/** Milliseconds between two looks. */
const every = 15_000
const atLeastEvery = 10 * 60_000
/** Up to this many statements between two looks count as idle: the job queue polls now and then. */
const few = 100

/**
 * Vacuums in idle moments, and under constant load at least every `atLeastEvery`. @returns A function that
 * stops it.
 */
export function vacuumInIdleMoments(engine: PgliteEngine): () => void {
  let last = performance.now()
  let [askedThen, askedBefore] = [engine.asked(), engine.asked()]
  const timer = setInterval(() => {
    const [now, asked] = [performance.now(), engine.asked()]
    const isIdle = asked - askedBefore <= few && asked - askedThen > few
    askedBefore = asked
    if (!isIdle && now - last < atLeastEvery) return
    // A failure (a full disk, a busy database) is harmless: the next look tries again.
    vacuumStale(engine)
      .catch(() => {})
      .finally(() => {
        last = performance.now()
        askedThen = askedBefore = engine.asked()
      })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
