/** Turns a pool of `pg` connections into the `Engine` that the server works with. */
import { setTimeout as after } from 'node:timers/promises'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { Busy, OutcomeUnknown } from '#server/errors.ts'
import { livingConnections, type Waits } from './livingConnections.ts'
import type { Engine, OpenEngine, Result, Statement, Trx } from './engine.ts'
import { currentOutsider, forServer, type Outsider } from './outsider.ts'
import { becomeOutsider, becomeServer, beginFor, type Role } from './roles.ts'
import { untilCommit } from './untilCommit.ts'

/** No connection was available in time, or it broke before the commit: answered with 503; nothing has changed. */
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
  /** Milliseconds without any answer after which the connection counts as dead; 0 is without limit. */
  patience?: () => number
  /** See `Engine.reserved`; closed together with this engine. */
  reserved?: PoolEngine
}
export type PoolEngine = Engine & Pick<OpenEngine, 'as'>

/** Milliseconds that closing waits for connections to end properly. */
const mostToClose = 5000

/** Makes the engine over `pool`; closing the engine ends the pool. */
export function engineOver(
  kind: Engine['kind'],
  pool: Pool,
  { closed = async () => {}, patience = () => 0, reserved }: PoolOptions = {},
): PoolEngine {
  // Without a listener, a connection that breaks would end the process. Whoever waits for it gets the error
  // from the query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { connect, waits } = livingConnections(pool, patience)
  const close = async () => {
    // A server that has disappeared never confirms the end of a connection, so closing has a time limit.
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

/** Returns a connection on which `role` is set; without a role it keeps that of the login. */
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

/** @param role Role of the server; when set, requests from outside run as the outsider's role. */
function worker(
  connect: () => Promise<PoolClient>,
  role: Role | undefined,
  waits: Waits,
): Omit<Engine, 'kind' | 'reserved' | 'onConnect' | 'close'> {
  const asker = () => (role ? currentOutsider() : undefined)
  /** @param ifBroken Makes the error for a connection that breaks while `work` runs. */
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
        const inTurn = oneByOne()
        const query: Trx['query'] = (statement) => {
          if (!who) return run(client, statement, waits)
          const isAsked = asker() !== undefined
          return inTurn(() =>
            isAsked ? run(client, namedApart(statement), waits) : runForServer(client, statement, waits),
          )
        }
        const afterCommit: Trx['afterCommit'] = (next) => void committed.push(next)
        const last = untilCommit()
        const trx: Trx = { identity: {}, query, afterCommit, beforeCommit: last.beforeCommit }
        return within(client, { begin: who ? beginFor(who) : 'begin', waits }, async () => {
          const done = await work(trx)
          // What follows from a write is the server’s own, whoever wrote.
          await forServer(() => last.finish(trx))
          return done
        })
      })
      for (const next of committed) forServer(next)
      return result
    },
    alone: (work) => withClient((client) => work({ query: (statement) => run(client, statement, waits) })),
  }
}

/** Runs one statement as the outsider's role, in a transaction of its own. */
async function runFor<Row>(
  who: Outsider,
  client: PoolClient,
  statement: Statement,
  waits: Waits,
): Promise<Result<Row>> {
  await ask(client, { text: beginFor(who) }, waits).catch((error: unknown) => {
    // The statement was not sent yet, so nothing can have changed.
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

/** Runs one statement of an outsider's transaction as the server (`forServer`). */
async function runForServer<Row>(client: PoolClient, statement: Statement, waits: Waits): Promise<Result<Row>> {
  await ask(client, { text: becomeServer }, waits)
  // A failed statement ends the transaction, or its savepoint, and the role goes back with either.
  const result = await run<Row>(client, statement, waits)
  await ask(client, { text: becomeOutsider }, waits)
  return result
}

/** Runs one after the other what is asked at once, so that no statement comes between those that change the role. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

/** Separate names per role, so that a plan prepared for one role is never used for the other. */
const namedApart = (statement: Statement): Statement =>
  statement.name === undefined ? statement : { ...statement, name: `${statement.name}_o` }

/** Runs `work` between `begin` and `commit`; what throws is rolled back, the commit included. */
async function within<T>(
  client: PoolClient,
  { begin, waits }: { begin: string; waits: Waits },
  work: () => Promise<T>,
): Promise<T> {
  const control = (text: string) =>
    ask(client, { text }, waits).catch((error: unknown) => {
      throw isBroken(error) ? new DatabaseBusy(error) : error
    })
  try {
    await control(begin)
    const result = await work()
    await ask(client, { text: 'commit' }, waits).catch((error: unknown) => {
      throw isUndone(error) ? error : new OutcomeUnknown(error)
    })
    return result
  } catch (error) {
    // When the connection is gone the server rolls back by itself, and the error that caused the rollback is the
    // one to report.
    await ask(client, { text: 'rollback' }, waits).catch((failure: unknown) => {
      if (!isBroken(failure)) throw failure
    })
    throw error
  }
}

async function run<Row>(client: PoolClient, { text, values, name }: Statement, waits: Waits): Promise<Result<Row>> {
  const answered: QueryResult | QueryResult[] = await ask(
    client,
    { text, name, values: values ? [...values] : undefined },
    waits,
  )
  // For several statements in one text `pg` returns an array of results.
  const results = [answered].flat()
  return {
    rows: results.flatMap((result) => result.rows as Row[]),
    rowCount: results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  }
}

/** A server that disappears without closing its connections is only noticed by a timeout. */
async function ask(client: PoolClient, statement: QueryConfig, waits: Waits): Promise<QueryResult> {
  // The connection already failed to answer; waiting again would take the full timeout once more.
  if (waits.isDead(client)) throw new Error('Connection terminated: no answer to the statement before')
  const limited = { ...statement, query_timeout: waits.limitFor(client, statement.text) || undefined }
  return client.query(limited).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('Query read timeout')) waits.gaveUp(client)
    throw error
  })
}

const isReading = ({ text }: Statement): boolean => /^\s*select\b/i.test(text)

/**
 * Whether a failed commit certainly changed nothing: the database reported the failure, and it was neither a
 * broken connection (08), a shutdown (57) nor an unknown outcome (40003).
 */
const isUndone = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && code !== '40003' && !/^(08|57)/.test(code)
}

function refuse(error: unknown): never {
  throw codeOf(error) && !isBroken(error) ? error : new DatabaseBusy(error)
}

/** SQLSTATE classes after which the connection is unusable: connection exceptions, shutdown, too many connections. */
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

/**
 * The SQLSTATE of an error that the database reported: five capitals and digits, at least one digit, because
 * codes of the operating system such as EPIPE have none.
 */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined
