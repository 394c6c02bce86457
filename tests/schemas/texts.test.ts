import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formats } from '#schemas/formats.ts'
import en from '#schemas/texts/en.json' with { type: 'json' }
import fr from '#schemas/texts/fr.json' with { type: 'json' }
import nl from '#schemas/texts/nl.json' with { type: 'json' }
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

test('every format has a text', () => {
  expect(Object.keys(en.validation.format).sort()).toEqual(Object.keys(formats).sort())
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
