/** Postcode ranges as people write them, "1000-1099": whether they are valid, overlap, and contain a postcode. */

export type PostcodeRange = { from: number; to: number }

/** @returns null unless it is a range from a lower to a higher number, or a single number. */
export function rangeFrom(text: string): PostcodeRange | null {
  const match = /^([1-9]\d{3})-([1-9]\d{3})$/.exec(text.trim())
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2])]
  return from <= to ? { from, to } : null
}

export const rangeText = ({ from, to }: PostcodeRange): string => `${from}-${to}`

/**
 * The four digits of a Dutch postcode, in any notation: '1012AB', '1012 ab', '1012'.
 *
 * @returns null when it is no postcode of the Netherlands.
 */
export function digitsOf(postcode: string): number | null {
  const match = /^([1-9]\d{3})\s*([a-z]{2})?$/i.exec(postcode.trim())
  return match && !/^s[ads]$/i.test(match[2] ?? '') ? Number(match[1]) : null
}

/** Whether one of the ranges contains the four digits; an invalid range contains nothing. */
export const contains = (ranges: readonly string[], digits: number): boolean =>
  ranges.some((text) => {
    const range = rangeFrom(text)
    return range !== null && range.from <= digits && digits <= range.to
  })

/** The first two overlapping ranges, `one` from `ours` and `other` from `theirs`. */
export function firstOverlap(
  ours: readonly string[],
  theirs: readonly string[],
): { one: string; other: string } | undefined {
  for (const one of ours) {
    const a = rangeFrom(one)
    const other = a && theirs.find((text) => touches(a, rangeFrom(text)))
    if (other !== undefined && other !== null) return { one, other }
  }
  return undefined
}

/** The first two overlapping ranges of one list; duplicates overlap. */
export function overlapWithin(ranges: readonly string[]): { one: string; other: string } | undefined {
  for (const [index, one] of ranges.entries()) {
    const found = firstOverlap([one], ranges.slice(index + 1))
    if (found) return found
  }
  return undefined
}

const touches = (a: PostcodeRange, b: PostcodeRange | null): boolean => b !== null && a.from <= b.to && b.from <= a.to
