/**
 * The particulars of this product: languages, money, time zone and telephone. Codegen, server and screens read
 * them here.
 */

/** Title of pages. */
export const productTitle = 'Library'
/** Name in the description of the API. */
export const productName = 'library'
export const productPurpose = 'Books and who has them.'

/** Languages of the screens: `schemas/texts/` has each key in all of them. Schemas are written in English. */
export const locales = ['en', 'nl'] as const
/** Language of people who have not chosen one; required in every text per language. */
export const defaultLocale = 'en'
export const languageNames = { en: 'English', nl: 'Nederlands' } as const
/** Languages of letters and messages. */
export const documentLanguages = ['en', 'nl'] as const
/** Locale of each language for numbers, amounts and dates. */
export const languageTags = { en: 'en-GB', nl: 'nl-NL' } as const

/** Currencies of amounts; `values.schema.json` has the same. */
export const currencies = ['EUR', 'GBP'] as const
export const defaultCurrency = 'EUR'

/** Days begin at midnight of this zone (IANA). */
export const timeZone = 'Europe/Amsterdam'
/** Country code of telephone numbers typed without one. */
export const dialCode = '31'

/** Tables without a schema whose rows are added and never changed. */
export const bookedTables: readonly string[] = []
