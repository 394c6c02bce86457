/**
 * Formats of this product's country and trade, besides those of the core (`formats.ts`). One list per use, so
 * that a page loads only what it needs.
 */
import { isKvk } from './formats/kvk.ts'
import { isNlPostcode } from './formats/nlPostcode.ts'
import { isVatNl } from './formats/vatNl.ts'

/** Validators of the stored notation. */
export const productFormats = { kvk: isKvk, 'vat-nl': isVatNl, 'nl-postcode': isNlPostcode } as const

export type ProductFormat = keyof typeof productFormats

const compact = (text: string) => text.replace(/[\s.-]/g, '')
const capitals = (text: string) => compact(text).toUpperCase()

/** Conversions from typed text to the stored notation. */
export const productNotations: Readonly<Record<ProductFormat, (typed: string) => string>> = {
  kvk: compact,
  'vat-nl': capitals,
  'nl-postcode': (typed) => capitals(typed).replace(/^([0-9]{4})([A-Z]{2})$/, '$1 $2'),
}

/** What spreadsheets take of a value in front, put back where its length says how much. */
export const productNoughts: Partial<Record<string, (cell: string) => string>> = {
  kvk: (cell) => (/^\d{6,7}$/.test(cell) ? cell.padStart(8, '0') : cell),
}

/** An example of each in stored notation, for the description of the API. */
export const productExamples: Readonly<Record<ProductFormat, string>> = {
  kvk: '12345678',
  'vat-nl': 'NL004495445B01',
  'nl-postcode': '1012 AB',
}

type Attributes = { inputMode?: 'numeric'; autoCapitalize?: string; spellCheck?: boolean }

/** Attributes of their inputs. */
export const productInputs: Readonly<Record<ProductFormat, Attributes>> = {
  kvk: { inputMode: 'numeric' },
  'vat-nl': { autoCapitalize: 'characters', spellCheck: false },
  'nl-postcode': { autoCapitalize: 'characters', spellCheck: false },
}

/** Labels that people write before such a number, 'KVK: 1234 5678', also when searching. */
export const numberLabels = 'kvk|btw|vat|tva|coc'

/** Other notations of a search text: a postcode with its blank or without, and what follows it ('1012AB12'). */
export function productSpellings(typed: string): string[] {
  const [, digits, letters, rest = ''] = /^(\d{4}) ?([a-z]{2})(?:[ ,-]*(\d.*))?$/i.exec(typed) ?? []
  if (digits === undefined || letters === undefined) return []
  return [`${digits} ${letters}`, `${digits}${letters}`].map((one) => (rest === '' ? one : `${one} ${rest}`))
}
