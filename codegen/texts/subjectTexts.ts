/** Hand-written texts, one file a subject in `schemas/texts/`: a line a key, with every language. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '#codegen/source.ts'
import type { Locale } from '#schemas/entity.ts'
import { perLocale } from '#schemas/perLocale.ts'
import type { Messages } from '#schemas/translate.ts'

/** Texts that the server says too, and those of the screens alone; no key begins alike in both. */
export type Part = 'texts' | 'screenTexts'
export type SubjectTexts = Readonly<Record<Part, Readonly<Record<Locale, Messages>>>>

export type Line = Readonly<Partial<Record<Locale, string>>>
export type Lines = Readonly<Record<string, Line>>

/** Files from schemas/, sorted: 'texts/agenda.json', 'texts/screens/agenda.json'; none in a project without texts. */
export const subjectFiles = (folder: string): string[] =>
  existsSync(join(folder, 'texts')) ? globSync('texts/**/*.json', { cwd: folder }).sort() : []

export const partOf = ({ file }: Source): Part => (file.startsWith('texts/screens/') ? 'screenTexts' : 'texts')

export const linesOf = ({ value }: Source): [string, Line][] => Object.entries((value ?? {}) as Lines)

/** The texts of each language, nested by the parts of their keys. */
export function subjectTextsOf(sources: readonly Source[]): SubjectTexts {
  const ofPart = (part: Part) => {
    const lines = sources.filter((source) => partOf(source) === part).flatMap(linesOf)
    return perLocale((locale) =>
      nested(lines.flatMap(([key, { [locale]: text }]): Text[] => (text === undefined ? [] : [[key, text]]))),
    )
  }
  return { texts: ofPart('texts'), screenTexts: ofPart('screenTexts') }
}

/** Groups of the menu that have a name. */
export const menuGroupsOf = (sources: readonly Source[]): string[] =>
  sources
    .flatMap(linesOf)
    .flatMap(([key]) => /^menu\.([^.]+)$/.exec(key)?.[1] ?? [])
    .sort()

/** A file as it is written: a line a key, however long. */
export const printLines = (lines: Lines): string =>
  `{\n${Object.entries(lines)
    .map(([key, line]) => `  ${JSON.stringify(key)}: { ${wordsIn(line).join(', ')} }`)
    .join(',\n')}\n}\n`

const wordsIn = (line: Line): string[] =>
  Object.entries(line).map(([locale, text]) => `${JSON.stringify(locale)}: ${JSON.stringify(text)}`)

type Text = readonly [key: string, text: string]

function nested(texts: readonly Text[]): Messages {
  const groups = Map.groupBy(texts, ([key]) => key.split('.', 1)[0] ?? key)
  return Object.fromEntries(
    [...groups].map(([name, own]) => {
      const text = own.find(([key]) => key === name)?.[1]
      return [name, text ?? nested(own.map(([key, below]) => [key.slice(name.length + 1), below]))]
    }),
  )
}
