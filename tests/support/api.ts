/**
 * The server for tests: the real app on a real database. Each worker builds it once; each test starts with
 * empty tables, a clock of its own and an empty log.
 */
import type { FastifyInstance } from 'fastify'
import { test as base } from 'vitest'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Engine } from '#server/db/engine.ts'
import type { WithOwners } from '#server/foundation/access.ts'
import type { JobKind, JobKinds } from '#server/jobs/job.ts'
import { ownerSql } from '#server/ownership/ownerSql.ts'
import { ownerIdsOf } from '#server/ownership/tree.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { createClient, type Client } from './client.ts'
import { people } from './people.ts'
import { kindOf, written } from './product.ts'
import { emptyTables, runDue, startServer, type Row, type Server } from './server.ts'

export type Api = {
  app: FastifyInstance
  engine: Engine
  /**
   * A client signed in as a demo login, or as someone with exactly these roles: the same one on each call until
   * the clock moves, or one with a session of its own.
   */
  as(who: string | readonly string[], options?: Partial<WithOwners> & { anew?: boolean }): Client
  /** A client that is not signed in. */
  anyone(): Client
  /** Adds an account; without a password nobody can sign in to it by name. */
  addUser(user: { username: string; acl?: readonly string[]; password?: string; active?: boolean }): Promise<number>
  /** Creates a record by API, as admin; throws when refused. */
  create(entity: string, body: object): Promise<{ id: number } & Row>
  /** All rows of a table, by id if it has one. */
  rows(table: string): Promise<Row[]>
  /** Log lines of this test, one object per line. */
  log: Row[]
  /** Moves the server's clock, in milliseconds. */
  advance(by: number): void
  /** Runs due jobs until none is left; on another server of the same database, if given. */
  runDue(app?: FastifyInstance): Promise<number>
  /** Enqueues a job, and runs it with all other due jobs. */
  doJob<Kind extends JobKind>(kind: Kind, data: JobKinds[Kind]): Promise<void>
}

/** Started while files are loaded, outside the time limit of tests. */
const running = await startServer()

export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
    onCleanup(running.stop)
    return running
  })
  .extend('api', async ({ server }) => {
    if (server.app.server.listening) throw new Error('A test before this one left the app of all tests listening.')
    // Entries left by another test's calls would appear in this one's log.
    await written(server.app)
    await server.app.securityEvents.flush()
    await emptyTables(server.engine)
    server.log.length = 0
    server.clock.ahead = 0
    return createApi(server)
  })

/** Hashing is slow by design, and tests share a few passwords. */
const hashes = new Map<string, Promise<string>>()
function hashed(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** For a server of the test's own; `test` already has one. */
export function createApi({ app, engine, log, clock }: Omit<Server, 'stop'>): Api {
  const ids = new Map<string, Promise<number>>()
  const signedIn = new Map<string, { client: Client; at: number }>()

  async function addUser({ username, acl = [], password, active = true }: Parameters<Api['addUser']>[0]) {
    const { rows } = await engine.query<{ id: number }>({
      text: 'insert into app_user (username, name, email, kind, roles, active) values ($1, $1, $2, $3, $4, $5) returning id',
      values: [username, `${username}@example.test`, kindOf(acl), acl, active],
    })
    const id = rows[0]?.id ?? 0
    if (password !== undefined) {
      const text = 'insert into credential (user_id, password_hash) values ($1, $2)'
      await engine.query({ text, values: [id, await hashed(password)] })
    }
    return id
  }

  function idOf(username: string, acl: readonly string[]): Promise<number> {
    const known = ids.get(username) ?? addUser({ username, acl })
    ids.set(username, known)
    return known
  }

  function as(...[who, options = {}]: Parameters<Api['as']>): Client {
    const acl = typeof who === 'string' ? people[who] : who
    if (!acl) throw new Error(`There is no demo login "${String(who)}"; name one of ${Object.keys(people).join(', ')}.`)
    const username = typeof who === 'string' ? who : `with-${who.join('-').toLowerCase() || 'nothing'}`
    const known = signedIn.get(username)
    const owners = ownerIdsOf(options)
    if (known?.at === clock.ahead && !options.anew && owners.length === 0) return known.client
    const client = signIn(username, acl, owners)
    if (!options.anew) signedIn.set(username, { client, at: clock.ahead })
    return client
  }

  function signIn(username: string, acl: readonly string[], ownerIds: readonly number[]): Client {
    const client = createClient(app)
    const opened = (async () => {
      const userId = await idOf(username, acl)
      for (const ownerId of ownerIds) {
        const text = `insert into ${ownerSql?.links} (owner_id, target_id) values ($1, $2) on conflict do nothing`
        await engine.query({ text, values: [userId, ownerId] })
      }
      const from = { address: '127.0.0.1', userAgent: 'test' }
      client.cookies.sid = await engine.transaction((trx) => app.sessions.open(trx, userId, from))
    })()
    return {
      ...client,
      get: async (...args) => (await opened, client.get(...args)),
      post: async (...args) => (await opened, client.post(...args)),
      put: async (...args) => (await opened, client.put(...args)),
      delete: async (...args) => (await opened, client.delete(...args)),
      send: async (options) => (await opened, client.send(options)),
    }
  }

  return {
    app,
    engine,
    log,
    as,
    addUser,
    anyone: () => createClient(app),
    async create(name, body) {
      const entity = entityByName.get(name)
      if (!entity) throw new Error(`There is no entity "${name}".`)
      const answer = await as('admin').post(entity.api, body)
      if (answer.statusCode !== 201) throw new Error(`${name} was refused with ${answer.statusCode}: ${answer.body}`)
      return answer.json()
    },
    rows: async (table) => {
      const text = `select to_jsonb(t) as row from "${table}" t order by to_jsonb(t) -> 'id'`
      return (await engine.query<{ row: Row }>({ text })).rows.map(({ row }) => row)
    },
    advance: (by) => {
      clock.ahead += by
    },
    async doJob(kind, data) {
      await engine.transaction((trx) => app.jobs.enqueue(trx, kind, data))
      await runDue({ app, engine, clock })
    },
    runDue: (by = app) => runDue({ app: by, engine, clock }),
  }
}
