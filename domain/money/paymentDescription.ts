/**
 * The kind of payment of a bank line, by rules on its text: the first matching rule decides.
 *
 * A pattern consists of plain words; `*` matches anything and `|` means "or". Case, accents and double spaces
 * are ignored. There are no regular expressions, so matching takes no longer than reading the line once per
 * word.
 */

export type BankField = 'text' | 'name' | 'iban' | 'bank_code'
export type BankLine = Readonly<Partial<Record<BankField, string>>>

export type DescriptionRule = {
  field: BankField
  pattern: string
  counterpartyIban?: string | null
  active?: boolean | null
}

/** Why a rule does not match. */
export type Miss = 'inactive' | 'otherIban' | 'pattern'
export type Judgement<Rule> = {
  /** `by`: the alternative of the pattern that matches. */
  hit: { rule: Rule; by: string } | null
  /** The rules before it, in order, each with the reason why it does not match. */
  passed: readonly { rule: Rule; why: Miss }[]
}

const mostAlternatives = 20

/** The problem of a pattern; null for a valid one. */
export function patternProblem(pattern: string): 'emptyPart' | 'tooWide' | 'tooMany' | null {
  const parts = alternativesOf(pattern)
  if (parts.length > mostAlternatives) return 'tooMany'
  if (parts.some((part) => part === '')) return 'emptyPart'
  return parts.some((part) => plain(part).replace(/[\s*]/g, '').length < 2) ? 'tooWide' : null
}

/** @param rules In the order of their priority. */
export function judge<Rule extends DescriptionRule>(line: BankLine, rules: readonly Rule[]): Judgement<Rule> {
  const passed: { rule: Rule; why: Miss }[] = []
  for (const rule of rules) {
    const { why, by } = tried(line, rule)
    if (by !== undefined) return { hit: { rule, by }, passed }
    passed.push({ rule, why })
  }
  return { hit: null, passed }
}

function tried(line: BankLine, rule: DescriptionRule): { why: Miss; by?: string } {
  if (rule.active === false) return { why: 'inactive' }
  if (rule.counterpartyIban && compact(line.iban ?? '') !== compact(rule.counterpartyIban)) return { why: 'otherIban' }
  return { why: 'pattern', by: fitting(rule, line[rule.field] ?? '') }
}

/** The alternative of the rule's pattern that matches the value. */
export function fitting(
  { pattern, field }: Pick<DescriptionRule, 'pattern' | 'field'>,
  value: string,
): string | undefined {
  const isWhole = field === 'iban' || field === 'bank_code'
  const read = isWhole ? compact : plain
  const text = read(value)
  if (text === '') return undefined
  return alternativesOf(pattern).find((part) => part !== '' && fits(read(part), text, isWhole))
}

const alternativesOf = (pattern: string): string[] => pattern.split('|').map((part) => part.trim())

function fits(pattern: string, text: string, isWhole: boolean): boolean {
  const words = pattern.split('*').map((word) => word.trim())
  if (!isWhole) return followEachOther(words, text)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length === 1) return text === first
  const isLongEnough = text.length >= first.length + last.length
  const between = text.slice(first.length, text.length - last.length)
  return isLongEnough && text.startsWith(first) && text.endsWith(last) && followEachOther(words.slice(1, -1), between)
}

/** Taking the leftmost occurrence of each word is sufficient. */
function followEachOther(words: readonly string[], text: string): boolean {
  let at = 0
  for (const word of words) {
    const found = text.indexOf(word, at)
    if (found < 0) return false
    at = found + word.length
  }
  return true
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const compact = (text: string): string => plain(text).replaceAll(' ', '')
