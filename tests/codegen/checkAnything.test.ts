import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '#codegen/check.ts'
import { count, placesIn, real, testNothing } from './places.ts'
import { sourcesOf } from './project.ts'

test('whatever stands in a schema, the check reports and never fails itself', () => {
  // Each object has these, so a table that is asked for them answers something that is not in it.
  const inherited = fc.constantFrom('toString', '__proto__', 'constructor')
  const wrong = fc.oneof(fc.constant(undefined), inherited, fc.jsonValue({ maxDepth: 2 }))
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

/** The other seven are in `checkAnything.long.test.ts`. */
testNothing([0])
