/** The browser's predicate and the server's SQL answer every condition alike, on the same records. */
import { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    property({ name: 'client', type: 'relation', relation: { ...target, many: false } }),
    property({ name: 'others', type: 'relation', relation: { ...target, many: true, linkTable: 'link' } }),
    property({ name: 'labels', type: 'list' }),
    property({ name: 'title', type: 'localized', languages: ['nl', 'fr'] }),
    property({ name: 'steps', type: 'rows', columns: [{ name: 'a', type: 'string', required: true }] }),
  ],
}

const words = ['Aa', 'aa', 'b%', 'B_b', 'é', "o'c"]
const days = ['2026-06-29', '2026-06-30', '2026-07-01']
const moments = ['2026-06-29T21:59:59.999Z', '2026-06-29T22:00:00.000Z', '2026-06-30T22:00:00.000Z', asOf]
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
  client: orNull([1, 2, 3]).map((id) => (id === null ? null : { id })),
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
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    simple as fc.Arbitrary<Condition>,
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }) as fc.Arbitrary<Condition>,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }) as fc.Arbitrary<Condition>,
    fc.record({ not: tie('condition') }) as fc.Arbitrary<Condition>,
  ),
}))

const database = new PGlite()
const records = fc.sample(record, { seed: 1, numRuns: 60 })

beforeAll(async () => {
  await database.exec(`
    set time zone 'UTC';
    create table thing (id bigint, name text collate "und-x-icu", count bigint, done boolean, due date, seen timestamptz,
      price bigint, share numeric(12,4), client_id bigint, labels text[], title jsonb, steps jsonb);
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
    ]
    await database.query('insert into thing values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', values)
    for (const other of one.others) await database.query('insert into link values ($1, $2)', [id, other.id])
  }
})
afterAll(() => database.close())

test('every condition holds for the same records on both sides', async () => {
  await fc.assert(
    fc.asyncProperty(condition, async (asked) => {
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
