/** Values of real schemas, each of which a test may put another one in the place of. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from '#codegen/check.ts'
import { sourcesOf } from './project.ts'

type Place = { holder: Record<string, unknown>; key: string }

/** Every position in a JSON value that another value could take. */
export function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

export const real = Object.fromEntries(
  ['customer', 'merchant', 'user'].map((name) => [
    `${name}.schema.json`,
    JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as unknown,
  ]),
)
export const count = placesIn(real).length

/** Parts of the places, so that none comes near the time limit of a test. */
const parts = 8

/** Defines a test for each of these parts (0 to 7), an eighth of the places each. */
export function testNothing(of: readonly number[]): void {
  test.each(of)('nothing at all in each place is reported, or is right: part %i', (part) => {
    for (let index = part; index < count; index += parts) {
      const schemas = structuredClone(real)
      const place = placesIn(schemas)[index]
      if (place) place.holder[place.key] = null
      expect(() => check(sourcesOf(schemas)), `${place?.key} in place ${index}`).not.toThrow()
    }
  })
}
