/** What is particular to this product: languages, money, clock and telephone. Codegen, server and screens take it from here. */

/** As pages are titled. */
export const productTitle = 'Library'
/** As the description of the API says it. */
export const productName = 'library'
export const productPurpose = 'Books and who has them.'

/** Languages of the screens: each has its files in `schemas/texts/`. English is what schemas are written in. */
export const locales = ['en', 'nl'] as const
/** What is spoken where nobody has chosen; a text per language has this one always. */
export const defaultLocale = 'en'
export const languageNames = { en: 'English', nl: 'Nederlands' } as const
/** Languages that letters and messages may be written in. */
export const documentLanguages = ['en', 'nl'] as const
/** How each of them writes numbers, amounts and days. */
export const languageTags = { en: 'en-GB', nl: 'nl-NL' } as const

/** Currencies of amounts; `values.schema.json` has the same. */
export const currencies = ['EUR', 'GBP'] as const
export const defaultCurrency = 'EUR'

/** Days begin at midnight of this zone (IANA). */
export const timeZone = 'Europe/Amsterdam'
/** Country of a telephone number that is typed without one. */
export const dialCode = '31'
