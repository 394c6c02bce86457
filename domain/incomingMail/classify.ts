/**
 * Class of an incoming e-mail, by the rules of each class (senders, words) and the lessons of corrections, as odds that
 * are explained by their words. A class acts by itself only above its threshold.
 */

/** A class, as far as it recognises e-mails. */
export type ClassRules = { id: number; patterns: readonly string[]; senderRules: readonly string[] }
/** How many e-mails were learned per class, and in how many of them each stem occurred. */
export type Learned = { mails: ReadonlyMap<number, number>; words: ReadonlyMap<string, ReadonlyMap<number, number>> }
/** `weight`: how much it adds to the odds, in tenths of their natural logarithm; below 0: it speaks against the class. */
export type DecidingWord = { word: string; weight: number }
/** `score`: from 0 to 100. */
export type Judgment = { classification: number; score: number; words: DecidingWord[] }

type Mail = { subject: string; text: string; from: string; words: ReadonlyMap<string, string> }

/** Without any sign no class is likely; one word of a class in the text makes it about 86 %, in the subject 94 %, its sender 98 %. */
const logOdds = { none: -2.2, text: 4, subject: 5, sender: 6, mostOfRules: 7.5 }
/** Odds that a learned word may add at most, and all of them together. */
const mostOf = { word: 1.6, words: 6 }
/** Learned words that count: those that say most. */
const counted = 15
/** Below this nothing is proposed. */
const least = 50

/** @returns The most likely class, of several the first; undefined where none is likely. */
export function classify(mail: Mail, classes: readonly ClassRules[], learned: Learned): Judgment | undefined {
  let best: Judgment | undefined
  const compared = { ...mail, subject: inOneLine(mail.subject), text: inOneLine(mail.text) }
  for (const one of classes) {
    const signs = [...byRules(compared, one), ...byLearned(mail.words, one.id, learned)]
    const sum = signs.reduce((total, { weight }) => total + weight / 10, logOdds.none)
    const score = Math.round(1000 / (1 + Math.exp(-sum))) / 10
    if (score < least || (best && score <= best.score)) continue
    const words = signs.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, 8)
    best = { classification: one.id, score: Math.min(score, 99.9), words }
  }
  return best
}

/** A rule is `name@`, `@host`, or a whole address. */
export function isSender(rule: string, from: string): boolean {
  const [wanted, address] = [rule.trim().toLowerCase(), from.toLowerCase()]
  if (wanted.endsWith('@')) return address.startsWith(wanted)
  if (!wanted.startsWith('@')) return address === wanted
  return address.endsWith(wanted) || address.endsWith(`.${wanted.slice(1)}`)
}

function byRules({ subject, text, from }: Mail, { patterns, senderRules }: ClassRules): DecidingWord[] {
  const signs: DecidingWord[] = []
  const sender = senderRules.find((rule) => isSender(rule, from))
  if (sender !== undefined) signs.push({ word: sender, weight: 10 * logOdds.sender })
  for (const word of patterns) {
    const where = occurs(subject, word) ? 'subject' : occurs(text, word) ? 'text' : undefined
    if (where) signs.push({ word, weight: 10 * logOdds[where] })
  }
  let left = 10 * logOdds.mostOfRules
  return signs
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ word, weight }) => {
      const kept = Math.min(weight, left)
      left -= kept
      return kept > 0 ? [{ word, weight: Math.round(kept) }] : []
    })
}

/** Once for an e-mail, however many words it is searched for. */
const inOneLine = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** At the beginning of a word, so that `klacht` finds `klachten` and `beslag` no `overslag`. */
function occurs(within: string, pattern: string): boolean {
  const wanted = inOneLine(pattern)
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(within[at - 1] ?? '')) return true
  return false
}

/** Naive Bayes, this class against all others, with one more e-mail of each supposed so that nothing is impossible. */
function byLearned(words: ReadonlyMap<string, string>, id: number, { mails, words: counts }: Learned): DecidingWord[] {
  const own = mails.get(id) ?? 0
  const others = [...mails.values()].reduce((sum, count) => sum + count, 0) - own
  if (own + others === 0) return []
  const signs: DecidingWord[] = []
  for (const [stem, word] of words) {
    const found = counts.get(stem)
    if (!found) continue
    const here = found.get(id) ?? 0
    const elsewhere = [...found.values()].reduce((sum, count) => sum + count, 0) - here
    const weight = Math.log((here + 0.5) / (own + 1)) - Math.log((elsewhere + 0.5) / (others + 1))
    const bounded = Math.max(-mostOf.word, Math.min(mostOf.word, weight))
    if (Math.abs(bounded) >= 0.1) signs.push({ word, weight: Math.round(10 * bounded) })
  }
  const telling = signs.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, counted)
  const sum = telling.reduce((total, { weight }) => total + weight, 0)
  const factor = Math.min(1, (10 * mostOf.words) / Math.max(1, Math.abs(sum)))
  return telling.map(({ word, weight }) => ({ word, weight: Math.round(weight * factor) }))
}
