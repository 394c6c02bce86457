/**
 * Formats of this product's country and trade, beside those of the core (`formats.ts`). One list per use, so that a page
 * loads only those that it needs.
 */
import { isKvk } from './formats/kvk.ts'
import { isNlPostcode } from './formats/nlPostcode.ts'
import { isVatNl } from './formats/vatNl.ts'

/** What each accepts, as it is stored. */
export const productFormats = { kvk: isKvk, 'vat-nl': isVatNl, 'nl-postcode': isNlPostcode } as const

export type ProductFormat = keyof typeof productFormats

const compact = (text: string) => text.replace(/[\s.-]/g, '')
const capitals = (text: string) => compact(text).toUpperCase()

/** How typed text becomes what is stored. */
export const productNotations: Readonly<Record<ProductFormat, (typed: string) => string>> = {
  kvk: compact,
  'vat-nl': capitals,
  'nl-postcode': (typed) => capitals(typed).replace(/^([0-9]{4})([A-Z]{2})$/, '$1 $2'),
}

/** One of each as it is stored, for the description of the API. */
export const productExamples: Readonly<Record<ProductFormat, string>> = {
  kvk: '12345678',
  'vat-nl': 'NL004495445B01',
  'nl-postcode': '1012 AB',
}

type Attributes = { inputMode?: 'numeric'; autoCapitalize?: string; spellCheck?: boolean }

/** How their inputs behave. */
export const productInputs: Readonly<Record<ProductFormat, Attributes>> = {
  kvk: { inputMode: 'numeric' },
  'vat-nl': { autoCapitalize: 'characters', spellCheck: false },
  'nl-postcode': { autoCapitalize: 'characters', spellCheck: false },
}

/** What people write before a number of these, 'KVK: 1234 5678', and search with it. */
export const numberLabels = 'kvk|btw|vat|tva|coc'
