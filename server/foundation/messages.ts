/**
 * Every text per language: of the entities, of server and browser, and of the screens alone.
 */
import { locales, type Locale } from '#schemas/entity.ts'
import generatedEn from '#schemas/generated/messages.en.json' with { type: 'json' }
import generatedFr from '#schemas/generated/messages.fr.json' with { type: 'json' }
import generatedNl from '#schemas/generated/messages.nl.json' with { type: 'json' }
import textsEn from '#schemas/texts/en.json' with { type: 'json' }
import textsFr from '#schemas/texts/fr.json' with { type: 'json' }
import textsNl from '#schemas/texts/nl.json' with { type: 'json' }
import screensEn from '#schemas/texts/screens/en.json' with { type: 'json' }
import screensFr from '#schemas/texts/screens/fr.json' with { type: 'json' }
import screensNl from '#schemas/texts/screens/nl.json' with { type: 'json' }
import { lookUp, translate, type Messages, type TextParams } from '#schemas/translate.ts'
import type { Text } from '#server/errors.ts'

/** As the program brings them. */
export const originals: Readonly<Record<Locale, Messages>> = {
  nl: { ...generatedNl, ...textsNl, ...screensNl },
  en: { ...generatedEn, ...textsEn, ...screensEn },
  fr: { ...generatedFr, ...textsFr, ...screensFr },
}

let spoken = originals

/** As admins have them now (`server/subjects/texts/changes.ts`): ask again for each answer. */
export const messages: Readonly<Record<Locale, Messages>> = {
  get nl() {
    return spoken.nl
  },
  get en() {
    return spoken.en
  },
  get fr() {
    return spoken.fr
  },
}

/** From now on the process says these. */
export function speak(texts: Readonly<Record<Locale, Messages>>): void {
  spoken = texts
}

/** The text in the reader's language; in English when that language has none. */
export function say(locale: Locale, text: Text): string {
  if (typeof text === 'string') return text
  const texts = lookUp(messages[locale], text.key) === undefined ? messages.en : messages[locale]
  return translate(texts, text.key, text.values)
}

/** As `say`, but as the program brings it, whatever admins made of it. */
export function sayOriginal(locale: Locale, key: string, values?: TextParams): string | undefined {
  return lookUp(originals[locale], key) === undefined ? undefined : translate(originals[locale], key, values)
}

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text)

/** The first language of Accept-Language that we speak; undefined when there is none. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined
  return header
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale)
}
