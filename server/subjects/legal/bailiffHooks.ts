/** Postcode ranges in a record, and the only rule of bailiffs: that their ranges are valid. */
import { overlapWithin, rangeFrom } from '#domain/postcodeRanges.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'

/** @throws {FieldErrors} At the property, if a range is reversed, or two ranges overlap. */
export function rightRanges(ranges: readonly string[] | null = [], name: string): readonly string[] {
  if (ranges === null) return []
  const wrong = ranges.find((range) => rangeFrom(range) === null)
  if (wrong !== undefined) {
    throw new FieldErrors({ [name]: [{ key: 'error.postcodeRange', values: { range: wrong } }] })
  }
  const within = overlapWithin(ranges)
  if (within) throw new FieldErrors({ [name]: [{ key: 'error.postcodeOverlap', values: within }] })
  return ranges
}

/** Ranges of different bailiffs may overlap. */
export const bailiffHooks = (): Hooks<'bailiff'> => ({
  beforeCreate(body) {
    rightRanges(body.regions, 'regions')
    return body
  },
  beforeUpdate(body) {
    rightRanges(body.regions, 'regions')
    return body
  },
})
