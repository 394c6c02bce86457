/** Converts filters in an address to conditions, and back. */
import { describe, expect, test } from 'vitest'
import { conditionsIn, withCondition, withoutCondition } from '#resources/list/filters/conditions.ts'
import { kindsOf, kindsOffered, type FilterValue } from '#resources/list/filters/kinds.ts'
import { withoutConditions } from '#resources/list/filters/names.ts'
import { readText, valueText } from '#resources/list/filters/valueText.ts'
import type { ValueType } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'

const of = (type: ValueType) => property({ name: 'p', type, filter: true })
const types: ValueType[] = [
  'string',
  'text',
  'localized',
  'integer',
  'money',
  'percentage',
  'date',
  'date-time',
  'boolean',
  'enum',
  'relation',
  'list',
]
const examples: Record<string, readonly FilterValue[]> = {
  none: [],
  one: ['1'],
  two: ['1', '2'],
  count: [7],
  choices: [1, 2],
}

describe.each(types)('%s', (type) => {
  test('every kind is written and recognised again', () => {
    const known = of(type)
    for (const kind of kindsOf(known)) {
      const values = examples[kind.input] ?? []
      const filter = { p: kind.write(values) }
      const found = conditionsIn(filter, [known])
      expect(found.map((one) => [one.kind?.name, one.values])).toEqual([[kind.name, values]])
      expect(found.reduce(withoutCondition, filter)).toEqual({})
    }
  })

  test('what must have a value is not asked whether it has one', () => {
    const names = (required: boolean) => kindsOffered({ ...of(type), required }).map(({ name }) => name)
    expect(names(false)).toContain('empty')
    expect(names(true)).not.toContain('empty')
  })
})

test('several conditions on one property are several chips, each removed by itself', () => {
  const known = of('date')
  const filter = { p: { gte: '$today-30d', lte: '$today', ne: '2026-01-01' }, search: 'x' }
  const [first, second] = conditionsIn(filter, [known])
  expect([first?.kind?.name, second?.kind?.name]).toEqual(['lastDays', 'notOn'])
  expect(first && withoutCondition(filter, first)).toEqual({ p: { ne: '2026-01-01' }, search: 'x' })
  expect(second && withoutCondition(filter, second)).toEqual({
    p: { gte: '$today-30d', lte: '$today' },
    search: 'x',
  })
})

test('a changed condition takes the place of the one before, and leaves the others', () => {
  const known = of('integer')
  const filter = { p: { gte: 5, ne: 7 }, q: 1 }
  const before = conditionsIn(filter, [known]).find(({ kind }) => kind?.name === 'atLeast')
  const kind = kindsOf(known).find(({ name }) => name === 'between')
  if (!before || !kind) throw new Error('There is no such kind.')
  const next = { name: 'p', property: known, kind, values: [1, 9], ops: kind.write([1, 9]) }
  expect(withCondition(filter, next, before)).toEqual({ p: { ne: 7, gte: 1, lte: 9 }, q: 1 })
})

test('bare values of old addresses are understood', () => {
  expect(conditionsIn({ p: '5' }, [of('relation')])[0]).toMatchObject({ kind: { name: 'anyOf' }, values: ['5'] })
  expect(conditionsIn({ p: { in: 'a,b' } }, [of('enum')])[0]).toMatchObject({ values: ['a', 'b'] })
  expect(conditionsIn({ p: true }, [of('boolean')])[0]).toMatchObject({ kind: { name: 'yes' } })
})

test('what the list does not know is a condition too, and can be taken away', () => {
  const filter = { gone: 'x', p: { like: 'y' }, search: 'z', _asOf: '$today' }
  const found = conditionsIn(filter, [of('string')])
  expect(found.map(({ name, kind }) => [name, kind])).toEqual([
    ['gone', undefined],
    ['p', undefined],
  ])
  expect(found.reduce(withoutCondition, filter)).toEqual({ search: 'z', _asOf: '$today' })
  expect(withoutConditions(filter)).toEqual({ search: 'z', _asOf: '$today' })
})

test.each([
  { type: 'money', typed: '1.234,56', value: 123456, shown: '1234,56' },
  { type: 'percentage', typed: '12,5 %', value: '12.5', shown: '12,5' },
  { type: 'date', typed: '31-1-2026', value: '2026-01-31', shown: '31-01-2026' },
  { type: 'integer', typed: '12', value: 12, shown: '12' },
  { type: 'integer', typed: '1,5', value: undefined, shown: '' },
  { type: 'date', typed: '31-2-2026', value: undefined, shown: '' },
  { type: 'string', typed: '  ', value: undefined, shown: '' },
] as const)('$type: "$typed" is $value', ({ type, typed, value, shown }) => {
  expect(readText(of(type), typed)).toBe(value)
  if (value !== undefined) expect(valueText(of(type), value, 'nl')).toBe(shown)
})
