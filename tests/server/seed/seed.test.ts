import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { checkPassword } from '#server/passwords.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { logins } from '#server/seed/people.ts'
import { isEmpty, NotEmpty, seed } from '#server/seed/seed.ts'
import { effectiveRoles } from '#server/sessions/effectiveRoles.ts'
import { openTestEngine } from '#tests/support/engine.ts'

let engine: OpenEngine
let before: unknown[]
beforeAll(async () => {
  engine = { ...(await openTestEngine()), withoutTimeout: (work) => work() }
  before = await parts()
})
afterAll(() => engine.close())

/** Every index and constraint of the table that is loaded in bulk. */
async function parts(): Promise<unknown[]> {
  const text = `select pg_get_indexdef(indexrelid) as part from pg_index where indrelid = 'merchant'::regclass
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'merchant'::regclass
    order by 1`
  return (await engine.query({ text })).rows
}

const count = async (from: string): Promise<unknown> =>
  (await engine.query<{ count: number }>({ text: `select count(*) from ${from}` })).rows[0]?.count

test('a load that fails leaves the table as it was, indexes and all', async () => {
  const failed = engine.transaction((trx) =>
    bulkLoad(trx, 'merchant', async () => {
      throw new Error('out of words')
    }),
  )
  await expect(failed).rejects.toThrow('out of words')
  expect(await parts()).toEqual(before)
  expect(await isEmpty(engine)).toBe(true)
})

// A whole office on a machine that has other things to do.
test('fills an empty database, whole and consistent', { timeout: 60_000 }, async () => {
  const both = [1, 2].map(() => seed(engine, { size: '10k', password: 'demo-password' }))
  const outcomes = await Promise.allSettled(both)
  // Of two that start at the same time, one fills it and the other is told.
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(NotEmpty) })

  expect(await count('merchant')).toBe(10_000)
  expect(await count('customer')).toBe(200)
  expect(await count('merchant m where not exists (select from customer c where c.id = m.client_id)')).toBe(0)
  expect(await count(`merchant where kvk_number !~ '^000[0-9]{5}$' or length(name) not between 1 and 120`)).toBe(0)
  expect(await count('(select distinct name from merchant) as names')).toBe(10_000)
  expect(await parts()).toEqual(before)
})

test('no list of the demo is empty', async () => {
  const tables = entities.map(({ table }) => table)
  const text = tables
    .map((table) => `select '${table}' as name where not exists (select from ${table})`)
    .join(' union all ')
  expect((await engine.query({ text })).rows).toEqual([])
})

test('records agree with each other', async () => {
  expect(
    await count('customer c join due_diligence d on d.customer_id = c.id where c.due_diligence_status <> d.status'),
  ).toBe(0)
  expect(
    await count(
      'contact_person p left join app_user u on u.id = p.user_id where p.portal_access <> (u.id is not null)',
    ),
  ).toBe(0)
  const elsewhere =
    'contact_person p where p.user_id is not null and not exists (select from app_user_customers l where l.owner_id = p.user_id and l.target_id = p.customer_id)'
  expect(await count(elsewhere)).toBe(0)
  expect(await count("app_user u where employee_group_id is not null and kind <> 'employee'")).toBe(0)
  expect(await count(`complaint where status not in ('answered', 'closed')`)).toBe(4)
  expect(await count(`complaint where confirmed_at is null and confirmation_due < current_date`)).toBe(1)
})

test('a demo login has by its group what is not its own', async () => {
  const { rows } = await engine.query<{ username: string; roles: string[] }>({
    text: `select username, to_json(${effectiveRoles('u')}) as roles from app_user u where id <= ${logins.length} order by id`,
  })
  expect(rows).toEqual(logins.map(({ username, roles }) => ({ username, roles: roles.toSorted() })))
})

test('the password of a demo login is the one that was asked for', async () => {
  const { rows } = await engine.query<{ password_hash: string }>({
    text: `select password_hash from credential join app_user on id = user_id where username = 'admin'`,
  })
  expect((await checkPassword(rows[0]?.password_hash, 'demo-password')).right).toBe(true)
  expect(await count('credential')).toBe(8)
})

test('the next record gets the next id', async () => {
  const { rows } = await engine.query({ text: `insert into merchant (name, client_id) values ('New', 1) returning id` })
  expect(rows).toEqual([{ id: 10_001 }])
})

test('nothing is added to a database that is not empty', async () => {
  await expect(seed(engine, { size: '10k', password: 'demo-password' })).rejects.toThrow('not empty')
  expect(await count('customer')).toBe(200)
})
