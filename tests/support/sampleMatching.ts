/** Makes texts that match a pattern and a maximum length; another one for another `n`. */
import fc from 'fast-check'

/** Generators by pattern, cached because making one is slow. */
const generators = new Map<string, fc.Arbitrary<string>>()

/** @returns undefined without a pattern. */
export function sampleMatching(
  { pattern, maxLength = Infinity }: { pattern?: string; maxLength?: number } = {},
  n: number,
): string | undefined {
  if (pattern === undefined) return undefined
  const generator = generators.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  generators.set(pattern, generator)
  const tries = fc.sample(generator, { seed: n + 1, numRuns: 20 })
  return tries.find((text) => text.length <= maxLength) ?? ''
}
