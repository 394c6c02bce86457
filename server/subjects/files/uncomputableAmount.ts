/** Amounts that cannot be worked out: no rate of interest is known for a day, or the numbers are too large. */
import { MissingRate } from '#domain/law/interest/rates.ts'
import type { Text } from '#server/errors.ts'

/** @throws The error itself, when it is another one. */
export function uncomputable(error: unknown): Text {
  if (error instanceof MissingRate) return { key: 'law.noRate', values: { kind: error.table, day: error.day } }
  if (error instanceof RangeError) return { key: 'law.tooMuch' }
  throw error
}
