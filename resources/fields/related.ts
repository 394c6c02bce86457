/** A record as it is embedded in another: its id and the properties that the relation names. */
import type { RecordId } from '#resources/paths.ts'

export type Related = { id: RecordId } & Readonly<Record<string, unknown>>

/** What it is called: the embedded properties, else its number. */
export function relatedText(related: Related, embed: readonly string[]): string {
  const words = embed.map((name) => related[name]).filter((word) => word !== null && word !== undefined && word !== '')
  return words.length ? words.join(' ') : `#${related.id}`
}
