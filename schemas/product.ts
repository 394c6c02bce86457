/**
 * The particulars of this product: languages, money, time zone and telephone. Codegen, server and screens read
 * them here; another product on the same core replaces this file.
 */

/** Title of pages. */
export const productTitle = 'Dossier'
/** Name in the description of the API. */
export const productName = 'dossier'
export const productPurpose = 'Back office for debt collection.'

/**
 * Languages of screens, mails and reference data: `schemas/texts/` has each key in all of them. Schemas are
 * written in English.
 */
export const locales = ['nl', 'en', 'fr'] as const
/** Language of people who have not chosen one; required in every text per language. */
export const defaultLocale = 'nl'
export const languageNames = { nl: 'Nederlands', en: 'English', fr: 'Français' } as const
/** Languages of letters and messages. */
export const documentLanguages = ['nl', 'en', 'fr', 'de'] as const
/** Locale of each language for numbers, amounts and dates. */
export const languageTags = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' } as const

/** Currencies of amounts; `values.schema.json` has the same. */
export const currencies = ['EUR', 'DKK', 'GBP'] as const
export const defaultCurrency = 'EUR'

/** Days begin at midnight of this zone (IANA). */
export const timeZone = 'Europe/Amsterdam'
/** Country code of telephone numbers typed without one. */
export const dialCode = '31'

/** Tables without a schema whose rows are added and never changed. */
export const bookedTables: readonly string[] = ['ledger_entry', 'ledger_posting']
