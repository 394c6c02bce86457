/** Beginnings and ends that two properties of a record say: days, moments or times of the day, which compare as texts. */
import { FieldErrors, type Text } from '#server/errors.ts'
import type { Body } from './body.ts'

/**
 * @param record As it will be stored.
 * @param pairs Each the property of a beginning and that of its end; either may be empty.
 * @throws {FieldErrors} At each end that comes before its beginning.
 */
export function checkPeriods(record: Body, pairs: readonly (readonly [start: string, end: string])[]): void {
  const errors: Record<string, Text[]> = {}
  for (const [start, end] of pairs) {
    const [from, until] = [record[start], record[end]]
    if (from && until && until < from) errors[end] = [{ key: 'error.endsBefore' }]
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}
