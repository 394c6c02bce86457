import { expect, test } from 'vitest'
import { excerpt } from '#domain/apiLog/excerpt.ts'

test('what fits stays as it is', () => {
  const value = { name: 'a', list: [1, null, { on: true }], text: 'é' }
  expect(excerpt(value, 1000)).toEqual(value)
})

test('texts are cut, and what does not fit is left out, in order', () => {
  expect(excerpt({ a: 'x'.repeat(50), b: 'y' }, 40)).toEqual({ a: 'x'.repeat(31) })
  expect(
    excerpt(
      Array.from({ length: 1_000_000 }, () => 1),
      40,
    ),
  ).toEqual(Array.from({ length: 9 }, () => 1))
  expect(JSON.stringify(excerpt({ a: { b: { c: 'x'.repeat(900_000) } } }, 1000)).length).toBeLessThan(1100)
})
