/** What a list is filtered by from the value of a cell, per type. */
import { expect, test } from 'vitest'
import { valueOps, withAllBut, withOnly } from '#resources/list/cells/valueFilter.ts'
import { conditionsIn } from '#resources/list/filters/conditions.ts'
import { groupsIn } from '#resources/list/filters/groups.ts'
import { property } from '#schemas/property.ts'
import type { ValueType } from '#schemas/entity.ts'

const of = (type: ValueType) => property({ name: 'p', type, filter: true })

test.each<{ type: ValueType; value: unknown; only: object; but: object }>([
  { type: 'string', value: 'A, b', only: { eq: 'A, b' }, but: { nin: ['A, b'] } },
  { type: 'enum', value: 'a', only: { in: ['a'] }, but: { nin: ['a'] } },
  { type: 'relation', value: { id: 7, name: 'A' }, only: { in: [7] }, but: { nin: [7] } },
  { type: 'relation', value: [{ id: 7 }, { id: 8 }], only: { in: [7, 8] }, but: { nin: [7, 8] } },
  { type: 'list', value: ['a', 'b'], only: { in: ['a', 'b'] }, but: { nin: ['a', 'b'] } },
  { type: 'boolean', value: false, only: { eq: false }, but: { ne: false } },
  { type: 'date', value: '2026-01-31', only: { eq: '2026-01-31' }, but: { ne: '2026-01-31' } },
  { type: 'date-time', value: '2026-01-31T23:30:00Z', only: { eq: '2026-02-01' }, but: { ne: '2026-02-01' } },
  { type: 'money', value: { amount: 5, currency: 'EUR' }, only: { eq: 5 }, but: { ne: 5 } },
  { type: 'integer', value: 0, only: { eq: 0 }, but: { ne: 0 } },
  { type: 'localized', value: null, only: { empty: true }, but: { empty: false } },
  { type: 'relation', value: [], only: { empty: true }, but: { empty: false } },
])('$type $value', ({ type, value, only, but }) => {
  const known = of(type)
  const found = valueOps(known, value)
  expect(found).toEqual({ only, but })
  // Both are told in words.
  for (const ops of [only, but])
    expect(conditionsIn({ p: ops }, [known]).map(({ kind }) => Boolean(kind))).toEqual([true])
})

test.each<[ValueType, unknown]>([
  ['text', 'long'],
  ['localized', { nl: 'a' }],
  ['rows', [{ a: 1 }]],
  ['json', { a: 1 }],
  ['json', null],
  ['string', undefined],
])('nothing asks for %s %j', (type, value) => expect(valueOps(of(type), value)).toBeUndefined())

test('only takes the place of what was asked; all but adds to it', () => {
  const known = of('integer')
  const five = { only: { eq: 5 }, but: { ne: 5 } }
  const six = { only: { eq: 6 }, but: { ne: 6 } }
  expect(withOnly({ p: { gte: 1 }, q: 1 }, known, five)).toEqual({ p: { eq: 5 }, q: 1 })
  const once = withAllBut({ p: { gte: 1 } }, known, five)
  expect(once).toEqual({ p: { gte: 1, ne: 5 } })
  const twice = withAllBut(once, known, six)
  expect(twice).toEqual({ p: { gte: 1, ne: 5 }, not: { any: [{ p: { eq: 6 } }] } })
  expect(groupsIn(twice, [known])).toMatchObject([{ word: 'none', parts: [{ ops: { eq: 6 } }] }])
})
