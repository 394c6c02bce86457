/** A percentage as people type it, with a comma or a point. */

/** @returns As the server writes it; null for nothing. What is no number stays, and is refused. */
export function parsedNumber(text: string): string | null {
  const plain = text.trim().replace('%', '').replace(',', '.').trim()
  return plain === '' ? null : plain
}
