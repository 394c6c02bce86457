/** What stands in for parts of lodash and of query-string in the built pages answers as they do. */
import fc from 'fast-check'
import lodash from 'lodash'
import * as queryString from 'query-string'
import { expect, test } from 'vitest'
import { parse, stringify } from '#src/addressQuery.ts'
import defaults from '#src/lodash/defaults.ts'
import get from '#src/lodash/get.ts'
import isEqual from '#src/lodash/isEqual.ts'
import pick from '#src/lodash/pick.ts'
import set from '#src/lodash/set.ts'

const names = fc.constantFrom('a', 'b', 'c', '0', '1', 'a.b')
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, undefined, 0, -0, 1, NaN, '', 'a', '1', true, false),
    fc.constantFrom<unknown>(
      new Date(0),
      new Date(1),
      new Date(NaN),
      /a/,
      /a/g,
      new Set([1]),
      new Map([[1, { a: 1 }]]),
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3 }),
  ),
}))
const path = fc.oneof(
  fc.constantFrom('a', 'b', 'a.b', 'a.b.c', 'a[0]', 'a[0].b', 'a["b"].c', '[0]', '0', '1.a', 'c[1][0]'),
  fc.array(fc.constantFrom<string | number>('a', 'b', 0, 1), { maxLength: 3 }),
)

test('isEqual', () => {
  const circle = (): object => {
    const self: Record<string, unknown> = { a: 1 }
    return Object.assign(self, { self })
  }
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isEqual(one, other)).toBe(lodash.isEqual(one, other))
      expect(isEqual(one, lodash.cloneDeep(one))).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(isEqual(circle(), circle())).toBe(true)
  expect(isEqual(circle(), { a: 1, self: { a: 2 } })).toBe(false)
})

test('get and set', () => {
  fc.assert(
    fc.property(value, path, value, (object, at, put) => {
      expect(get(object, at, 'none')).toEqual(lodash.get(object, at, 'none'))
      const [mine, theirs] = [lodash.cloneDeep(object), lodash.cloneDeep(object)] as [object, object]
      expect(set(mine, at, put)).toEqual(lodash.set(theirs, at, put))
    }),
    { numRuns: 500 },
  )
  set({}, '__proto__.polluted', true)
  set({}, ['constructor', 'prototype', 'polluted'], true)
  expect('polluted' in {}).toBe(false)
})

test('pick and defaults', () => {
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value)
  fc.assert(
    fc.property(object, object, object, (one, other, third) => {
      expect(pick(one, ['a', 'b'])).toEqual(lodash.pick(one, ['a', 'b']))
      expect(defaults({ ...one }, other, third)).toEqual(lodash.defaults({ ...one }, other, third))
    }),
  )
})

test('parse and stringify', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '+', '&', '=', '%', "'", '(', '*', 'é', '{', '"', '#') })
  const values = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constantFrom(null, undefined, true)))
  fc.assert(
    fc.property(values, (query) => {
      expect(stringify(query)).toBe(queryString.stringify(query))
      expect(parse(`?${stringify(query)}`)).toEqual({ ...queryString.parse(`?${stringify(query)}`) })
    }),
  )
  for (const search of ['', '?', '?a', '?a=1&a=2&b', '?a=%', '?a=b=c&d=e+f', '#a=1']) {
    expect(parse(search)).toEqual({ ...queryString.parse(search) })
  }
})
