/** A percentage as people type it, with a comma or a point. */

/** @returns Percentage as the server writes it; null for nothing. Text that is no number stays, and is refused. */
export function parsedNumber(text: string): string | null {
  const plain = text.trim().replace('%', '').replace(',', '.').trim()
  return plain === '' ? null : plain
}
