/** All texts per language: of the entities, of server and browser, and of the screens. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#schemas/entity.ts'
import { perLocale } from '#schemas/perLocale.ts'
import { locales } from '#schemas/product.ts'
import { lookUp, translate, type Messages, type TextParams } from '#schemas/translate.ts'
import type { Text } from '#server/errors.ts'

const generated = path.join(import.meta.dirname, '../../schemas/generated')
const read = (file: string): Messages => JSON.parse(readFileSync(path.join(generated, file), 'utf8')) as Messages

/** The texts as shipped. */
export const originals: Readonly<Record<Locale, Messages>> = perLocale((locale) => ({
  ...read(`messages.${locale}.json`),
  ...read(`texts.${locale}.json`),
  ...read(`screenTexts.${locale}.json`),
}))

let spoken = originals

/** The texts as admins have changed them (`server/subjects/texts/changes.ts`). Read them anew for each answer. */
export const messages = Object.defineProperties(
  {},
  perLocale((locale) => ({ enumerable: true, get: () => spoken[locale] })),
) as Readonly<Record<Locale, Messages>>

/** Replaces the texts that this process uses. */
export function speak(texts: Readonly<Record<Locale, Messages>>): void {
  spoken = texts
}

/** The text in the reader's language; in English when that language lacks it. */
export function say(locale: Locale, text: Text): string {
  if (typeof text === 'string') return text
  const texts = lookUp(messages[locale], text.key) === undefined ? messages.en : messages[locale]
  return translate(texts, text.key, text.values)
}

/** Shipped text of a key: `say` without the changes by admins. */
export function sayOriginal(locale: Locale, key: string, values?: TextParams): string | undefined {
  return lookUp(originals[locale], key) === undefined ? undefined : translate(originals[locale], key, values)
}

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text)

/** The first language of Accept-Language that we support; undefined when there is none. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined
  return header
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale)
}
