/**
 * Stored notations of a search text: '06-12 34 56 78' is stored as '+31612345678', 'NL91 ABNA 0417 1643 00'
 * without blanks, 'www.example.nl' as 'https://example.nl'.
 */
import { numberLabels, productSpellings } from '#schemas/productFormats.ts'
import { normalise } from './normalise.ts'

/** Fewer digits are a house number or a year, stored as typed. */
const fewest = 4

/** Minimum length for the trigram index. */
const shortest = 4

/** @returns The trimmed text itself, and its other notations; each may find further records. */
export function spellings(text: string): string[] {
  const typed = withoutScheme(text.trim() || text)
  const number = withoutLabel(typed)
  if (!/\d/.test(number) || number.replace(/\D/g, '').length < fewest) return [typed]
  return [...new Set([typed, ...phone(number), ...joined(number), ...productSpellings(number)])]
}

/** The beginning of an address varies (https, www); the rest identifies it. */
function withoutScheme(text: string): string {
  const rest = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const bare = rest.endsWith('/') ? rest.slice(0, -1) : rest
  return rest !== text && bare.length >= shortest ? bare : text
}

/** 'KVK: 1234 5678' is searched with its label; the record contains the number only. */
const label = new RegExp(`^(?:iban|tel|${numberLabels})[a-z-]{0,10}[.:]? ?(?=[\\d+(]|[a-z]{2} ?\\d)`, 'i')
const withoutLabel = (text: string): string => text.replace(label, '')

/** Stored notation of a phone number, or of the beginning of one. */
function phone(text: string): string[] {
  if (!/^[+0(][\d\s()./-]*$/.test(text)) return []
  const stored = normalise('phone-e164', text)
  return /^\+\d+$/.test(stored) ? [stored] : []
}

/** Numbers that are stored without separators: KVK, IBAN and VAT numbers, and parts of them. */
function joined(text: string): string[] {
  const one = text.replace(/[\s.-]/g, '')
  return /^(?:[a-z]{2,4})?\d+(?:[a-z]{1,4}\d+)?$/i.test(one) ? [one] : []
}
