/** A percentage as people type it, with a comma or a point. */
import { typedDecimal } from '#domain/cells/number.ts'

/** @returns Percentage as the server writes it; null for nothing. Text that is no number stays, and is refused. */
export function parsedNumber(text: string): string | null {
  return text.replace('%', '').trim() === '' ? null : typedDecimal(text)
}
