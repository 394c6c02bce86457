/** Closed books: what was owed on their days stays, by every way in; what becomes known later counts from the first open day. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { dayOf } from '#domain/time/day.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { closed, company, inBooks, open, roles, sound, test } from './closedOffice.ts'
import { claim, openFile } from './office.ts'
import { refused, taken } from './waysIn.ts'

test('by no way what was owed on a closed day changes: each is told at its field, and nothing is stored', async ({
  api,
  books,
}) => {
  const before = await inBooks(api, books)
  for (const { name, at, go } of refused) {
    const answer = await go(api, books)
    expect([name, answer.statusCode, answer.body]).toEqual([name, 400, expect.stringContaining('31-01-2026')])
    if (at !== undefined) expect([name, ...Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([name, at])
    expect([name, await inBooks(api, books)]).toEqual([name, before])
  }
  await sound(api, books.file)
})

test('a protection does not end on a closed day', async ({ api, books: { file, debtor } }) => {
  const lock = async (day: string) =>
    api.engine.query({
      text: `update setting set value = $1::jsonb where key = 'finance.lockDate'`,
      values: [JSON.stringify(day)],
    })
  await lock('2025-12-31')
  const begun = await api
    .as(roles)
    .post(`/api/v4/debtor/${debtor}/insolvency`, { kind: 'bankruptcy', startDate: '2026-01-02' })
  await lock(closed)
  const end = (endDate: string) =>
    api.as(roles).post(`/api/v4/debtor/${debtor}/insolvency/${begun.json<{ id: number }>().id}/end`, { endDate })
  const answer = await end('2026-01-20')
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['endDate']])
  expect((await end(closed)).statusCode).toBe(200)
  await sound(api, file)
})

for (const { name, go, adds } of taken)
  test(`taken from the first open day on: ${name}`, async ({ api, books }) => {
    const before = await inBooks(api, books)
    const on = async () =>
      (await api.as(roles).get(`/api/v4/file/${books.file}/balance?on=${open}`)).json<
        Record<string, { amount: number }>
      >()
    const old = await on()
    const answer = await go(api, books)
    expect([answer.statusCode, answer.body]).toEqual([answer.statusCode < 300 ? answer.statusCode : 200, answer.body])
    expect(await inBooks(api, books)).toEqual(before)
    const now = await on()
    for (const [part, euro] of Object.entries(adds))
      expect([part, (now[part]?.amount ?? 0) - (old[part]?.amount ?? 0)]).toEqual([part, Math.round(euro * 100)])
    await sound(api, books.file)
  })

test('by night a file that closed books keep as it is holds up no other, and is told by name', async ({
  api,
  books,
}) => {
  const other = await openFile(api, {
    ...company,
    customer: books.customer,
    claims: [claim('2026-7', '2026-02-10', 10)],
  })
  await api.engine.query({ text: 'update claim set amount = amount + 1 where id = $1', values: [books.ids.claim] })
  api.advance(86_400_000)
  await api.doJob('ledger.carry', {})
  const until = new Map((await api.rows('collection_file')).map(({ id, interest_until: day }) => [id, day]))
  expect(until.get(other.id)).toBe(dayOf(api.app.now()))
  expect(until.get(books.file)).not.toBe(dayOf(api.app.now()))
  expect(await driftOf(api.engine, books.file, await rateTables(api.engine))).toContainEqual({
    file: books.file,
    what: 'entries',
  })
})

test('the database refuses an entry of a closed day, also one that takes another back, by every role', async ({
  api,
  books,
}) => {
  const before = await api.rows('ledger_entry')
  const [first] = before
  const statements = [
    `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id) values (${books.file}, 'claim 9', 'claim', '2026-01-31', '2026-03-01', 'EUR', 'x')`,
    `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id, round, reverses) values (${books.file}, '${String(first?.key)}', 'claim', '2026-01-31', '2026-03-01', 'EUR', 'x', 0, ${String(first?.id)})`,
  ]
  for (const text of statements)
    for (const engine of [api.engine, api.app.engine])
      await expect(engine.query({ text })).rejects.toThrow('the books are closed up to and including 2026-01-31')
  expect(await api.rows('ledger_entry')).toEqual(before)
})

test('a ledger follows from no table that no way in is tried of', async () => {
  const text = await readFile('server/subjects/ledger/factRows.ts', 'utf8')
  const read = [...text.matchAll(/(?:from|join) ([a-z_]+) [a-z]+ (?:where|join|left|cross|on)\b/g)].map(
    ([, table]) => table ?? '',
  )
  const own = new Set([
    'ledger_entry',
    'ledger_posting',
    'allocation_template_customers',
    'arrangement',
    'jsonb_array_elements',
    // They decide on costs, which move to the first open day (`costs.test.ts`).
    'debtor',
    'collection_file_co_debtors',
    'customer',
  ])
  const tried = new Set([...refused, ...taken].flatMap(({ of }) => of))
  expect(read.length).toBeGreaterThan(8)
  expect([...new Set(read)].filter((table) => !own.has(table) && !tried.has(table))).toEqual([])
})

test('only days that are over are closed', async ({ api }) => {
  const close = async (day: string) =>
    (await api.as('settings').put('/api/v4/setting', { values: { 'finance.lockDate': day } })).statusCode
  expect([await close('2099-12-31'), await close('2026-01-31')]).toEqual([400, 200])
})
