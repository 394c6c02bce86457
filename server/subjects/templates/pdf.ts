/** Makes PDFs for people who ask for them, in turn, so that nobody waits long for another. */
import { composed, unprintableIn } from '#domain/templates/printableCharacters.ts'
import { AppError, Busy, Refused } from '#server/errors.ts'
import type { Pages } from './pages.ts'
import { openPress } from './press.ts'

/** Milliseconds that one document may take. */
const longest = 10_000
/** Maximum number of waiting documents. */
const mostWaiting = 8

/** Maximum number of waiting documents of one person, so that others get their turn. */
const mostOfOne = 2
/** Seconds after which trying again makes sense (`Retry-After`). */
const retryAfter = 5

const press = openPress()
let last: Promise<unknown> = Promise.resolve()
/** Running and waiting documents per person. */
const documentsByPerson = new Map<string, number>()

/**
 * @param who Name of the account that asks.
 * @returns The file; A4, with embedded fonts.
 * @throws {Refused} When it takes too long, or the font lacks one of its characters.
 * @throws {AppError} 429 while two documents of this person are running or waiting.
 * @throws {Busy} When too many are waiting.
 */
export async function makePdf(pages: Pages, who: string, within = longest): Promise<Buffer> {
  const own = documentsByPerson.get(who) ?? 0
  if (own >= mostOfOne) {
    throw new AppError(429, { error: { key: 'error.tooManyPages' } }, { 'retry-after': String(retryAfter) })
  }
  const all = [...documentsByPerson.values()].reduce((sum, count) => sum + count, 0)
  if (all >= mostWaiting) throw new Busy()
  const written = withFont(pages)
  documentsByPerson.set(who, own + 1)
  const made = last.then(() => press.make(written, within))
  last = made.catch(() => undefined)
  return made.finally(() => {
    const left = (documentsByPerson.get(who) ?? 1) - 1
    if (left > 0) documentsByPerson.set(who, left)
    else documentsByPerson.delete(who)
  })
}

/**
 * Composes accents, because the font has no combining ones.
 *
 * @throws {Refused} When the font lacks a character.
 */
export function withFont(pages: Pages): Pages {
  const text = composed(JSON.stringify(pages))
  const strange = unprintableIn(text)
  if (strange.length > 0)
    throw new Refused({ key: 'error.unprintable', values: { characters: strange.slice(0, 10).join(' ') } })
  return JSON.parse(text) as Pages
}
