/** Words of people, one for each thing in each language: words that were replaced do not come back, nor one language in another. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'

type Said = { where: string; locale: Locale; text: string }

/** Texts of the whole program, one line a key. */
const texts: readonly Said[] = globSync('schemas/texts/**/*.json').flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<Record<Locale, string>>>).flatMap(
    ([where, line]) =>
      locales.flatMap((locale) => (line[locale] === undefined ? [] : { where, locale, text: line[locale] })),
  ),
)

/** Words of entities, with their place in the file. */
const words: readonly Said[] = globSync('schemas/i18n/*.json').flatMap((file) => {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, unknown>
  return locales.flatMap((locale) => [...said(all[locale], file)].map(({ where, text }) => ({ where, locale, text })))
})

/** English titles and messages, which stand in the schemas themselves. */
const titles: readonly Said[] = globSync('schemas/*.schema.json').flatMap((file) =>
  [...said(JSON.parse(readFileSync(file, 'utf8')), file)].flatMap(({ where, text }) =>
    /\.(?:title|message)$/.test(where) ? [{ where, locale: 'en' as const, text }] : [],
  ),
)

function* said(value: unknown, where: string): Generator<{ where: string; text: string }> {
  if (typeof value === 'string') yield { where, text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* said(one, `${where}.${name}`)
}

/** What is not said, and the word that is. */
const replaced: Readonly<Record<Locale, readonly [RegExp, string][]>> = {
  nl: [
    [/opdrachtgever/i, 'klant'],
    [/\bmerchants?\b/i, 'winkelier'],
    [/\bworkflow/i, 'werkstroom'],
    [/\bimports\b/i, 'importen'],
  ],
  en: [[/\bclients?\b/i, 'customer']],
  fr: [
    [/\bworkflow/i, 'flux de travail'],
    [/commerçant/i, 'marchand'],
  ],
}

/** Programs that call, and the column of merchants that the specification names. */
const meant = new Set(['ra.message.error', 'apiDoc.none', 'schemas/merchant.schema.json.properties.client.title'])

test('what has one word is called by no other', () => {
  const wrong = [...texts, ...words, ...titles].flatMap(({ where, locale, text }) =>
    replaced[locale].flatMap(([word, instead]) =>
      word.test(text.replaceAll(/%\w+%/g, '')) && !meant.has(where)
        ? [`${where} ${locale}: "${text}", say ${instead}`]
        : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(3000)
  expect(wrong).toEqual([])
})

test('apostrophes are typographic, outside the sentence of the specification', () => {
  const straight = [...texts, ...words].filter(({ text }) => /\p{L}'\p{L}/u.test(text)).map(({ where }) => where)
  expect([...new Set(straight)].toSorted()).toEqual(['error.forbidden', 'shell.expired.warning'])
})

test('before the signs of two parts French has a blank, outside examples of what is typed', () => {
  const narrow = [...texts, ...words].filter(({ locale, text }) => locale === 'fr' && /\S[:;?!](?=\s|$)/.test(text))
  expect(narrow.map(({ where }) => where).toSorted()).toEqual([
    'bankLines.example',
    'pages.accessDenied',
    'schemas/i18n/api-client.json.actions.key.done',
  ])
})

/** Words that said one thing in one place and another elsewhere, or nothing to whoever reads them. */
test.each([
  ['import-row.json.properties.status.values.skipped', 'Teruggedraaid'],
  ['document.json.properties.kind.values.letter_out', 'Uitgaande brief'],
  ['document.json.properties.kind.values.letter_in', 'Inkomende brief'],
  ['arrangement.json.actions.break.title', 'Verbreken'],
  ['arrangement.json.properties.status.values.broken', 'Verbroken'],
  ['arrangement.json.actions.cancel.title', 'Intrekken'],
  ['arrangement.json.properties.status.values.cancelled', 'Ingetrokken'],
  ['importPage.isRequired', 'verplicht bij wat nieuw is'],
  ['workflow.newStep', 'Nieuwe stap'],
])('%s is “%s” in Dutch alone', (where, word) => {
  const found = [...texts, ...words].filter((one) => one.where.endsWith(where))
  expect(found.find(({ locale }) => locale === 'nl')?.text).toBe(word)
  expect(found.map(({ text }) => text).filter((text) => text === word)).toHaveLength(1)
})

test('no sentence is the same in Dutch and in English', () => {
  const english = new Map(texts.flatMap(({ where, locale, text }) => (locale === 'en' ? [[where, text]] : [])))
  const same = texts.filter(
    ({ where, locale, text }) =>
      locale === 'nl' &&
      english.get(where) === text &&
      (text.match(/(?<![%\w{])\p{L}{4,}(?![%\w}])/gu)?.length ?? 0) > 1,
  )
  // A sentence of the specification, and what stands on a key.
  expect(same.map(({ where, text }) => `${where}: ${text}`).toSorted()).toEqual([
    'keyboard.keys.pageDown: Page Down',
    'pages.accessDenied: Access Denied!',
  ])
})
