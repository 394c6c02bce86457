import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseBusy } from '#server/db/connectPool.ts'
import type { Engine } from '#server/db/engine.ts'
import { openMemoryEngine } from '#server/db/pgliteMemory.ts'
import { openTestEngine } from '#tests/support/engine.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openTestEngine()
  await engine.query({ text: 'create table box (id int primary key, label text not null)' })
})
afterAll(() => engine.close())

const one = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
  const { rows } = await engine.query<{ it: unknown }>({ text: `select (${text}) as it`, values })
  return rows[0]?.it
}

test.each([
  { sql: `date '2026-01-31'`, value: '2026-01-31', why: 'a day is text, in no time zone' },
  { sql: `timestamptz '2026-01-31 23:30+01'`, value: '2026-01-31T22:30:00Z', why: 'a moment is ISO text in UTC' },
  { sql: `timestamptz '2026-01-31 12:00:00.123456Z'`, value: '2026-01-31T12:00:00.123456Z', why: 'to the microsecond' },
  { sql: `array[date '2026-01-31', null]`, value: ['2026-01-31', null], why: 'and so in arrays' },
  { sql: '1.50::numeric', value: '1.50', why: 'a decimal is text, with its zeros' },
  { sql: '9007199254740991::int8', value: Number.MAX_SAFE_INTEGER, why: 'a bigint is a number' },
  { sql: 'array[1, 2]::int8[]', value: [1, 2], why: 'in arrays too' },
  { sql: 'count(*)', value: 1, why: 'a count is a number' },
  { sql: `'{"a": [1, null]}'::jsonb`, value: { a: [1, null] }, why: 'json is parsed' },
  { sql: `'{"a": 1}'::jsonb::text`, value: '{"a": 1}', why: 'unless cast to text' },
  { sql: `array['a', 'b"c']`, value: ['a', 'b"c'], why: 'text arrays are arrays' },
  { sql: 'true', value: true, why: 'a boolean is one' },
])('$sql is read as $value: $why', async ({ sql, value }) => {
  expect(await one(sql)).toEqual(value)
})

test('a bigint beyond 2^53 is an error, not another number, and the connection goes on', async () => {
  await expect(one('9007199254740993::int8')).rejects.toThrow('beyond 2^53')
  expect(await one('1')).toBe(1)
})

test('sorts text as people do, not by bytes', async () => {
  const text = `select string_agg(x, '' order by x collate "und-x-icu") as it from unnest(array['Zw','é','a','B']) x`
  expect((await engine.query<{ it: string }>({ text })).rows).toEqual([{ it: 'aBéZw' }])
})

test('an error keeps its code, constraint and detail', async () => {
  await engine.query({ text: `insert into box values (1, 'first')` })
  await expect(engine.query({ text: `insert into box values (1, 'again')` })).rejects.toMatchObject({
    code: '23505',
    constraint: 'box_pkey',
    detail: expect.stringContaining('(1)'),
  })
})

test('a transaction commits as a whole', async () => {
  const answer = await engine.transaction(async (trx) => {
    await trx.query({ text: `insert into box values (2, 'two')` })
    await trx.query({ text: `insert into box values (3, 'three')` })
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await one('array(select label from box where id in (2, 3) order by id)')).toEqual(['two', 'three'])
})

test('a transaction that throws leaves nothing, and says why', async () => {
  const broken = engine.transaction(async (trx) => {
    await trx.query({ text: `insert into box values (4, 'four')` })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await one('select count(*) from box where id = 4')).toBe(0)
})

test('transactions at the same time do not see each other half done', async () => {
  await engine.query({ text: `insert into box values (10, '0')` })
  const add = () =>
    engine.transaction(async (trx) => {
      const { rows } = await trx.query<{ label: string }>({ text: 'select label from box where id = 10 for update' })
      await trx.query({ text: 'update box set label = $1 where id = 10', values: [`${Number(rows[0]?.label) + 1}`] })
    })
  await Promise.all(Array.from({ length: 20 }, add))
  expect(await one('select label from box where id = 10')).toBe('20')
})

test('a named statement is prepared once per connection', async () => {
  await engine.transaction(async (trx) => {
    for (let i = 0; i < 3; i++) await trx.query({ name: 'echo', text: 'select $1::int', values: [i] })
    const { rows } = await trx.query({ text: `select name from pg_prepared_statements where name = 'echo'` })
    expect(rows).toHaveLength(1)
  })
})

test('megabytes go in and out', async () => {
  const long = 'é'.repeat(2_000_000)
  expect(await one('$1::text', [long])).toBe(long)
})

test('the embedded engine refuses a second connection in time with 503 instead of waiting for ever', async () => {
  const small = await openMemoryEngine({ connectTimeout: 500 })
  const waiting = small.transaction(() => small.query({ text: 'select 1' }))
  await expect(waiting).rejects.toBeInstanceOf(DatabaseBusy)
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  expect((await small.query({ text: 'select 1 as it' })).rows).toEqual([{ it: 1 }])
  await small.close()
})
