import english from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { messages as en } from '#providers/messages/en.ts'
import { messages as fr } from '#providers/messages/fr.ts'
import { messages as nl } from '#providers/messages/nl.ts'
import { converted } from '#providers/i18nProvider.ts'

/** Every text by its path, with the names of its placeholders. */
function flat(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[path + key, text]] : Object.entries(flat(text as object, `${path}${key}.`)),
    ),
  )
}
const keys = (texts: object) => Object.keys(flat(texts)).sort()
const placeholders = (text: string) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort()

describe.each([
  ['nl', nl],
  ['fr', fr],
])('%s', (_, texts) => {
  test('has every text that English has, and no other', () => {
    expect(keys(texts)).toEqual(keys(en))
  })

  test('leaves no text empty', () => {
    expect(
      Object.entries(flat(texts)).filter(([key, text]) => text.trim() === '' && key !== 'ra.boolean.null'),
    ).toEqual([])
  })

  test('uses no placeholder that English lacks', () => {
    const unknown = Object.entries(flat(texts)).filter(([key, text]) => {
      const known = new Set([...placeholders(flat(en)[key] ?? ''), ...placeholders(flat(english)[key] ?? '')])
      return placeholders(text).some((name) => name === undefined || !known.has(name))
    })
    expect(unknown).toEqual([])
  })
})

test('English has all of react-admin’s texts', () => {
  expect(keys(english).filter((key) => !keys(en).includes(key))).toEqual([])
})

test('the server’s placeholders become those of polyglot; a percentage stays', () => {
  expect(converted({ a: { b: 'Hello %name%, %count% of %total%' }, c: '100% ok, 5% or 10%' })).toEqual({
    a: { b: 'Hello %{name}, %{count} of %{total}' },
    c: '100% ok, 5% or 10%',
  })
})
