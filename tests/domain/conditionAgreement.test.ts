/**
 * The browser's predicate, the server's SQL and the database's constraints give the same result for every
 * condition, on the same records.
 */
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionSql } from '#codegen/sql/condition.ts'
import { matches } from '#domain/condition.ts'
import type { Condition } from '#schemas/condition.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import { property } from '#schemas/property.ts'
import { compileCondition } from '#server/sql/condition.ts'
import { Params } from '#server/sql/sql.ts'

const asOf = '2026-06-30T22:30:00.000Z'
const person = {
  id: 7,
  username: 'a',
  email: '',
  name: 'A',
  acl: [],
  isOutsider: false,
  customerIds: [1, 3],
  locale: 'nl' as const,
}
const target = { entity: 'customer', embed: [], onDelete: 'restrict' as const }
const entity = {
  ...merchant,
  properties: [
    property({ name: 'name', type: 'string' }),
    property({ name: 'count', type: 'integer' }),
    property({ name: 'done', type: 'boolean' }),
    property({ name: 'due', type: 'date' }),
    property({ name: 'seen', type: 'date-time' }),
    property({ name: 'price', type: 'money' }),
    property({ name: 'share', type: 'percentage' }),
    property({ name: 'alias', type: 'string' }),
    property({ name: 'most', type: 'integer' }),
    property({ name: 'until', type: 'date' }),
    property({ name: 'cost', type: 'money' }),
    property({ name: 'part', type: 'decimal', places: 6 }),
    property({ name: 'opens', type: 'string' }),
    property({ name: 'shuts', type: 'string' }),
    property({ name: 'former', type: 'relation', relation: { ...target, many: false } }),
    property({ name: 'client', type: 'relation', relation: { ...target, many: false } }),
    property({ name: 'others', type: 'relation', relation: { ...target, many: true, linkTable: 'link' } }),
    property({ name: 'labels', type: 'list' }),
    property({ name: 'title', type: 'localized', languages: ['nl', 'fr'] }),
    property({ name: 'steps', type: 'rows', columns: [{ name: 'a', type: 'string', required: true }] }),
  ],
}

const words = ['Aa', 'aa', 'b%', 'B_b', 'é', 'e', "o'c", 'o’c', 'Åß']
const days = ['2026-06-29', '2026-06-30', '2026-07-01']
const moments = ['2026-06-29T21:59:59.999Z', '2026-06-29T22:00:00.000Z', '2026-06-30T22:00:00.000Z', asOf]
const times = ['08:30', '09:00', '17:00']
const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values)
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })

const record = fc.record({
  name: orNull(words),
  count: orNull([-1, 0, 9, 10]),
  done: orNull([true, false]),
  due: orNull(days),
  seen: orNull(moments),
  price: orNull([0, 950, 1000]).map((amount) => (amount === null ? null : { amount, currency: 'EUR' })),
  share: orNull(['9.5', '10', '0.25']),
  alias: orNull([...words, 'A', 'B_']),
  most: orNull([0, 9, 10]),
  until: orNull(days),
  cost: fc.option(fc.record({ amount: fc.constantFrom(0, 950, 1000), currency: fc.constantFrom('EUR', 'USD') })),
  part: orNull(['9.5', '10', '100', '-0.25', '0.250001']),
  opens: orNull(times),
  shuts: orNull(times),
  client: orNull([1, 2, 3]).map((id) => (id === null ? null : { id })),
  former: orNull([1, 2, 3]),
  others: some([1, 2, 3]).map((ids) => ids.map((id) => ({ id }))),
  labels: some(['x', 'y', 'z']),
  title: fc.option(
    fc.record({ nl: fc.constantFrom(...words), fr: fc.constantFrom(...words) }, { requiredKeys: ['nl'] }),
  ),
  steps: orNull([[], [{ a: 'x' }]]),
})

const equalities = <T>(values: readonly T[]) => {
  const one = fc.constantFrom(...values)
  const list = fc.array(one, { maxLength: 3 })
  const given = fc.oneof(
    fc.record({ eq: orNull(values) }),
    fc.record({ ne: orNull(values) }),
    fc.record({ in: list }),
    fc.record({ nin: list }),
  )
  return fc.oneof(one, fc.constant(null), given, fc.record({ empty: fc.boolean() }))
}
const ranges = <T>(values: readonly T[]) => {
  const one = fc.constantFrom(...values)
  return fc.oneof(equalities(values), bounds(one))
}
const bounds = <T>(one: fc.Arbitrary<T>) => fc.record({ lt: one, lte: one, gt: one, gte: one }, { requiredKeys: [] })

const about = (name: string, comparison: fc.Arbitrary<unknown>) => comparison.map((value) => ({ [name]: value }))
const simple = fc.oneof(
  about('name', equalities(words)),
  about('name', fc.record({ contains: fc.constantFrom('A', '%', '_b', 'É', "'") })),
  about('name', fc.record({ startsWith: fc.constantFrom('a', 'b_', 'B%') })),
  about('count', ranges([-1, 0, 9, 10])),
  about('done', equalities([true, false])),
  about('due', ranges([...days, '$today', '$today-1d'])),
  about('seen', ranges(moments)),
  about('seen', bounds(fc.constantFrom(...days, '$today', '$now', '$today+1d'))),
  about('seen', fc.constantFrom(...days, '$today')),
  about('price', ranges([0, 950, 1000])),
  about('share', ranges(['9.5', '10', '0.25'])),
  about(
    'client',
    fc.oneof(
      equalities([1, 2, 3]),
      fc.constantFrom('$me.customerIds', '$me.absent', { in: '$me.customerIds' }, { nin: '$me.customerIds' }),
      fc.constantFrom({ in: [2, '$me.absent'] }, { nin: ['$me.absent', 2] }, { nin: [2, '$me.customerIds'] }),
    ),
  ),
  about('others', equalities([1, 2, 3])),
  about('labels', equalities(['x', 'y', 'z'])),
  about('title', fc.record({ contains: fc.constantFrom('A', '%', '_b', 'É', "'") })),
  about('title', fc.record({ startsWith: fc.constantFrom('a', 'b_', 'B%') })),
  about('title', fc.record({ empty: fc.boolean() })),
  about('steps', fc.record({ empty: fc.boolean() })),
)
const alike = (...names: string[]) => {
  const one = fc.constantFrom(...names.map((name) => `$.${name}`))
  const list = fc.array(one, { minLength: 1, maxLength: 2 })
  return fc.oneof(
    one,
    fc.record({ eq: one }),
    fc.record({ ne: one }),
    fc.record({ in: list }),
    fc.record({ nin: list }),
  )
}
const inOrder = (...names: string[]) =>
  fc.oneof(alike(...names), bounds(fc.constantFrom(...names.map((name) => `$.${name}`))))
/** Two properties of one record. */
const beside = fc.oneof(
  about('name', alike('alias')),
  about('name', fc.record({ contains: fc.constant('$.alias') })),
  about('alias', fc.record({ startsWith: fc.constant('$.name') })),
  about('count', inOrder('most', 'share')),
  about('most', inOrder('count', 'part')),
  about('due', inOrder('until', 'seen')),
  about('seen', inOrder('due', 'until')),
  about('price', inOrder('cost')),
  about('part', inOrder('share', 'most')),
  about('shuts', inOrder('opens')),
  about('client', alike('former')),
)
/** Conditions that a constraint can express: one row, independent of asker and time. */
const lasting = fc.oneof(
  beside,
  about('name', equalities(words)),
  about('name', fc.record({ contains: fc.constantFrom('A', '%', '_b', 'É', "'") })),
  about('name', fc.record({ startsWith: fc.constantFrom('a', 'b_', 'B%') })),
  about('count', ranges([-1, 0, 9, 10])),
  about('done', equalities([true, false])),
  about('due', ranges(days)),
  about('seen', ranges(moments)),
  about('seen', bounds(fc.constantFrom(...days))),
  about('price', ranges([0, 950, 1000])),
  about('share', ranges(['9.5', '10', '0.25'])),
  about('client', equalities([1, 2, 3])),
  about('labels', equalities(['x', 'y', 'z'])),
  about('title', fc.record({ empty: fc.boolean() })),
  about('steps', fc.record({ empty: fc.boolean() })),
)
const nested = (leaf: fc.Arbitrary<object>) =>
  fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf as fc.Arbitrary<Condition>,
      fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }) as fc.Arbitrary<Condition>,
      fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }) as fc.Arbitrary<Condition>,
      fc.record({ not: tie('condition') }) as fc.Arbitrary<Condition>,
    ),
  })).condition

const database = new PGlite()
const records = fc.sample(record, { seed: 1, numRuns: 60 })

beforeAll(async () => {
  await database.exec(readFileSync('server/db/migrations/0084-searched-texts.sql', 'utf8'))
  await database.exec(`
    set time zone 'UTC';
    create table thing (id bigint, name text collate "und-x-icu", count bigint, done boolean, due date, seen timestamptz,
      price bigint, share numeric(12,4), client_id bigint, labels text[], title jsonb, steps jsonb,
      price_currency text, alias text collate "und-x-icu", most bigint, until date, cost bigint, cost_currency text,
      part numeric(18,6), opens text collate "und-x-icu", shuts text collate "und-x-icu", former_id bigint);
    create table link (owner_id bigint, target_id bigint)`)
  for (const [id, one] of records.entries()) {
    const values = [
      id,
      one.name,
      one.count,
      one.done,
      one.due,
      one.seen,
      one.price?.amount,
      one.share,
      one.client?.id,
      one.labels,
      one.title && JSON.stringify(one.title),
      one.steps && JSON.stringify(one.steps),
      one.price?.currency,
      one.alias,
      one.most,
      one.until,
      one.cost?.amount,
      one.cost?.currency,
      one.part,
      one.opens,
      one.shuts,
      one.former,
    ]
    const places = values.map((_value, index) => `$${index + 1}`).join(', ')
    await database.query(`insert into thing values (${places})`, values)
    for (const other of one.others) await database.query('insert into link values ($1, $2)', [id, other.id])
  }
})
afterAll(() => database.close())

test('every condition holds for the same records on both sides', async () => {
  await fc.assert(
    fc.asyncProperty(nested(fc.oneof(simple, beside)), async (asked) => {
      const params = new Params()
      const access = {
        person,
        impersonator: null,
        hasSecondFactor: false,
        mustEnrol: false,
        locale: 'nl' as const,
        may: () => true,
      }
      const sql = compileCondition(asked, { entity, alias: 't', params, access, now: Date.parse(asOf) })
      const text = `select t.id from thing t where ${sql} order by t.id`
      const { rows } = await database.query<{ id: number }>(text, params.values)
      const held = [...records.keys()].filter((id) => matches(asked, records[id] ?? {}, { me: person, asOf }))
      expect(held).toEqual(rows.map(({ id }) => id))
    }),
    { numRuns: 400 },
  )
})

test('a constraint holds for the same records as the predicate', async () => {
  await fc.assert(
    fc.asyncProperty(nested(lasting), async (asked) => {
      const sql = conditionSql(asked, entity)
      const { rows } = await database.query<{ id: number; held: boolean | null }>(
        `select id, ${sql} as held from thing t order by id`,
      )
      const held = [...records.keys()].map((id) => matches(asked, records[id] ?? {}, { me: null, asOf }))
      expect(rows.map((row) => row.held)).toEqual(held)
    }),
    { numRuns: 400 },
  )
})
