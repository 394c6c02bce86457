/** Turns a pool of `pg` connections into the `Engine` that the server works with. */
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '#schemas/generated/database.ts'
import { Busy, OutcomeUnknown } from '#server/errors.ts'
import type { Engine, OpenEngine, Result, Statement, Trx } from './engine.ts'
import { currentOutsider, forServer, type Outsider } from './outsider.ts'
import { become, beginFor, type Role } from './roles.ts'

/** No connection could be had in time, or it broke before anything was committed: 503, and nothing was changed. */
export class DatabaseBusy extends Busy {
  constructor(cause: unknown) {
    super()
    this.cause = cause
    this.message = `No answer from the database: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** The engine over `pool`; closing it ends the pool and then calls `closed`. */
export function engineOver(
  kind: Engine['kind'],
  pool: Pool,
  closed: () => Promise<void> = async () => {},
): Engine & Pick<OpenEngine, 'as'> {
  // Without a listener a connection that breaks would end the process; who waits for it is told by its own query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const close = async () => {
    await pool.end()
    await closed()
  }
  const inForce = new WeakMap<PoolClient, Role>()
  const onConnect: Engine['onConnect'] = (run) => void pool.on('connect', () => run())
  const view = (role?: Role): Engine => ({
    kind,
    ...worker(() => connectAs(pool, role, inForce), role),
    onConnect,
    close,
  })
  return { ...view(), as: view }
}

/** A connection with that role in force; without one, the login's own. */
async function connectAs(pool: Pool, role: Role | undefined, inForce: WeakMap<PoolClient, Role>): Promise<PoolClient> {
  const client = await pool.connect().catch(refuse)
  if (inForce.get(client) === role) return client
  try {
    await client.query(`set role ${role ?? 'none'}`)
  } catch (error) {
    client.release(true)
    throw isBroken(error) ? new DatabaseBusy(error) : error
  }
  if (role) inForce.set(client, role)
  else inForce.delete(client)
  return client
}

/** @param role Where one is in force, those who ask from outside are answered by their own. */
function worker(
  connect: () => Promise<PoolClient>,
  role: Role | undefined,
): Omit<Engine, 'kind' | 'onConnect' | 'close'> {
  const asker = () => (role ? currentOutsider() : undefined)
  const kysely = kyselyOver(async () => {
    if (asker()) throw new Error('Whoever asks from outside is answered by query or transaction of the engine.')
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
    kysely,
    // Outside a transaction each statement is committed by itself.
    query: (statement) => {
      const who = asker()
      return withClient(
        (client) => (who ? runFor(who, client, statement) : run(client, statement)),
        isReading(statement) ? undefined : (cause) => new OutcomeUnknown(cause),
      )
    },
    transaction: async (work) => {
      const committed: (() => void)[] = []
      const who = asker()
      const result = await withClient((client) => {
        const bound = own.get(client) ?? kyselyOver(async () => viewOf(client, () => {}))
        own.set(client, bound)
        const query: Trx['query'] = (statement) => run(client, who ? namedApart(statement) : statement)
        const afterCommit: Trx['afterCommit'] = (next) => void committed.push(next)
        return bound.transaction().execute(async (trx) => {
          if (who) await client.query(become(who))
          return work({ kysely: trx, query, afterCommit })
        })
      })
      for (const next of committed) forServer(next)
      return result
    },
    alone: (work) => withClient((client) => work({ query: (statement) => run(client, statement) })),
  }
}

/** One statement as the role of outsiders, in a transaction of its own. */
async function runFor<Row>(who: Outsider, client: PoolClient, statement: Statement): Promise<Result<Row>> {
  await client.query(beginFor(who)).catch((error: unknown) => {
    // Nothing has been asked yet.
    throw isBroken(error) ? new DatabaseBusy(error) : error
  })
  try {
    const result = await run<Row>(client, namedApart(statement))
    await client.query('commit')
    return result
  } catch (error) {
    if (!isBroken(error)) await client.query('rollback')
    throw error
  }
}

/** A plan that was made for one role is never used for the other. */
const namedApart = (statement: Statement): Statement =>
  statement.name === undefined ? statement : { ...statement, name: `${statement.name}_o` }

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
