/** Turns a pool of `pg` connections into the `Engine` that the server works with. */
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '#schemas/generated/database.ts'
import { Busy, OutcomeUnknown } from '#server/errors.ts'
import type { Engine, Result, Statement, Trx } from './engine.ts'

/** No connection could be had in time, or it broke before anything was committed: 503, and nothing was changed. */
export class DatabaseBusy extends Busy {
  constructor(cause: unknown) {
    super()
    this.cause = cause
    this.message = `No answer from the database: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** The engine over `pool`; closing it ends the pool and then calls `closed`. */
export function engineOver(kind: Engine['kind'], pool: Pool, closed: () => Promise<void> = async () => {}): Engine {
  // Without a listener a connection that breaks would end the process; who waits for it is told by its own query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const connect = () => pool.connect().catch(refuse)
  const kysely = kyselyOver(async () => {
    const client = await connect()
    return viewOf(client, () => client.release())
  })
  const own = new WeakMap<PoolClient, Kysely<Database>>()

  /** @param ifBroken The answer when the connection breaks while `work` runs. */
  async function withClient<T>(
    work: (client: PoolClient) => Promise<T>,
    ifBroken: (cause: unknown) => Error = (cause) => new DatabaseBusy(cause),
  ): Promise<T> {
    const client = await connect()
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DatabaseBusy || error instanceof OutcomeUnknown) {
        broken = true
        throw error
      }
      broken = isBroken(error)
      throw broken ? ifBroken(error) : error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind,
    kysely,
    // Outside a transaction each statement is committed by itself.
    query: (statement) =>
      withClient(
        (client) => run(client, statement),
        isReading(statement) ? undefined : (cause) => new OutcomeUnknown(cause),
      ),
    transaction: async (work) => {
      const committed: (() => void)[] = []
      const result = await withClient((client) => {
        const bound = own.get(client) ?? kyselyOver(async () => viewOf(client, () => {}))
        own.set(client, bound)
        const query: Trx['query'] = (statement) => run(client, statement)
        const afterCommit: Trx['afterCommit'] = (next) => void committed.push(next)
        return bound.transaction().execute((trx) => work({ kysely: trx, query, afterCommit }))
      })
      for (const next of committed) next()
      return result
    },
    alone: (work) => withClient((client) => work({ query: (statement) => run(client, statement) })),
    close: async () => {
      await pool.end()
      await closed()
    },
  }
}

/** What Kysely asks of a connection. */
type Client = { query(text: string, values: unknown[]): Promise<unknown>; release(): void }

const kyselyOver = (connect: () => Promise<Client>): Kysely<Database> =>
  new Kysely<Database>({
    // The pool is ended by the engine, not by Kysely.
    dialect: new PostgresDialect({ pool: { connect: connect as () => Promise<PoolClient>, end: async () => {} } }),
  })

const viewOf = (client: PoolClient, release: () => void): Client => ({
  query: (text, values) =>
    client.query(text, values).catch((error: unknown) => {
      if (text === 'commit' && !isUndone(error)) throw new OutcomeUnknown(error)
      // The server rolls back what its client left; the error that led here is the one to tell.
      if (text === 'rollback' && isBroken(error)) return { rows: [] }
      throw isBroken(error) ? new DatabaseBusy(error) : error
    }),
  release,
})

async function run<Row>(client: PoolClient, { text, values, name }: Statement): Promise<Result<Row>> {
  const result = await client.query({ text, name, values: values ? [...values] : undefined })
  return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 }
}

const isReading = ({ text }: Statement): boolean => /^\s*select\b/i.test(text)

/**
 * Whether a commit that failed is known to have changed nothing: the database said so, and neither that the connection or the
 * server ends (08, 57) nor that it does not know itself (40003).
 */
const isUndone = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && code !== '40003' && !/^(08|57)/.test(code)
}

function refuse(error: unknown): never {
  throw codeOf(error) && !isBroken(error) ? error : new DatabaseBusy(error)
}

/** SQLSTATE classes after which the connection is of no use: connection exceptions, shutdown, too many connections. */
const isBroken = (error: unknown): boolean => {
  const code = codeOf(error)
  if (code) return /^(08|57P0|53300|25P0[34])/.test(code)
  if (!(error instanceof Error)) return false
  const isFromSystem = 'code' in error && typeof error.code === 'string' && /^(E[A-Z]+|ERR_STREAM_)/.test(error.code)
  return (
    isFromSystem ||
    /^(Connection terminated|Client has encountered a connection|Query read timeout)/.test(error.message)
  )
}

/** The SQLSTATE of an error that the database reported: five capitals and digits (EPIPE has no digit). */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined
