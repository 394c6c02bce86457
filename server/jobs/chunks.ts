/**
 * Work in chunks: each is one transaction together with the progress of the job, so that a restart continues
 * after the last committed chunk.
 */
import type { Engine, Trx } from '#server/db/engine.ts'

/** Result of one chunk. */
export type Chunk<Cursor> = {
  /** Number of items done in this chunk. */
  done: number
  /** Number of items that failed and were skipped. */
  errors?: number
  /** Total of all chunks, if known. */
  total?: number
  /** Start of the next chunk; absent after the last. */
  cursor?: Cursor
}

/** `cursor` is where the chunk before ended; undefined for the first. */
type Step<Cursor> = (trx: Trx, cursor: Cursor | undefined) => Promise<Chunk<Cursor>>

export type InChunks = <Cursor>(step: Step<Cursor>) => Promise<void>

/** End of an attempt: another process took over the job, because this one seemed dead. The chunk is rolled back. */
export class TakenOver extends Error {
  override name = 'TakenOver'
}

/** Attempt at a job. `rootId`: id of the original job, before an administrator had it repeated. */
export type Try = { kind: string; id: string; rootId: string; retryCount: number; signal: AbortSignal }

export const inChunks =
  ({ transaction }: Pick<Engine, 'transaction'>, now: () => number, one: Try): InChunks =>
  async <Cursor>(step: Step<Cursor>) => {
    for (let isOver = false; !isOver;) {
      one.signal.throwIfAborted()
      isOver = await transaction(async (trx) => {
        await keepClaim(trx, one)
        const { rows } = await trx.query<{ cursor: Cursor | null }>({
          text: 'select cursor from job_run where job_id = $1',
          values: [one.rootId],
        })
        const chunk = await step(trx, rows[0]?.cursor ?? undefined)
        await write(trx, one, chunk, new Date(now()).toISOString())
        return chunk.cursor === undefined
      })
    }
  }

/**
 * Locks the job, so that nobody takes it over before the transaction ends. @throws {TakenOver} When somebody
 * already has.
 */
export async function keepClaim({ query }: Trx, { kind, id, retryCount }: Try): Promise<void> {
  const { rows } = await query({
    text: `select 1 as held from pgboss.job where name = $1 and id = $2 and state = 'active' and retry_count = $3 for key share`,
    values: [kind, id, retryCount],
  })
  if (rows.length === 0) throw new TakenOver(`The job ${id} (${kind}) was taken over.`)
}

const add = `insert into job_run as r (job_id, kind, started_at, updated_at, done, errors, total, cursor)
  values ($1, $2, $3, $3, $4, $5, $6, $7::jsonb)
  on conflict (job_id) do update set updated_at = excluded.updated_at, done = r.done + excluded.done,
    errors = r.errors + excluded.errors, total = coalesce(excluded.total, r.total), cursor = excluded.cursor`

async function write({ query }: Trx, { kind, rootId }: Try, chunk: Chunk<unknown>, at: string): Promise<void> {
  const { done, errors = 0, total = null, cursor } = chunk
  const values = [rootId, kind, at, done, errors, total, cursor === undefined ? null : JSON.stringify(cursor)]
  await query({ text: add, values })
}
