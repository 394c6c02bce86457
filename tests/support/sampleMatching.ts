/** Texts that match a pattern and are not too long; another one for another `n`. */
import fc from 'fast-check'

/** @returns undefined when there is no pattern. */
export function sampleMatching(
  { pattern, maxLength = Infinity }: { pattern?: string; maxLength?: number } = {},
  n: number,
): string | undefined {
  if (pattern === undefined) return undefined
  const tries = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: n + 1, numRuns: 20 })
  return tries.find((text) => text.length <= maxLength) ?? ''
}
