/**
 * The server owns no tables and can alter none; and people from outside see only their own rows, whatever a
 * statement says.
 */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { makeRoles } from '#server/db/grants.ts'
import { forOutsider } from '#server/db/outsider.ts'
import { liftPolicies, protect } from '#server/protect.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import { openTestEngine } from '#tests/support/engine.ts'
import { emptyTables, startServer } from '#tests/support/server.ts'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'
import { withKey } from '#tests/support/withKey.ts'

type Told = { rows?: Record<string, unknown>[]; code?: string }

const path = '/api/v4/customer/raw/:how'
const server = await startServer({
  rowSecurity: true,
  /** A route that forgets every condition. */
  async add(app) {
    app.get<{ Params: { how: string }; Querystring: { text: string } }>(
      path,
      { config: { acl: '*' } },
      async (request) => {
        const statement = { text: request.query.text, name: `raw ${request.query.text.slice(0, 40)}` }
        const { how } = request.params
        return (
          how === 'query' ? app.engine.query(statement) : app.engine.transaction((trx) => trx.query(statement))
        ).then(
          ({ rows }): Told => ({ rows }),
          (error: { code: string }): Told => ({ code: error.code }),
        )
      },
    )
    app.get('/api/v4/customer/session-id', { config: { acl: '*' } }, async ({ sessionId }) => ({ sessionId }))
    return []
  },
})
afterAll(server.stop)
beforeEach(() => emptyTables(server.engine))

type Asker = { get(url: string): Promise<{ json<T>(): T }> }

const ask = async (client: Asker, text: string, how = 'query'): Promise<Told> =>
  (await client.get(`/api/v4/customer/raw/${how}?text=${encodeURIComponent(text)}`)).json<Told>()

const ways = ['query', 'transaction']
const refused = { code: '42501' }

async function office(api: Api) {
  const mine = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  for (const { id } of [mine, other]) {
    await api.create('contact-person', { customer: id, lastName: `of ${id}` })
    await api.create('merchant', { client: id, name: `of ${id}` })
  }
  return { mine, other }
}

const whoIs = `select current_user::text as role, current_setting('is_superuser') as super,
  exists (select from pg_class where relowner = current_user::regrole) as owns`

test.each(ways)('staff are served by a role that owns nothing and can alter nothing (%s)', async (how) => {
  const api = createApi(server)
  const admin = api.as('admin')
  expect(await ask(admin, whoIs, how)).toEqual({ rows: [{ role: 'dossier_server', super: 'off', owns: false }] })
  await api.create('customer', { number: 'C-1', company: 'Mine' })
  for (const text of [
    'create table mine (id int)',
    'create table change_log.mine (id int)',
    'alter table customer add column mine int',
    'alter table customer disable row level security',
    'drop policy rows_of_outsiders on customer',
    'drop table session',
    'truncate customer',
    'create role mine',
    "update audit_log set actor_name = 'nobody'",
    'delete from audit_log',
    'update audit_seal set hash = hash',
    'delete from audit_seal',
    "insert into migration (name, checksum) values ('9999-mine.sql', '')",
    'delete from protection',
  ]) {
    expect([text, (await ask(admin, text, how)).code]).toEqual([text, expect.stringMatching(/^42501$/)])
  }
  expect((await ask(admin, 'select count(*) from audit_log', how)).rows).not.toEqual([{ count: 0 }])
})

test.each(ways)('people from outside get their own rows of a statement without a condition (%s)', async (how) => {
  const api = createApi(server)
  const { mine, other } = await office(api)
  const key = await withKey(api, { customer: mine.id, scopes: ['customers:read'] })
  const askers = {
    customer: api.as('customer', { customerIds: [mine.id] }),
    contact: api.as('contact', { customerIds: [mine.id] }),
    key: { get: (url: string) => key.call('GET', url) },
  }
  for (const [name, asker] of Object.entries(askers)) {
    const found = (text: string) => ask(asker, text, how).then((told) => [name, told])
    const role = { role: 'dossier_outsider', super: 'off', owns: false }
    expect(await found(whoIs)).toEqual([name, { rows: [role] }])
    expect(await found('select company from customer')).toEqual([name, { rows: [{ company: 'Mine' }] }])
    expect(await found('select last_name from contact_person')).toEqual([
      name,
      { rows: [{ last_name: `of ${mine.id}` }] },
    ])
    expect(await found('select name from merchant')).toEqual([
      name,
      { rows: name === 'contact' ? [] : [{ name: `of ${mine.id}` }] },
    ])
    expect(await found(`update customer set company = company where id = ${other.id} returning id`)).toEqual([
      name,
      refused,
    ])
    expect(await found(`update contact_person set customer_id = ${other.id}`)).toEqual([name, refused])
    expect(await found("insert into customer (number, company) values ('C-3', 'New')")).toEqual([name, refused])
    expect(await found('select from change_log.customer')).toEqual([name, refused])
    expect(await found('delete from audit_log')).toEqual([name, refused])
    expect(await found('create table mine (id int)')).toEqual([name, refused])
  }
  expect(await api.rows('customer')).toHaveLength(3)
  // The connection keeps nothing of it.
  const after = await ask(
    api.as('admin'),
    "select count(*) as count, current_setting('dossier.asker', true) as asker from customer",
    how,
  )
  expect(after.rows).toEqual([{ count: 3, asker: expect.toBeOneOf(['', null]) }])
})

test('an account from outside with a right of staff gets no more than its own rows', async () => {
  const api = createApi(server)
  const { mine } = await office(api)
  const text =
    "insert into app_user (username, name, email, kind, roles) values ('both', 'B', 'b@example.test', 'customer', $1) returning id"
  const values = [['ROLE_EMPLOYEE', 'ROLE_CUSTOMER']]
  const [user] = (await api.engine.query<{ id: number }>({ text, values })).rows
  const bound = 'insert into app_user_customers (owner_id, target_id) values ($1, $2)'
  await api.engine.query({ text: bound, values: [user?.id, mine.id] })
  const both = api.anyone()
  both.cookies.sid = await server.engine.transaction((trx) =>
    server.app.sessions.open(trx, user?.id ?? 0, { address: '127.0.0.1', userAgent: 'test' }),
  )
  expect((await both.get('/api/v4/customer')).json()).toMatchObject({ total: 1, items: [{ id: mine.id }] })
  // Staff's totals are not taken from an outsider's view.
  expect((await api.as('admin').get('/api/v4/customer')).json()).toMatchObject({ total: 2 })
})

test('a call with a key has no session, whatever cookie comes along', async () => {
  const api = createApi(server)
  const customer = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const { cookies, get } = api.as('admin')
  const url = '/api/v4/customer/session-id'
  expect((await get(url)).json()).toEqual({ sessionId: expect.stringMatching(/./) })
  const key = await withKey(api, { customer: customer.id, scopes: ['customers:read'] })
  expect((await key.call('GET', url, { cookies })).json()).toEqual({ sessionId: '' })
})

test('who does not say who asks sees no rows', async () => {
  await office(createApi(server))
  const count = (who: string) =>
    server.engine.transaction(async ({ query }) => {
      await query({ text: `set local role dossier_outsider` })
      await query({ text: `select set_config('dossier.asker', $1, true)`, values: [who] })
      return (await query<{ count: number }>({ text: 'select count(*) from customer' })).rows[0]?.count
    })
  expect(await count('')).toBe(0)
  expect(await count('{}')).toBe(0)
  expect(await count('{"acl":["ROLE_CUSTOMER"]}')).toBe(0)
  expect(await count('{"acl":["ROLE_EMPLOYEE"],"customerIds":[1,2]}')).toBe(0)
  expect(await count('{"acl":["ROLE_CUSTOMER"],"customerIds":[1,2]}')).toBe(2)
})

test('a failure and a prepared statement leave nothing of one asker to the next', async () => {
  const { mine, other } = await office(createApi(server))
  const { engine } = server.app
  const asked = (id: number, text: string) =>
    forOutsider({ acl: ['ROLE_CUSTOMER'], customerIds: [id] }, () =>
      engine.query<{ id: number }>({ text, name: 'shared' }),
    )
  for (const { id } of [mine, other, mine]) {
    expect((await asked(id, 'select id from customer')).rows).toEqual([{ id }])
    await expect(
      forOutsider({ acl: ['ROLE_CUSTOMER'], customerIds: [id] }, () => engine.query({ text: 'select 1 / 0' })),
    ).rejects.toMatchObject({ code: '22012' })
    expect((await engine.query({ text: 'select id from customer', name: 'shared' })).rows).toHaveLength(2)
  }
})

test('what waits for everybody is written as the server, whoever’s call sets it off', async () => {
  const api = createApi(server)
  const { mine, other } = await office(api)
  const key = await withKey(api, { customer: mine.id, scopes: ['customers:read'] })
  await server.app.apiLog.flush()
  expect((await key.call('GET', `/api/v4/customer/${mine.id}`)).statusCode).toBe(200)
  await forOutsider({ acl: ['ROLE_CUSTOMER'], customerIds: [other.id] }, () => server.app.apiLog.flush())
  const lines = (await api.rows('api_log')).filter(({ path: asked }) => asked === `/api/v4/customer/${mine.id}`)
  expect(lines).toMatchObject([{ customer_id: mine.id, status: 200 }])
})

test('a migration takes the policies away, and they come back; meanwhile nobody from outside sees a row', async () => {
  const engine = await openTestEngine()
  try {
    const seen = () =>
      engine.transaction(async ({ query }) => {
        await query({ text: `insert into customer (number, company) values ('C-1', 'Mine')` })
        await query({ text: 'set local role dossier_outsider' })
        const who = '{"acl":["ROLE_CUSTOMER"],"customerIds":[1,2,3,4,5]}'
        await query({ text: `select set_config('dossier.asker', $1, true)`, values: [who] })
        const { rows } = await query<{ count: number }>({ text: 'select count(*) from customer' })
        await query({ text: 'reset role' })
        await query({ text: 'delete from customer' })
        return rows[0]?.count
      })
    expect(await seen()).toBe(1)
    await engine.transaction(async (trx) => {
      await liftPolicies(trx)
      await trx.query({ text: 'alter table contact_person alter column customer_id type integer' })
      await trx.query({ text: 'alter table contact_person alter column customer_id type bigint' })
    })
    expect(await seen()).toBe(0)
    await protect(engine, entities)
    expect(await seen()).toBe(1)
    // Removing a rule drops its policy, and changing one replaces it.
    const open = entities.map((one) =>
      one.name === 'customer' ? { ...one, access: { ...one.access, rows: undefined } } : one,
    )
    await protect(engine, open)
    const policies = `select policyname::text as name from pg_policies where tablename = 'customer' order by 1`
    expect((await engine.query({ text: policies })).rows).toEqual([])
    await protect(engine, entities)
    expect((await engine.query({ text: policies })).rows).toEqual([
      { name: 'rows_of_outsiders' },
      { name: 'rows_of_server' },
    ])
  } finally {
    await engine.close()
  }
})

test('a login that may not make the roles is told what an administrator runs', async () => {
  const name = `plain_${process.pid}`
  const asPlain = server.engine.transaction(async (trx) => {
    await trx.query({ text: `create role ${name}` })
    await trx.query({ text: `set local role ${name}` })
    await makeRoles(trx)
  })
  await expect(asPlain).rejects.toThrow(`grant dossier_server, dossier_outsider to "${name}";`)
})

test('search texts are seen by people from outside as the records are that they are of', async () => {
  const api = createApi(server)
  const { customer } = await openOffice(api)
  const other = await api.create('customer', { number: 'C-9', company: 'Other' })
  const files = []
  for (const one of [customer, other.id])
    files.push(
      await openFile(api, {
        customer: one,
        fileType: 'private',
        debtor: person,
        claims: [claim('F-1', '2026-01-31', 10)],
      }),
    )
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [customer] })
  const text = 'select id::int from collection_file_search order by id'
  for (const how of ways) expect(await ask(client, text, how)).toEqual({ rows: [{ id: files[0]?.id }] })
  expect(await ask(api.as('admin'), text)).toEqual({ rows: files.map(({ id }) => ({ id })) })
  const written = `update collection_file_search set text_1 = 'mine' returning id`
  expect(await ask(client, written, 'transaction')).toEqual(refused)
  const { items } = (await client.get('/api/v4/file?_filter[search]=de wit')).json()
  expect(items).toMatchObject([{ id: files[0]?.id }])
})
