import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formats } from '#schemas/formats.ts'
import { menu } from '#schemas/generated/menu.ts'
import ofEntitiesEn from '#schemas/generated/messages.en.json' with { type: 'json' }
import ofEntitiesFr from '#schemas/generated/messages.fr.json' with { type: 'json' }
import ofEntitiesNl from '#schemas/generated/messages.nl.json' with { type: 'json' }
import { jobKinds } from '#server/jobKinds.ts'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { pages } from '#schemas/pages.ts'
import en from '#schemas/generated/texts.en.json' with { type: 'json' }
import fr from '#schemas/generated/texts.fr.json' with { type: 'json' }
import nl from '#schemas/generated/texts.nl.json' with { type: 'json' }
import { webhook } from '#schemas/generated/webhook.ts'
import screensEn from '#schemas/generated/screenTexts.en.json' with { type: 'json' }
import screensFr from '#schemas/generated/screenTexts.fr.json' with { type: 'json' }
import screensNl from '#schemas/generated/screenTexts.nl.json' with { type: 'json' }
import { lookUp, type Messages } from '#schemas/translate.ts'

const flat = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const placeholders = (text: string) => (text.match(/%\w+%/g) ?? []).sort()

test.each([
  { locale: 'nl', texts: nl },
  { locale: 'fr', texts: fr },
])('$locale says everything that English says, with the same placeholders', ({ texts }) => {
  const shape = (messages: Messages) => flat(messages).map(([key, text]) => [key, placeholders(text)])
  expect(shape(texts)).toEqual(shape(en))
  expect(flat(texts).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each([
  { locale: 'nl', texts: screensNl },
  { locale: 'fr', texts: screensFr },
])('the screens say everything in $locale, with the same placeholders but in those of react-admin', ({ texts }) => {
  const names = (key: string, text: string) => (key.startsWith('ra.') ? [] : [...new Set(placeholders(text))])
  const shape = (messages: Messages) => flat(messages).map(([key, text]) => [key, names(key, text)])
  expect(shape(texts)).toEqual(shape(screensEn))
})

test('every format has a text', () => {
  expect(Object.keys(en.validation.format).sort()).toEqual(['uuid', ...Object.keys(formats)].sort())
})

test('every key that the server names has a text', () => {
  const named = globSync('{server,schemas}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:error|validation)\.[\w.-]+)'/g)].map(([, key = '']) => key),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((key) => lookUp(en, key) === undefined)).toEqual([])
})

test('a csrf refusal has the word csrf in it in every language, by which a browser knows it', () => {
  expect([en, nl, fr].filter(({ error }) => !error.csrf.includes('csrf'))).toEqual([])
})

/** Keys in the code: arguments of translate, and literals that begin like a key. */
const roots = new Set([ofEntitiesEn, en, screensEn].flatMap((messages) => Object.keys(messages)))
/** Written alike, but no texts: kinds of jobs, variables of templates, and events of webhooks. */
const others: ReadonlySet<string> = new Set([
  ...jobKinds.map(({ kind }) => kind),
  ...templateVariables.map(({ key }) => key),
  ...webhook.properties.flatMap(({ name, values }) => (name === 'events' ? (values ?? []) : [])),
])
const isColour = /\.(main|light|dark|contrastText)$/
const used = globSync('{server,providers,resources,src,schemas}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('/generated/'))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '')
    return [...code.matchAll(/(translate\(\s*)?(['"])([a-z]\w*(?:\.[\w-]+)+)\2/gi)].flatMap(([, call, , key = '']) =>
      call || (roots.has(key.split('.')[0] ?? '') && !isColour.test(key) && !others.has(key)) ? [{ file, key }] : [],
    )
  })

describe.each([
  ['en', { ...ofEntitiesEn, ...en, ...screensEn }],
  ['nl', { ...ofEntitiesNl, ...nl, ...screensNl }],
  ['fr', { ...ofEntitiesFr, ...fr, ...screensFr }],
] as [string, Messages][])('%s', (_, messages) => {
  test('has every key that stands in the code', () => {
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter(({ key }) => lookUp(messages, key) === undefined)).toEqual([])
  })

  test('has a title for every page that is built', () => {
    const titles = pages.flatMap(({ built, title }) => (built && title !== undefined ? [title] : []))
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => lookUp(messages, title) === undefined)).toEqual([])
  })

  test('has a name for every group of the menu', () => {
    const groups = [...menu.map(({ name }) => name), ...pages.flatMap((page) => page.menu?.group ?? [])]
    expect(groups.filter((group) => lookUp(messages, `menu.${group}`) === undefined)).toEqual([])
  })
})

test('no two files of texts begin a key alike: one would hide the other', () => {
  expect(roots.size).toBe([ofEntitiesEn, en, screensEn].flatMap((messages) => Object.keys(messages)).length)
})
