/** Work in chunks: each is one transaction together with how far the job came, so that whoever goes on begins where it ended. */
import type { Engine, Trx } from '#server/db/engine.ts'

/** What one chunk came to. */
export type Chunk<Cursor> = {
  /** Of whatever is counted: how many more are done. */
  done: number
  /** How many of them went wrong and were passed over. */
  errors?: number
  /** Of all chunks together, where it is known. */
  total?: number
  /** Where the next one begins; without it there is none. */
  cursor?: Cursor
}

/** Given where the chunk before ended; undefined for the first. */
type Step<Cursor> = (trx: Trx, cursor: Cursor | undefined) => Promise<Chunk<Cursor>>

export type InChunks = <Cursor>(step: Step<Cursor>) => Promise<void>

/** Somebody else has the job by now, because this process was taken for dead. What was begun is undone. */
export class TakenOver extends Error {
  override name = 'TakenOver'
}

/** A try of a job. `rootId`: of the job that it was at first, before somebody had it tried again. */
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

/** Until the transaction ends nobody takes the job over. @throws {TakenOver} When somebody has already. */
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
