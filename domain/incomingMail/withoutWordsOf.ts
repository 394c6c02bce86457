/** What a text says beyond others: words that stand in the message which is answered are not its own, marked or not. */

/** Words in a row that two people do not write by chance. */
const run = 4
/** Characters that are compared. */
const most = 100_000

type Word = { word: string; from: number; to: number }

const wordsIn = (text: string): Word[] =>
  [...text.slice(0, most).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
const lineKey = (line: string): string =>
  wordsIn(line)
    .map(({ word }) => word)
    .join(' ')

/**
 * Takes time linear in the texts; how lines are broken makes no difference.
 *
 * @param others Plain texts, of messages of ours.
 */
export function withoutWordsOf(text: string, others: readonly string[]): string {
  if (others.length === 0) return text
  const known = new Set<string>()
  for (const other of others) {
    for (const line of other.slice(0, most).split('\n')) if (wordsIn(line).length > 1) known.add(lineKey(line))
    const words = wordsIn(other)
    for (let at = 0; at + run <= words.length; at += 1) known.add(keyAt(words, at))
  }
  const lines = text.split('\n').filter((line) => !known.has(lineKey(line)))
  return cut(lines.join('\n'), known)
}

const keyAt = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + run)
    .map(({ word }) => word)
    .join(' ')

function cut(text: string, known: ReadonlySet<string>): string {
  const words = wordsIn(text)
  let kept = ''
  let from = 0
  let until = 0
  for (let at = 0; at < words.length; at += 1) {
    if (at + run <= words.length && known.has(keyAt(words, at))) until = at + run
    const word = words[at]
    if (at >= until || !word) continue
    kept += text.slice(from, word.from)
    from = word.to
  }
  return `${kept}${text.slice(from)}`.trim()
}
