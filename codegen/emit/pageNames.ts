/** Emits the names of pages in each language and their synonyms, by which the palette finds them. */
import { readFileSync } from 'node:fs'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { pages } from '#schemas/pages.ts'
import { lookUp } from '#schemas/translate.ts'
import type { ProjectEmitter } from '#codegen/model.ts'

type Synonyms = Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>

export const emitPageNames: ProjectEmitter = ({ entities, texts: written }) => {
  const names = new Map<string, Set<string>>()
  const add = (path: string, words: readonly string[]) =>
    names.set(path, new Set([...(names.get(path) ?? []), ...words]))
  for (const { ui, texts } of entities) {
    add(
      ui.routes.list,
      locales.flatMap((locale) => [texts[locale].plural, texts[locale].title]),
    )
  }
  for (const locale of locales) {
    const messages = { ...written.texts[locale], ...written.screenTexts[locale] }
    for (const { path, title } of pages) {
      const text = title === undefined || path.includes('{') ? undefined : lookUp(messages, title)
      if (text !== undefined) add(path, [text])
    }
  }
  for (const [path, words] of Object.entries(read<Synonyms>('synonyms'))) {
    if (!names.has(path)) continue
    add(
      path,
      locales.flatMap((locale) => words[locale]),
    )
  }
  const sorted = Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, all]) => [path, [...all]]),
  )
  return [{ path: 'resources/generated/pageNames.json', text: `${JSON.stringify(sorted, null, 2)}\n` }]
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../schemas/${name}.json`, import.meta.url), 'utf8')) as T
