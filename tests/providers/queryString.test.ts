import fc from 'fast-check'
import qs from 'qs'
import { expect, test } from 'vitest'
import { queryString } from '#providers/queryString.ts'
import { parseQuery } from '#server/foundation/query.ts'

test.each([
  [{ _offset: 0, _limit: 50, _order: { name: 'asc' } }, '?_offset=0&_limit=50&_order[name]=asc'],
  [{ _filter: { search: null, id: { in: [1, 2] } } }, '?_filter[id][in][]=1&_filter[id][in][]=2'],
  [
    { _filter: { any: [{ id: { in: [1] }, name: 'x' }, { not: { id: 2 } }] } },
    '?_filter[any][0][id][in][]=1&_filter[any][0][name]=x&_filter[any][1][not][id]=2',
  ],
  [{ keywords: 'R&D #1+2 50% é' }, '?keywords=R%26D %231%2B2 50%25 é'],
  [{ gone: undefined, none: null, empty: '' }, '?empty='],
  [{}, ''],
])('%j is %s', (query, text) => {
  expect(queryString(query)).toBe(text)
})

const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null))
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    value,
    fc.array(value, { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), tie('tree'), { maxKeys: 4 }),
  ),
}))
const anyQuery = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), tree, { maxKeys: 4 })
const breaking = /%(?:25|26|23|2B|09|0A|0D)/g

test('it is what qs writes without encoding, but for the characters that would break the address', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const theirs = qs.stringify(query, { encode: false, skipNulls: true, arrayFormat: 'brackets' })
      expect(queryString(query).slice(1).replace(breaking, decodeURIComponent)).toBe(theirs)
    }),
  )
})

test('through the address a server reads what was meant', () => {
  const name = fc.stringMatching(/^[a-zA-Z_]{1,8}$/).filter((text) => !(text in {}))
  // Browsers trim spaces at the end of an address, and servers may refuse NUL.
  const text = fc.string({ unit: 'grapheme-ascii' }).map((some) => `${some}.`)
  fc.assert(
    fc.property(fc.dictionary(name, fc.dictionary(name, text, { minKeys: 1 }), { maxKeys: 4 }), (query) => {
      const { search } = new URL(`http://there/x${queryString(query)}`)
      expect(JSON.parse(JSON.stringify(parseQuery(search.slice(1))))).toEqual({ ...query })
    }),
  )
})
