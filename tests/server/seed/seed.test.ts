import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { checkPassword } from '#server/subjects/accounts/passwordHash.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { loadLedger } from '#server/seed/files/ledger.ts'
import { logins } from '#server/seed/invented/people.ts'
import { isEmpty, NotEmpty, seed } from '#server/seed/seed.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { openTestEngine } from '#tests/support/engine.ts'

let engine: OpenEngine
let before: unknown[]
beforeAll(async () => {
  engine = { ...(await openTestEngine()), withoutTimeout: (work) => work() }
  before = await parts()
})
afterAll(() => engine.close())

/** All indexes and constraints of the table that is bulk loaded. */
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
    bulkLoad(trx, ['merchant'], async () => {
      throw new Error('out of words')
    }),
  )
  await expect(failed).rejects.toThrow('out of words')
  expect(await parts()).toEqual(before)
  expect(await isEmpty(engine)).toBe(true)
})

// Seeds a whole office on a machine that may be busy.
test('fills an empty database, whole and consistent', { timeout: 240_000 }, async () => {
  const both = [1, 2].map(() => seed(engine, { size: '10k', password: 'demo-password' }))
  const outcomes = await Promise.allSettled(both)
  // Of two processes that start at the same time, one seeds and the other throws.
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(NotEmpty) })

  expect(await count('merchant')).toBe(10_000)
  expect(await count('customer')).toBe(200)
  expect(await count('merchant m where not exists (select from customer c where c.id = m.client_id)')).toBe(0)
  expect(await count(`merchant where kvk_number !~ '^000[0-9]{5}$' or length(name) not between 1 and 120`)).toBe(0)
  expect(await count('(select distinct name from merchant) as names')).toBe(10_000)
  expect(await parts()).toEqual(before)
})

test('imports have their amounts, of each row and together', async () => {
  expect(await count('import_row')).not.toBe(0)
  expect(await count('import_row where amount is null or amount_currency is null')).toBe(0)
  const together = '(select sum(amount) from import_row r where r.job_id = j.id)'
  expect(
    await count(`import_job j where (amounts -> 0 -> 'sum' ->> 'amount')::bigint is distinct from ${together}`),
  ).toBe(0)
})

test('each file has the ledger that follows from what happened to it, and agrees with the law', async () => {
  expect(await count('collection_file')).toBe(2_000)
  const rates = await rateTables(engine)
  const { rows } = await engine.query<{ id: number }>({ text: 'select id::int from collection_file where id % 12 = 0' })
  for (const { id } of rows) expect(await driftOf(engine, id, rates)).toEqual([])
  const isPaid = `close_reason_id = (select id from close_reason where code = 'paid_in_full')`
  expect(await count(`collection_file where ${isPaid}`)).not.toBe(0)
  expect(await count(`collection_file where ${isPaid} and outstanding <> 0`)).toBe(0)
  expect(await count(`collection_file where (workflow_status = 'closed') <> (closed_at is not null)`)).toBe(0)
  expect(await count('(select sum(cents) as sum from ledger_posting group by entry_id) as s where sum <> 0')).toBe(0)
})

test('files have about as many claims, costs and payments as those of an office', async () => {
  const perFile = async (table: string) => Number(await count(table)) / 2_000
  expect(await perFile('claim')).toBeCloseTo(1.6, 0)
  expect(await perFile('cost_line')).toBeCloseTo(1.9, 0)
  expect(await perFile('payment')).toBeCloseTo(1.3, 0)
  expect((await perFile('debtor_address')) / 0.8).toBeCloseTo(1.28, 0)
  expect((await perFile('debtor_contact')) / 0.8).toBeCloseTo(1.92, 0)
  expect(await count('(select debtor_id from collection_file group by 1 having count(*) > 6) as d')).toBeLessThan(100)
})

test('the sums and amounts of all files agree with each other', async () => {
  const kept = `collection_file f join file_balance b on b.file_id = f.id`
  expect(await count(`${kept} where b.overpayment <> f.overpayment`)).toBe(0)
  expect(
    await count('collection_file where outstanding < 0 or interest_until is null or limitation_date is null'),
  ).toBe(0)
  expect(await count('claim where limitation_date is null or open_amount > amount')).toBe(0)
  expect(
    await count(`payment where not exists (select from ledger_entry e where e.key = 'payment ' || payment.id)`),
  ).toBe(0)
})

test('court costs are those of the tariff', async () => {
  const { rows } = await engine.query<{ code: string; amount: number }>({
    text: `select distinct t.code, c.amount::int as amount from cost_line c join cost_type t on t.id = c.cost_type_id
      where t.code in ('court_fee', 'salary', 'summons')`,
  })
  const fees = await engine.query<{ amount: number }>({ text: 'select legal_person::int as amount from court_fee' })
  const known = new Set(fees.rows.map(({ amount }) => amount))
  expect(rows.filter(({ code }) => code === 'court_fee').filter(({ amount }) => !known.has(amount))).toEqual([])
  expect(new Set(rows.map(({ code }) => code)).size).toBe(3)
})

test('what the ledger refuses is refused after a load too, and its triggers stand again', async () => {
  const { rows } = await engine.query({
    text: `select tgname from pg_trigger where tgrelid in ('ledger_entry'::regclass, 'ledger_posting'::regclass) and tgenabled = 'D'`,
  })
  expect(rows).toEqual([])
  const wrong = engine.transaction((trx) =>
    loadLedger(trx, '2026-01-01', async () => {
      await trx.query({
        text: `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id)
          values (1, 'cost 0', 'cost', '2026-01-01', '2026-01-01', 'EUR', 'test')`,
      })
      await trx.query({ text: 'delete from file_balance' })
    }),
  )
  await expect(wrong).rejects.toThrow('what the ledger refuses')
})

test('no list of the demo is empty', async () => {
  // Documents and e-mails need a place for their bytes, which this office has not.
  const tables = entities.filter(({ name }) => !['document', 'incoming-email'].includes(name)).map(({ table }) => table)
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

test('addresses agree: the postcode of a customer, court or bailiff is one of its town', async () => {
  const text = `select city, postcode from customer union select visit_city, visit_postcode from court union select city, postcode from bailiff`
  const { rows } = await engine.query<{ city: string; postcode: string }>({ text })
  expect(rows.length).toBeGreaterThan(100)
  const regions = {
    Utrecht: /^35/,
    Groningen: /^97/,
    Maastricht: /^62/,
    Zwolle: /^80/,
    Amersfoort: /^38/,
    Amsterdam: /^10/,
  }
  for (const [town, digits] of Object.entries(regions)) {
    const ofTown = rows.filter(({ city }) => city === town)
    expect(ofTown.length).toBeGreaterThan(0)
    expect(ofTown.filter(({ postcode }) => !digits.test(postcode))).toEqual([])
  }
  const digitsOfTown = Map.groupBy(rows, ({ city }) => city)
  for (const [, ofTown] of digitsOfTown)
    expect(new Set(ofTown.map(({ postcode }) => postcode.slice(0, 2))).size).toBe(1)
})

test('people have signed in, and records have a history that ends with what they are', async () => {
  expect(await count(`app_user where last_login_at > now() or last_login_at < created_at`)).toBe(0)
  expect(await count(`app_user where active and kind = 'employee' and last_login_at is not null`)).toBeGreaterThan(20)
  expect(
    await count(
      `customer c where not exists (select from audit_log a where a.entity = 'customer' and a.record_id = c.id)`,
    ),
  ).toBe(0)
  expect(
    await count(
      `audit_log a join audit_log b on b.id > a.id and b.at < a.at and b.entity = a.entity and b.record_id = a.record_id`,
    ),
  ).toBe(0)
  expect(
    await count(`complaint c where c.status <> (select a.changes->'status'->>'to' from audit_log a
      where a.entity = 'complaint' and a.record_id = c.id and a.changes ? 'status' order by a.id desc limit 1)`),
  ).toBe(0)
})

test('an API key reads no customer but its own with 200', async () => {
  expect(
    await count(
      `api_log where status = 200 and path ~ '^/api/v4/(customer|webhook)/[0-9]+$' and path !~ ('/' || customer_id || '$')`,
    ),
  ).toBe(0)
  expect(await count(`api_log where status = 200 and path ~ '^/api/v4/customer/[0-9]+$'`)).toBeGreaterThan(0)
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
  expect(await count('credential')).toBe(logins.length)
})

test('the next record gets the next id', async () => {
  const { rows } = await engine.query({ text: `insert into merchant (name, client_id) values ('New', 1) returning id` })
  expect(rows).toEqual([{ id: 10_001 }])
})

test('nothing is added to a database that is not empty', async () => {
  await expect(seed(engine, { size: '10k', password: 'demo-password' })).rejects.toThrow('not empty')
  expect(await count('customer')).toBe(200)
})
