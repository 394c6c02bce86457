import english from 'ra-language-english'
import french from 'ra-language-french'
import { describe, expect, test } from 'vitest'
import { phrasesOf } from '#providers/i18nProvider.ts'
import { messages as en } from '#providers/messages/en.ts'
import { messages as fr } from '#providers/messages/fr.ts'
import { messages as nl } from '#providers/messages/nl.ts'

const texts = { en: phrasesOf(en), nl: phrasesOf(nl), fr: phrasesOf(fr) }
const reactAdmin = phrasesOf(english)
const placeholders = (text = '') => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort()
const forms = (text = '') => text.split('||||').length

describe.each(['en', 'nl', 'fr'] as const)('%s', (locale) => {
  const own = texts[locale]

  test('has each of react-admin’s texts, and no other under its name', () => {
    expect(
      Object.keys(own)
        .filter((key) => key.startsWith('ra.'))
        .sort(),
    ).toEqual(Object.keys(reactAdmin).sort())
  })

  test('has one for one and one for many wherever react-admin counts', () => {
    const counted = Object.keys(reactAdmin).filter((key) => forms(reactAdmin[key]) > 1)
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter((key) => forms(own[key]) !== 2)).toEqual([])
  })

  test('has every text that English has, and no other; none is empty', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(texts.en).sort())
    expect(Object.keys(own).filter((key) => own[key]?.trim() === '' && key !== 'ra.boolean.null')).toEqual([])
  })

  test('uses no placeholder that English lacks', () => {
    const unknown = Object.entries(own).filter(([key, text]) => {
      const known = new Set([...placeholders(texts.en[key]), ...placeholders(reactAdmin[key])])
      return placeholders(text).some((name) => !known.has(name))
    })
    expect(unknown).toEqual([])
  })
})

test('Dutch and French are translations: few of react-admin’s sentences are the English ones', () => {
  const sentences = Object.keys(reactAdmin).filter((key) => /\w \w/.test(reactAdmin[key] ?? ''))
  for (const locale of ['nl', 'fr'] as const) {
    expect(sentences.filter((key) => texts[locale][key] === texts.en[key])).toEqual([])
  }
  expect(Object.keys(phrasesOf(french)).filter((key) => !(key in texts.fr))).toEqual([])
})

test('§9.1 the server’s %placeholders% become those of polyglot; a percentage stays', () => {
  expect(
    phrasesOf({ a: { b: 'Hello %name%, %smart_count% of %total%' }, c: '100% ok, 5% or 10%', 'd.e': '%x%' }),
  ).toEqual({
    'a.b': 'Hello %{name}, %{smart_count} of %{total}',
    c: '100% ok, 5% or 10%',
    'd.e': '%{x}',
  })
})
