import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from '#codegen/check.ts'
import { sourcesOf } from './project.ts'

type Place = { holder: Record<string, unknown>; key: string }

/** Every position in a JSON value that another value could take. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const real = Object.fromEntries(
  ['customer', 'merchant', 'user'].map((name) => [
    `${name}.schema.json`,
    JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as unknown,
  ]),
)
const count = placesIn(real).length

test('whatever stands in a schema, the check reports and never fails itself', () => {
  const wrong = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: count - 1 }), wrong, (index, value) => {
      const schemas = structuredClone(real)
      const place = placesIn(schemas)[index]
      if (place) place.holder[place.key] = place.holder === schemas ? (value ?? null) : value
      for (const problem of check(sourcesOf(schemas))) expect(problem.line).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

/** Each part is a test, so that none comes near the limit of one. */
const parts = [0, 1, 2, 3, 4, 5, 6, 7]

test.each(parts)('nothing at all in each place is reported, or is right: part %i', (part) => {
  for (let index = part; index < count; index += parts.length) {
    const schemas = structuredClone(real)
    const place = placesIn(schemas)[index]
    if (place) place.holder[place.key] = null
    expect(() => check(sourcesOf(schemas)), `${place?.key} in place ${index}`).not.toThrow()
  }
})
