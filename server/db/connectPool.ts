/** Turns a pool of `pg` connections into the `Engine` that the server works with. */
import { setTimeout as after } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Database } from '#schemas/generated/database.ts'
import { Busy, OutcomeUnknown } from '#server/errors.ts'
import { livingConnections, type Waits } from './livingConnections.ts'
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

export type PoolOptions = {
  /** Called once the pool has ended. */
  closed?: () => Promise<void>
  /** Milliseconds after which the server is given up that answers nothing at all; 0 is without limit. */
  patience?: () => number
  /** See `Engine.reserved`; ended with this one. */
  reserved?: PoolEngine
}
export type PoolEngine = Engine & Pick<OpenEngine, 'as'>

/** Milliseconds for connections to be closed in peace. */
const mostToClose = 5000

/** The engine over `pool`; closing it ends the pool. */
export function engineOver(
  kind: Engine['kind'],
  pool: Pool,
  { closed = async () => {}, patience = () => 0, reserved }: PoolOptions = {},
): PoolEngine {
  // Without a listener a connection that breaks would end the process; who waits for it is told by its own query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { connect, waits } = livingConnections(pool, patience)
  const close = async () => {
    // A server that is gone says no goodbye.
    const late = after(mostToClose, undefined, { ref: false })
    await Promise.all([kind === 'pglite' ? pool.end() : Promise.race([pool.end(), late]), reserved?.close()])
    await closed()
  }
  const inForce = new WeakMap<PoolClient, Role>()
  const onConnect: Engine['onConnect'] = (run) => {
    const handleConnect = () => run()
    pool.on('connect', handleConnect)
    return () => void pool.off('connect', handleConnect)
  }
  const view = (role?: Role): Engine => {
    const engine: Engine = {
      kind,
      ...worker(() => connectAs(() => connect().catch(refuse), role, { inForce, waits }), role, waits),
      get reserved() {
        return reserved ? (role ? reserved.as(role) : reserved) : engine
      },
      onConnect,
      close,
    }
    return engine
  }
  const plain = view()
  return Object.assign(plain, { as: view })
}

type Borrowed = { inForce: WeakMap<PoolClient, Role>; waits: Waits }

/** A connection with that role in force; without one, the login's own. */
async function connectAs(
  connect: () => Promise<PoolClient>,
  role: Role | undefined,
  { inForce, waits }: Borrowed,
): Promise<PoolClient> {
  const client = await connect()
  if (inForce.get(client) === role) return client
  try {
    await ask(client, { text: `set role ${role ?? 'none'}` }, waits)
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
  waits: Waits,
): Omit<Engine, 'kind' | 'reserved' | 'onConnect' | 'close'> {
  const asker = () => (role ? currentOutsider() : undefined)
  const kysely = kyselyOver(async () => {
    if (asker()) throw new Error('Whoever asks from outside is answered by query or transaction of the engine.')
    const client = await connect()
    return viewOf(client, waits, () => client.release())
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
        (client) => (who ? runFor(who, client, statement, waits) : run(client, statement, waits)),
        isReading(statement) ? undefined : (cause) => new OutcomeUnknown(cause),
      )
    },
    transaction: async (work) => {
      const committed: (() => void)[] = []
      const who = asker()
      const result = await withClient((client) => {
        const bound = own.get(client) ?? kyselyOver(async () => viewOf(client, waits, () => {}))
        own.set(client, bound)
        const query: Trx['query'] = (statement) => run(client, who ? namedApart(statement) : statement, waits)
        const afterCommit: Trx['afterCommit'] = (next) => void committed.push(next)
        return bound.transaction().execute(async (trx) => {
          if (who) await ask(client, { text: become(who) }, waits)
          return work({ kysely: trx, query, afterCommit })
        })
      })
      for (const next of committed) forServer(next)
      return result
    },
    alone: (work) => withClient((client) => work({ query: (statement) => run(client, statement, waits) })),
  }
}

/** One statement as the role of outsiders, in a transaction of its own. */
async function runFor<Row>(
  who: Outsider,
  client: PoolClient,
  statement: Statement,
  waits: Waits,
): Promise<Result<Row>> {
  await ask(client, { text: beginFor(who) }, waits).catch((error: unknown) => {
    // Nothing has been asked yet.
    throw isBroken(error) ? new DatabaseBusy(error) : error
  })
  try {
    const result = await run<Row>(client, namedApart(statement), waits)
    await ask(client, { text: 'commit' }, waits)
    return result
  } catch (error) {
    if (!isBroken(error)) await ask(client, { text: 'rollback' }, waits)
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

const viewOf = (client: PoolClient, waits: Waits, release: () => void): Client => ({
  query: (text, values) =>
    ask(client, { text, values }, waits).catch((error: unknown) => {
      if (text === 'commit' && !isUndone(error)) throw new OutcomeUnknown(error)
      // The server rolls back what its client left; the error that led here is the one to tell.
      if (text === 'rollback' && isBroken(error)) return { rows: [] }
      throw isBroken(error) ? new DatabaseBusy(error) : error
    }),
  release,
})

async function run<Row>(client: PoolClient, { text, values, name }: Statement, waits: Waits): Promise<Result<Row>> {
  const answered: QueryResult | QueryResult[] = await ask(
    client,
    { text, name, values: values ? [...values] : undefined },
    waits,
  )
  // Of several statements in one text `pg` gives one result each.
  const results = [answered].flat()
  return {
    rows: results.flatMap((result) => result.rows as Row[]),
    rowCount: results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  }
}

/** A server that is gone without a word is noticed by the time it takes only. */
async function ask(client: PoolClient, statement: QueryConfig, waits: Waits): Promise<QueryResult> {
  // Nothing more is heard on this one, and waiting again for it takes as long again.
  if (waits.isDead(client)) throw new Error('Connection terminated: no answer to the statement before')
  const limited = { ...statement, query_timeout: waits.limitFor(client, statement.text) || undefined }
  return client.query(limited).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('Query read timeout')) waits.gaveUp(client)
    throw error
  })
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
