import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literal } from '#codegen/emit/literal.ts'

test('any JSON value written as a literal is that value again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const value: unknown = JSON.parse(JSON.stringify(json), (key, item: unknown) =>
        key === '__proto__' ? undefined : item,
      )
      expect(new Function(`return (${literal(value)})`)()).toEqual(value)
    }),
  )
})

test('breaks only what does not fit, and leaves out what is undefined', () => {
  expect(literal({ a: 1, 'b-c': "it's", d: undefined })).toBe(String.raw`{ a: 1, 'b-c': 'it\'s' }`)
  expect(literal({ list: Array.from({ length: 40 }, () => 'ab') })).toMatch(/^\{\n {2}list: \[\n {4}'ab',\n/)
})
