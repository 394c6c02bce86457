/** The words of an e-mail as the classifier counts them: Dutch stems, each once. */

/** Words of one e-mail that are looked at; a longer one says no more. */
const most = 2000

/** Frequent words that tell nothing about what a text is about. */
const empty = new Set(
  `aan al alle als ben bij dan dat de den der deze die dit door dus een en er ge geen gij had heb hebben heeft het hier hij hoe hun
  iemand ik in is ja je jij jou jouw kan kon maar me mee meer men met mij mijn moet na naar niet nog nu of om omdat ons onze ook op over
  reeds te ten ter tot u uit uw van veel voor want was wat we wel werd wie wij wil worden wordt zal ze zei zich zij zijn zo zou
  geachte beste groet groeten vriendelijke hoogachtend mevrouw heer bedankt dank alvast graag the and for you your`.split(
    /\s+/,
  ),
)

/**
 * Returns the stems, each with the word as it was first written.
 *
 * @param subject Words of the subject count as those of the text. @param from Its domain is a word too, with an `@`.
 * @param stemOf The stem of a word in small letters.
 */
export function wordsOf(
  { subject, text, from }: { subject: string; text: string; from: string },
  stemOf: (word: string) => string,
): Map<string, string> {
  const stems = new Map<string, string>()
  const seen = new Set<string>()
  const host = /@([^@\s]+)$/.exec(from.toLowerCase())?.[1]
  if (host !== undefined) stems.set(`@${host}`.slice(0, 60), `@${host}`.slice(0, 60))
  for (const [word] of `${subject}\n${text}`.toLowerCase().matchAll(/\p{L}{2,40}/gu)) {
    // Finding a stem takes long, and the same word has the same.
    if (empty.has(word) || seen.has(word)) continue
    seen.add(word)
    const stem = stemOf(word)
    if (!stems.has(stem)) stems.set(stem, word)
    if (seen.size >= most) break
  }
  return stems
}
