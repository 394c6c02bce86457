/** Groups of conditions, read from filters of an address and written as the server takes them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionsIn } from '#resources/list/filters/conditions.ts'
import { groupsIn, withGroup, withoutGroup, type ConditionGroup, type Part } from '#resources/list/filters/groups.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'
import { property } from '#schemas/property.ts'

const known = ['a', 'b', 'c'].map((name) => property({ name, type: 'string', filter: true }))

/** What a record says to a filter, and to what people edit: conditions here ask whether a text is equal. */
const holds = (filter: ListFilter, record: Record<string, string>): boolean =>
  Object.entries(filter).every(([name, asked]) => {
    if (name === 'any') return (asked as ListFilter[]).some((one) => holds(one, record))
    if (name === 'all') return (asked as ListFilter[]).every((one) => holds(one, record))
    if (name === 'not') return !holds(asked as ListFilter, record)
    return record[name] === (asked as { eq: string }).eq
  })
const means = (part: Part, record: Record<string, string>): boolean => {
  if (!('word' in part)) return holds({ [part.name]: part.ops }, record)
  const each = part.parts.map((one) => means(one, record))
  return part.word === 'none' ? !each.some(Boolean) : part.word === 'any' ? each.some(Boolean) : each.every(Boolean)
}

const condition = fc
  .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'))
  .map(([name, eq]) => conditionsIn({ [name]: { eq } }, known)[0] as Part)
const groupOf = (part: fc.Arbitrary<Part>) =>
  fc.record({
    word: fc.constantFrom('any' as const, 'all' as const, 'none' as const),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  }) as fc.Arbitrary<ConditionGroup>
const group = groupOf(fc.oneof(condition, groupOf(condition)))
const text = fc.constantFrom('x', 'y', 'z')
const record = fc.record({ a: text, b: text, c: text })

test('what is written means what was edited, and is read again as the same', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), record, (groups, row) => {
      const filter = groups.reduce<ListFilter>((before, one) => withGroup(before, one), { search: 's' })
      const { search, ...asked } = filter
      expect(search).toBe('s')
      expect(holds(asked, row)).toBe(groups.every((one) => means(one, row)))
      const read = [...conditionsIn(filter, known), ...groupsIn(filter, known)]
      expect(read.every((one) => means(one, row))).toBe(holds(asked, row))
      expect(levels(asked)).toBeLessThanOrEqual(3)
    }),
  )
})

test('each group is taken away by itself', () => {
  const filter = { b: { eq: 'x' }, any: [{ a: { eq: 'x' } }, { c: { eq: 'x' } }], not: { c: { eq: 'y' } } }
  expect(withoutGroup(filter, 0)).toEqual({ b: { eq: 'x' }, not: { c: { eq: 'y' } } })
  expect(withoutGroup(filter, 1)).toEqual({ b: { eq: 'x' }, any: filter.any })
})

test('what is no group is left to the conditions', () => {
  const filter = { any: 'x', all: ['y'], not: [{}] }
  expect(groupsIn(filter, known)).toEqual([])
  expect(conditionsIn(filter, known).map(({ name, kind }) => [name, kind])).toEqual([
    ['any', undefined],
    ['all', undefined],
    ['not', undefined],
  ])
})

/** Levels as the server counts them. */
const levels = (filter: ListFilter): number =>
  Math.max(
    0,
    ...Object.entries(filter).map(([name, asked]) => {
      if (name === 'not') return levels(asked as ListFilter)
      return Array.isArray(asked) ? 1 + Math.max(...asked.map(levels)) : 0
    }),
  )
