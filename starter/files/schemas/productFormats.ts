/** Formats of this product's country and trade, besides those of the core (`formats.ts`). One list per use. */
import { isIsbn } from './formats/isbn.ts'

/** Validators of the stored notation. */
export const productFormats = { isbn: isIsbn } as const

export type ProductFormat = keyof typeof productFormats

/** Conversions from typed text to the stored notation. */
export const productNotations: Readonly<Record<ProductFormat, (typed: string) => string>> = {
  isbn: (typed) => typed.replace(/[\s-]/g, ''),
}

/** What spreadsheets take of a value in front, put back where its length says how much. */
export const productNoughts: Partial<Record<string, (cell: string) => string>> = {}

/** An example of each in stored notation, for the description of the API. */
export const productExamples: Readonly<Record<ProductFormat, string>> = { isbn: '9780306406157' }

type Attributes = { inputMode?: 'numeric'; autoCapitalize?: string; spellCheck?: boolean }

/** Attributes of their inputs. */
export const productInputs: Readonly<Record<ProductFormat, Attributes>> = { isbn: { inputMode: 'numeric' } }

/** Labels that people write before such a number, 'ISBN 978…', also when searching. */
export const numberLabels = 'isbn'

/** Other notations of a search text. */
export const productSpellings = (_typed: string): string[] => []
