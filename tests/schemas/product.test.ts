/** The page as sent, before any script runs, uses the languages of the product. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currencies, defaultCurrency, defaultLocale, documentLanguages, locales } from '#schemas/product.ts'
import values from '#schemas/values.schema.json' with { type: 'json' }

test('the first page names the languages of the product', () => {
  const [tag = ''] = /<html[^>]*>/.exec(readFileSync('src/index.html', 'utf8')) ?? []
  expect(tag).toBe(`<html lang="${defaultLocale}" data-languages="${locales.join(' ')}">`)
})

test('each language has its texts, and English is one of them: schemas are written in it', () => {
  expect(locales).toContain('en')
  for (const locale of locales)
    for (const file of [
      `schemas/generated/texts.${locale}.json`,
      `schemas/generated/screenTexts.${locale}.json`,
      `providers/messages/${locale}.ts`,
    ])
      expect(existsSync(file), file).toBe(true)
})

test('values of schemas are in the languages and currencies of the product', () => {
  expect(locales).toContain(defaultLocale)
  expect(currencies).toContain(defaultCurrency)
  expect(values.$defs.Money.properties.currency.enum).toEqual(currencies)
  for (const [name, definition] of Object.entries(values.$defs)) {
    if (!('additionalProperties' in definition) || name === 'Money' || name === 'ImportData') continue
    const languages = name.startsWith('Message') ? documentLanguages : locales
    expect([name, definition.required, Object.keys(definition.properties)]).toEqual([name, [defaultLocale], languages])
  }
})
