/**
 * What is particular to this product: languages, money, clock and telephone. Codegen, server and screens take it from
 * here, and another product made of the same core has a file of its own in this place.
 */

/** As pages are titled. */
export const productTitle = 'Dossier'
/** As the description of the API says it. */
export const productName = 'dossier'
export const productPurpose = 'Back office for debt collection.'

/** Languages of screens, mails and reference data: each has its files in `schemas/texts/`. English is what schemas are written in. */
export const locales = ['nl', 'en', 'fr'] as const
/** What is spoken where nobody has chosen; a text per language has this one always. */
export const defaultLocale = 'nl'
export const languageNames = { nl: 'Nederlands', en: 'English', fr: 'Français' } as const
/** Languages that letters and messages may be written in. */
export const documentLanguages = ['nl', 'en', 'fr', 'de'] as const
/** How each of them writes numbers, amounts and days. */
export const languageTags = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' } as const

/** Currencies of amounts; `values.schema.json` has the same. */
export const currencies = ['EUR', 'DKK', 'GBP'] as const
export const defaultCurrency = 'EUR'

/** Days begin at midnight of this zone (IANA). */
export const timeZone = 'Europe/Amsterdam'
/** Country of a telephone number that is typed without one. */
export const dialCode = '31'
