/** Seals of the audit: what they cover, and that every change beneath them is detected. */
import { expect } from 'vitest'
import { checkAudit } from '#server/auditChain/check.ts'
import { sealAudit } from '#server/auditChain/seal.ts'
import { test as base, type Api } from '#tests/support/api.ts'

const hour = 3_600_000

/** As somebody with all rights in the database could, bypassing the triggers. */
const tamper = (api: Api, ...texts: string[]) =>
  api.engine.transaction(async (trx) => {
    await trx.query({ text: 'set local session_replication_role = replica' })
    for (const text of texts) await trx.query({ text })
  })

const add = (api: Api, ids: readonly number[], at = api.app.now()) =>
  api.engine.query({
    text: `insert into audit_log (id, at, action, actor_name) select n, $2, 'test', 'Anna' from unnest($1::bigint[]) as n`,
    values: [ids, new Date(at).toISOString()],
  })
const seal = (api: Api) => sealAudit(api.engine, api.app.now())
const faults = async (api: Api) => (await checkAudit(api.engine)).faults

/** Three seals over seven rows, two hours apart. */
const test = base.extend('sealed', async ({ api }) => {
  for (const ids of [
    [1, 2, 4],
    [5, 6],
    [8, 9],
  ]) {
    await add(api, ids)
    await seal(api)
    api.advance(2 * hour)
  }
  return api
})

test('every row gets a seal, each over the one before, and all is well', async ({ sealed: api }) => {
  expect(await api.rows('audit_seal')).toMatchObject([
    { id: 1, row_count: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { id: 2, row_count: 2 },
    { id: 3, row_count: 2 },
  ])
  expect(new Set((await api.rows('audit_seal')).map(({ hash }) => hash)).size).toBe(3)
  expect(await seal(api)).toBeUndefined()
  await add(api, [10])
  expect(await checkAudit(api.engine)).toMatchObject({ seals: 3, rows: 7, unsealed: 1, last: { id: 3 }, faults: [] })
})

test('a row that is committed after rows with a higher number gets the next seal', async ({ sealed: api }) => {
  await add(api, [20])
  await seal(api)
  api.advance(60_000)
  await add(api, [19])
  expect(await seal(api)).toMatchObject({ id: 5, rowCount: 1 })
  expect(await checkAudit(api.engine)).toMatchObject({ rows: 9, unsealed: 0, faults: [] })
})

test('seals and rows cannot be changed or removed by the application itself', async ({ sealed: api }) => {
  for (const text of [
    `update audit_seal set hash = ''`,
    'delete from audit_seal',
    `update audit_log set action = 'x'`,
    'delete from audit_log',
  ])
    await expect(api.engine.query({ text })).rejects.toMatchObject({ code: '42501' })
  expect(await faults(api)).toEqual([])
})

test.for([
  ...['actor_name', 'action', 'entity', 'request_id', 'impersonator_name'].map((column) => `${column} = 'Piet'`),
  'actor_id = 7',
  'record_id = 7',
  'impersonator_id = 7',
  `at = at + interval '1 second'`,
  `changes = '{"roles":{"to":["ROLE_ADMIN"]}}'`,
])('a change of a sealed row is found: %s', async (change, { sealed: api }) => {
  await tamper(api, `update audit_log set ${change} where id = 5`)
  expect(await faults(api)).toEqual([{ kind: 'seal', seal: 2, rows: [] }])
})

test('a sealed row that is removed is found and named', async ({ sealed: api }) => {
  await tamper(api, 'delete from audit_log where id in (2, 9)')
  expect(await faults(api)).toEqual([
    { kind: 'removed', seal: 1, rows: [2] },
    { kind: 'removed', seal: 3, rows: [9] },
  ])
})

test('a row that is put between sealed ones is found, before it is sealed and after', async ({ sealed: api }) => {
  await add(api, [3, 7])
  expect(await faults(api)).toEqual([{ kind: 'added', seal: null, rows: [3] }])
  await tamper(api, 'delete from audit_log where id in (3, 7)')
  await add(api, [11], api.app.now() - 24 * hour)
  await seal(api)
  expect(await faults(api)).toEqual([{ kind: 'backdated', seal: 4, rows: [11] }])
})

test('a seal that is made anew, moved or removed does not fit the others', async ({ sealed: api }) => {
  await tamper(api, `update audit_log set action = 'other' where id = 5`, 'delete from audit_seal where id = 2')
  expect(await faults(api)).toMatchObject([
    { kind: 'gap', seal: 3 },
    { kind: 'seal', seal: 3 },
  ])
  await tamper(
    api,
    `insert into audit_seal select 2, sealed_at, '{[5,7)}', 2, encode(sha256('x'), 'hex') from audit_seal where id = 1`,
  )
  expect((await faults(api)).map(({ kind, seal: one }) => [kind, one])).toEqual([
    ['seal', 2],
    ['seal', 3],
  ])
})

test('a chain that was cut short or made anew as a whole is found by the seal that was noted', async ({
  sealed: api,
}) => {
  const { last } = await checkAudit(api.engine)
  expect((await checkAudit(api.engine, last ?? undefined)).faults).toEqual([])
  await tamper(api, 'delete from audit_seal where id = 3', 'delete from audit_log where id > 6')
  expect(await faults(api)).toEqual([])
  expect((await checkAudit(api.engine, last ?? undefined)).faults).toEqual([{ kind: 'noted', seal: 3, rows: [] }])
})

test('two who seal at once make one seal of each row', async ({ sealed: api }) => {
  await add(api, [30, 31, 32])
  await Promise.all([seal(api), seal(api), seal(api)])
  await seal(api)
  expect(await checkAudit(api.engine)).toMatchObject({ seals: 4, rows: 10, unsealed: 0, faults: [] })
})
