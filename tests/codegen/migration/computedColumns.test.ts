/**
 * Computed columns on the real engines: results of expressions, and totals that stay correct under concurrent
 * writes.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '#server/db/engine.ts'
import { type EmptyDatabase, emptyDatabases } from '#tests/support/emptyDatabases.ts'
import { create, layFoundation, run, undone } from './catalog.ts'
import { plan } from './project.ts'

const whole = { type: 'integer' }
const rate = { type: 'string', format: 'percentage' }
const line = { type: 'string', maxLength: 40 }
const day = { type: 'string', format: 'date' }
const money = { $ref: 'values.schema.json#/$defs/Money' }
const given = {
  size: whole,
  count: whole,
  rate,
  price: money,
  cost: money,
  first: line,
  last: line,
  start: day,
  until: day,
}
const row = {
  size: 7,
  count: null,
  rate: '2.5',
  price: 1005,
  price_currency: 'EUR',
  cost: 333,
  cost_currency: 'EUR',
  first: 'Ada',
  last: null,
  start: '2026-01-31',
  until: '2026-03-01',
}

type Case = { schema: object; how: unknown; is: unknown }
const cases: Case[] = [
  { schema: whole, how: { add: ['$.size', 3, 0.4] }, is: '10' },
  { schema: whole, how: { add: ['$.size', '$.count'] }, is: null },
  { schema: whole, how: { add: ['$.size', { coalesce: ['$.count', 0] }] }, is: '7' },
  { schema: whole, how: { divide: ['$.size', 2] }, is: '4' },
  { schema: whole, how: { divide: ['$.size', 0] }, is: null },
  { schema: whole, how: { divide: [{ multiply: ['$.size', 1.5] }, 3] }, is: '4' },
  { schema: whole, how: { greatest: ['$.count', '$.size', 2] }, is: '7' },
  { schema: whole, how: { least: [{ subtract: ['$.size', 9] }, 0] }, is: '-2' },
  { schema: whole, how: { daysBetween: ['$.start', '$.until'] }, is: '29' },
  { schema: day, how: { addDays: ['$.start', '$.size'] }, is: '2026-02-07' },
  { schema: rate, how: { divide: ['$.size', 3] }, is: '2.3333' },
  { schema: rate, how: { divide: ['$.cost', '$.price'] }, is: '0.3313' },
  { schema: line, how: { join: ['$.first', '$.last', "o'c"], with: ', ' }, is: "Ada, o'c" },
  { schema: line, how: { join: ['$.last', '$.last'] }, is: null },
  { schema: line, how: { if: { size: { gt: 6 } }, take: 'big', else: 'small' }, is: 'big' },
  { schema: line, how: { if: { until: { lt: '$.start' } }, take: 'wrong' }, is: null },
  { schema: money, how: { divide: [{ multiply: ['$.price', '$.rate'] }, 100] }, is: '25 EUR' },
  { schema: money, how: { subtract: ['$.price', '$.cost'] }, is: '672 EUR' },
  { schema: money, how: { divide: ['$.price', 2] }, is: '503 EUR' },
]

describe.each(emptyDatabases)('on %s', (_kind, open) => {
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await open()
    await layFoundation(database.engine)
  })
  afterAll(() => database.close())

  test('expressions result in what arithmetic says, rounded once, and in nothing where a value is missing', async () => {
    const properties = Object.fromEntries(
      cases.map(({ schema, how }, index) => [`x${index}`, { ...schema, readOnly: true, 'x-store': { computed: how } }]),
    )
    const found = await undone(database.engine, async (trx) => {
      await create(trx, { parcel: { ...given, ...properties } })
      const columns = Object.keys(row)
      const places = columns.map((_name, index) => `$${index + 1}`).join(', ')
      await trx.query({
        text: `insert into parcel (${columns.join(', ')}) values (${places})`,
        values: Object.values(row),
      })
      const answer = await trx.query<Record<string, unknown>>({ text: 'select row_to_json(p) as record from parcel p' })
      return answer.rows[0]?.record as Record<string, unknown>
    })
    const told = cases.map((_one, index) => {
      const [value, currency] = [found[`x${index}`], found[`x${index}_currency`]]
      return value === null ? null : [value, currency].filter((one) => one !== undefined).join(' ')
    })
    expect(told).toEqual(cases.map(({ is }) => is))
  })

  test('amounts in two currencies have no sum', async () => {
    const sum = { ...money, readOnly: true, 'x-store': { computed: { add: ['$.price', '$.cost'] } } }
    const found = await undone(database.engine, async (trx) => {
      await create(trx, { parcel: { price: money, cost: money, sum } })
      await run(
        trx,
        `insert into parcel (price, price_currency, cost, cost_currency) values (1, 'EUR', 2, 'USD'), (1, 'USD', 2, 'USD')`,
      )
      return (await trx.query({ text: 'select sum, sum_currency from parcel order by id' })).rows
    })
    expect(found).toEqual([
      { sum: null, sum_currency: null },
      { sum: 3, sum_currency: 'USD' },
    ])
  })

  test('totals agree with all rows after whatever was written, moved, deleted or emptied', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const [kept, counted] = await undone(database.engine, async (trx) => {
          await create(trx, project)
          await run(trx, 'insert into parcel (code) select n from generate_series(1, 3) n')
          for (const sql of steps) await run(trx, sql)
          return [(await trx.query({ text: kepts })).rows, (await trx.query({ text: recounted })).rows]
        })
        expect(kept).toEqual(counted)
      }),
      { numRuns: 25 },
    )
  })

  test('what stands there is told of when totals come', async () => {
    const before = { ...project, parcel: { code: whole } }
    const found = await undone(database.engine, async (trx) => {
      await create(trx, before)
      await run(trx, `insert into parcel (code) select n from generate_series(1, 3) n`)
      await run(
        trx,
        `insert into box (size, price, price_currency, parcel_id) select n, n * 100, 'EUR', 1 + n % 2 from generate_series(1, 9) n`,
      )
      await run(trx, (await plan({ before, after: project })).text)
      return [(await trx.query({ text: kepts })).rows, (await trx.query({ text: recounted })).rows]
    })
    expect(found[0]).toEqual(found[1])
    expect(found[0]).toMatchObject([{ boxes: 4 }, { boxes: 5 }, { boxes: 0, newest: 'none' }])
  })

  test('of many who write at the same time none is forgotten', async () => {
    const { engine } = database
    await engine.transaction(async (trx) => {
      await create(trx, project)
      await run(trx, 'insert into parcel (code) select n from generate_series(1, 3) n')
    })
    const writers = Array.from({ length: 40 }, (_one, index) => writer(engine, index))
    await Promise.all(writers)
    const [kept, counted] = [await engine.query({ text: kepts }), await engine.query({ text: recounted })]
    expect(kept.rows).toEqual(counted.rows)
    expect(kept.rows.reduce((sum: number, one) => sum + Number((one as { boxes: number }).boxes), 0)).toBe(60)
  })
})

const total = (schema: object, how: object, more: object = {}) => ({
  ...schema,
  ...more,
  readOnly: true,
  'x-store': { computed: how },
})
const project = {
  parcel: {
    code: whole,
    boxes: total(whole, { count: 'boxes' }),
    large: total(money, { sum: 'boxes.price', where: { size: { gte: 5 } } }),
    weight: total(whole, { max: 'boxes.size' }),
    newest: total(line, { last: 'boxes.label' }, { default: 'none' }),
  },
  box: {
    size: whole,
    label: line,
    price: money,
    parcel: { 'x-relation': { entity: 'parcel', inverse: 'boxes', onDelete: 'cascade' } },
  },
}

const kepts = 'select code, boxes, large, large_currency, weight, newest from parcel order by code'
const recounted = `select code, (select count(*)::int from box b where b.parcel_id = p.id) as boxes,
  (select coalesce(sum(price), 0)::int from box b where b.parcel_id = p.id and size >= 5 and price_currency = 'EUR') as large,
  'EUR' as large_currency, (select max(size) from box b where b.parcel_id = p.id) as weight,
  coalesce((select label from box b where b.parcel_id = p.id order by id desc limit 1), 'none') as newest from parcel p order by code`

const small = fc.integer({ min: 1, max: 9 })
const code = fc.constantFrom('1', '2', '3', '9')
const owner = (one: string) => `(select id from parcel where code = ${one})`
const step = fc.oneof(
  fc
    .tuple(small, code, fc.constantFrom('EUR', 'USD'))
    .map(
      ([size, one, currency]) =>
        `insert into box (size, label, price, price_currency, parcel_id) select n, 'l' || n, n * 100, '${currency}', ${owner(one)} from generate_series(1, ${size}) n`,
    ),
  fc.tuple(small, code).map(([size, one]) => `update box set parcel_id = ${owner(one)} where size >= ${size}`),
  small.map((size) => `update box set size = size + 1, price = price * 2 where size < ${size}`),
  small.map((size) => `update box set price = null, price_currency = null where size = ${size}`),
  small.map((size) => `delete from box where size > ${size}`),
  code.map((one) => `delete from parcel where code = ${one} and code <> 1`),
  fc.constant('truncate box'),
)

/** Every second writer adds two in one transaction and moves one of them. */
const writer = (engine: Engine, index: number) =>
  engine.transaction(async (trx) => {
    const add = (one: number) =>
      trx.query({
        text: `insert into box (size, label, price, price_currency, parcel_id) values ($1, $2, 100, 'EUR', ${owner(String(1 + (one % 3)))})`,
        values: [index % 10, `w${index}`],
      })
    await add(index)
    if (index % 2 === 0) await add(index)
  })
