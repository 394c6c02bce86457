/** Formats of this product's country and trade, beside those of the core (`formats.ts`). One list per use. */
import { isIsbn } from './formats/isbn.ts'

/** What each accepts, as it is stored. */
export const productFormats = { isbn: isIsbn } as const

export type ProductFormat = keyof typeof productFormats

/** How typed text becomes what is stored. */
export const productNotations: Readonly<Record<ProductFormat, (typed: string) => string>> = {
  isbn: (typed) => typed.replace(/[\s-]/g, ''),
}

/** One of each as it is stored, for the description of the API. */
export const productExamples: Readonly<Record<ProductFormat, string>> = { isbn: '9780306406157' }

type Attributes = { inputMode?: 'numeric'; autoCapitalize?: string; spellCheck?: boolean }

/** How their inputs behave. */
export const productInputs: Readonly<Record<ProductFormat, Attributes>> = { isbn: { inputMode: 'numeric' } }

/** What people write before a number of these, 'ISBN 978…', and search with it. */
export const numberLabels = 'isbn'
