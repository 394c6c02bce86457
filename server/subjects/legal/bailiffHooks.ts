/** Areas of postcodes in a record, and the one rule of bailiffs: that theirs are right. */
import { overlapWithin, rangeFrom } from '#domain/postcodeRanges.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'

/** @throws {FieldErrors} At the property, if a range goes from higher to lower, or two share a postcode. */
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

/** Several bailiffs may work in one area; that they do is nobody's mistake. */
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
