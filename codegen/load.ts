/** First phase: reads the schemas and what they refer to, with positions, so that later phases can point at a line. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, ParseError } from 'jsonc-parser'
import { jsonParser } from './jsonParser.ts'
import { readPlanned, type Planned } from './migration/snapshot.ts'
import type { Table } from './migration/table.ts'
import type { Model } from './model.ts'
import { readable } from './names.ts'
import { readRenderers } from './emit/renderers.ts'
import type { JsonMistake, Source } from './source.ts'
import { menuGroupsOf, subjectFiles } from './texts/subjectTexts.ts'

export type Sources = {
  root: string
  schemas: readonly Source[]
  /** Texts of the entities: i18n/<entity>.json. */
  texts: readonly Source[]
  /** Hand-written texts: texts/<subject>.json. */
  subjectTexts: readonly Source[]
  values: Source
  roles: Source
  glossary: Source
  /** Tables after all migrations. */
  tables: readonly Table[]
  overrides: readonly string[]
  ownParts: Model['ownParts']
  renderers: Model['renderers']
  /** The table of pages, and the menu groups that have texts; empty in a project without them. */
  pages: readonly { path: string; title?: string; redirect?: string }[]
  menuGroups: readonly string[]
}

const notEntities = ['values.schema.json']

/**
 * Reads `schemas/` of the project in `root`.
 * @throws {Error} When `schemas/` does not exist or a file cannot be read.
 */
export function load(root: string): Sources & { planned: Planned } {
  const folder = join(root, 'schemas')
  const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json') && !notEntities.includes(file))
  const planned = readPlanned(root)
  const subjectTexts = subjectFiles(folder).map((file) => readSource(folder, file))
  return {
    root,
    planned,
    schemas: files.sort().map((file) => readSource(folder, file)),
    texts: textFiles(folder).map((file) => readSource(folder, file)),
    subjectTexts,
    values: readSource(folder, 'values.schema.json'),
    roles: readSource(folder, 'roles.json'),
    glossary: readSource(folder, 'glossary.json'),
    tables: planned.tables,
    overrides: findOverrides(join(root, 'resources')),
    ownParts: findOwnParts(join(root, 'resources')),
    renderers: readRenderers(root),
    pages: (read(join(folder, 'pages.json')) ?? []) as Sources['pages'],
    menuGroups: menuGroupsOf(subjectTexts),
  }
}

/** Reads a file that other tests check; a missing or invalid one is ignored by the rules. */
function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const readSource = (folder: string, file: string): Source => parseSource(file, readFileSync(join(folder, file), 'utf8'))

const textFiles = (folder: string): string[] =>
  existsSync(join(folder, 'i18n'))
    ? readdirSync(join(folder, 'i18n'))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => `i18n/${file}`)
    : []

/** Parses one file; syntax errors are collected instead of thrown. */
export function parseSource(file: string, text: string): Source {
  let parsed: Node | undefined
  const deep = tooDeep(text)
  const tree = () => (deep ? undefined : (parsed ??= jsonParser().parseTree(text, [], strict)))
  const hash = createHash('sha256').update(text).digest('hex')
  if (deep) return { file, text, value: undefined, tree, syntaxErrors: [deep], hash }
  try {
    return { file, text, value: JSON.parse(text), tree, syntaxErrors: [], hash }
  } catch {
    if (text.startsWith('\uFEFF')) return { file, text, value: undefined, tree, syntaxErrors: [byteOrderMark], hash }
    const { parseTree, printParseErrorCode } = jsonParser()
    const errors: ParseError[] = []
    parseTree(text, errors, strict)
    const syntaxErrors = errors
      .filter(({ offset }, index) => errors.findIndex((one) => one.offset === offset) === index)
      .map(
        ({ error, offset }) =>
          strayComma(text, offset) ?? {
            message: `not JSON: ${readable(printParseErrorCode(error)).toLowerCase()}`,
            offset,
          },
      )
    return { file, text, value: undefined, tree, syntaxErrors, hash }
  }
}

/** The parser finds a trailing comma at the closing bracket; the mistake is the comma. */
function strayComma(text: string, offset: number): JsonMistake | undefined {
  const comma = text.slice(0, offset).trimEnd().length - 1
  if (text[comma] !== ',' || !/^[}\]]/.test(text.slice(offset))) return undefined
  return { message: 'not JSON: a comma stands behind the last entry; take it out', offset: comma }
}

/** Maximum nesting: no schema needs more, and every recursion goes as deep. */
const mostBrackets = 100

function tooDeep(text: string): JsonMistake | undefined {
  if (text.length < 2 * mostBrackets) return undefined
  let depth = 0
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (found === '{' || found === '[') depth++
    else if (found === '}' || found === ']') depth--
    if (depth > mostBrackets)
      return { message: `more than ${mostBrackets} brackets stand inside each other; take this one out`, offset: index }
  }
  return undefined
}

const byteOrderMark = { message: 'not JSON: it begins with a byte order mark; save it as UTF-8 without one', offset: 0 }

const strict = { disallowComments: true, allowTrailingComma: false }

/** Names that end in Field or Input; other exports of such a file are ignored. */
const ownPart = /^export (?:const|function) (\w+(?:Field|Input))\b/gm

function findOwnParts(folder: string): Model['ownParts'] {
  const plurals = foldersWith(folder, 'fields.tsx')
  const namesIn = (plural: string) => [...readFileSync(join(folder, plural, 'fields.tsx'), 'utf8').matchAll(ownPart)]
  return new Map(plurals.map((plural) => [plural, namesIn(plural).map(([, name = '']) => name)]))
}

const findOverrides = (folder: string): string[] => foldersWith(folder, 'index.ts')

function foldersWith(folder: string, file: string): string[] {
  if (!existsSync(folder)) return []
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .filter((name) => existsSync(join(folder, name, file)))
    .sort()
}
