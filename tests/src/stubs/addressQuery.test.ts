/** The replacement for query-string in the built pages gives the same results. */
import fc from 'fast-check'
import * as queryString from 'query-string'
import { expect, test } from 'vitest'
import { parse, stringify } from '#src/stubs/addressQuery.ts'

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
