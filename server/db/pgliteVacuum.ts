/**
 * Vacuum for the embedded database, which has no autovacuum: without it, dead rows stay, and after some ten
 * thousand writes a count takes seven times as long.
 *
 * No job of the queue: it belongs to the engine and not to the server, wants the moments in which nothing else is asked, and
 * stands outside every transaction.
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
const atLeastEvery = 10 * 60_000
/** Statements within one such time that are no load: the queue of jobs looks now and then what is due. */
const few = 100

/** Vacuums in idle moments, and now and then under a load that has none. @returns A function that ends it. */
export function vacuumInIdleMoments(engine: PgliteEngine): () => void {
  let last = performance.now()
  let [askedThen, askedBefore] = [engine.asked(), engine.asked()]
  const timer = setInterval(() => {
    const [now, asked] = [performance.now(), engine.asked()]
    const isIdle = asked - askedBefore <= few && asked - askedThen > few
    askedBefore = asked
    if (!isIdle && now - last < atLeastEvery) return
    // Whatever goes wrong (a full disk, a busy database) is not the end of anything: the next moment will do.
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
