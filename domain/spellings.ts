/**
 * What somebody types to find a record, in the forms in which it may be stored: '06-12 34 56 78' stands there as
 * '+31612345678', 'NL91 ABNA 0417 1643 00' without blanks, 'www.example.nl' as 'https://example.nl'.
 */
import { numberLabels } from '#schemas/productFormats.ts'
import { normalise } from './normalise.ts'

/** Fewer digits are a house number or a year, which stand as they are typed. */
const fewest = 4

/** What an index of parts of words needs. */
const shortest = 4

/** @returns The text itself, without blanks around it, and its other forms; each finds at least one record more. */
export function spellings(text: string): string[] {
  const typed = withoutScheme(text.trim() || text)
  const number = withoutLabel(typed)
  if (!/\d/.test(number) || number.replace(/\D/g, '').length < fewest) return [typed]
  return [...new Set([typed, ...phone(number), ...joined(number)])]
}

/** What an address begins with differs from one office to the next; the rest of it leads to the same place. */
function withoutScheme(text: string): string {
  const rest = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const bare = rest.endsWith('/') ? rest.slice(0, -1) : rest
  return rest !== text && bare.length >= shortest ? bare : text
}

/** 'KVK: 1234 5678' is asked with the name of the number; what stands in the record is the number. */
const label = new RegExp(`^(?:iban|tel|${numberLabels})[a-z-]{0,10}[.:]? ?(?=[\\d+(]|[a-z]{2} ?\\d)`, 'i')
const withoutLabel = (text: string): string => text.replace(label, '')

/** Also the beginning of one. */
function phone(text: string): string[] {
  if (!/^[+0(][\d\s()./-]*$/.test(text)) return []
  const stored = normalise('phone-e164', text)
  return /^\+\d+$/.test(stored) ? [stored] : []
}

/** Numbers that are stored without what separates their parts: KVK, IBAN and VAT numbers, and pieces of them. */
function joined(text: string): string[] {
  const one = text.replace(/[\s.-]/g, '')
  return /^(?:[a-z]{2,4})?\d+(?:[a-z]{1,4}\d+)?$/i.test(one) ? [one] : []
}
