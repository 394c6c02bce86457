/** What stands in for functions of lodash in the built pages gives the same results. */
import fc from 'fast-check'
import defaults from 'es-toolkit/compat/defaults'
import get from 'es-toolkit/compat/get'
import pick from 'es-toolkit/compat/pick'
import set from 'es-toolkit/compat/set'
import isEqual from 'react-fast-compare'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Lodash = {
  defaults: (...values: object[]) => object
  get: (value: object, path: string, otherwise?: unknown) => unknown
  isEqual: (one: unknown, other: unknown) => boolean
  pick: (value: object, names: string[]) => object
  set: (value: object, path: string, to: unknown) => object
}
const lodash = createRequire(import.meta.url)('lodash') as Lodash

const name = fc.constantFrom('a', 'b', 'c', '0', '1')
/** As react-admin writes them: `lines.0.amount`, `lines[0].amount`. */
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('.').replace(/\.(\d)/g, '[$1]'))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, undefined, 0, 1, '', 'x', true, Number.NaN, new Date(0)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))
const record = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true })

test('get, set, pick and defaults', () => {
  fc.assert(
    fc.property(record, record, path, value, (one, other, at, to) => {
      expect(get(one, at, to)).toEqual(lodash.get(one, at, to))
      expect(pick(one, [at, 'a'])).toEqual(lodash.pick(one, [at, 'a']))
      expect(set(structuredClone(one), at, to)).toEqual(lodash.set(structuredClone(one), at, to))
      expect(defaults({ ...one }, other)).toEqual(lodash.defaults({ ...one }, other))
    }),
  )
})

test('whether two values are equal', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isEqual(one, other)).toBe(lodash.isEqual(one, other))
      expect(isEqual(one, structuredClone(one))).toBe(true)
    }),
  )
})
