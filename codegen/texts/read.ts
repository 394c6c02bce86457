/** Reads the texts of an entity, and places messages about them. */
import { placeInSchema, placeInTexts, setWordsFile, textsFileOf } from './place.ts'
import type { SetWords, TextsFile } from './textsFile.ts'
import type { ValueSets } from '#codegen/defaults/choices.ts'
import { toProblem, type Finding, type Problem } from '#codegen/problems/errors.ts'
import { suggest } from '#codegen/problems/suggest.ts'
import { isObject, type JsonSchema } from '#codegen/shape/limits.ts'
import { checkShape } from '#codegen/shape/shape.ts'
import type { Source } from '#codegen/source.ts'
import { locales } from '#schemas/product.ts'
import vocabulary from '#codegen/vocabulary/texts.schema.json' with { type: 'json' }

/** The valid parts of the file; empty without a file. */
export type ReadTexts = { source?: Source; words: TextsFile; problems: Problem[] }

/** The vocabulary, with a part for each language of the product. */
const perLanguage: JsonSchema = {
  ...(vocabulary as JsonSchema),
  properties: {
    ...vocabulary.properties,
    ...Object.fromEntries(locales.map((locale) => [locale, { $ref: '#/$defs/entityWords' }])),
  },
}

export function readTexts(entity: string, files: readonly Source[]): ReadTexts {
  const source = files.find(({ file }) => file === textsFileOf(entity))
  if (!source || source.syntaxErrors.length > 0) return { words: {}, problems: [] }
  const definitions = vocabulary.$defs as Record<string, JsonSchema>
  const { findings, clean } = checkShape(perLanguage, definitions, source.value)
  const { $schema, ...words } = isObject(clean) ? clean : {}
  const meta = `../generated/${entity}.texts.json`
  if ($schema !== undefined && $schema !== meta) findings.push({ path: ['$schema'], message: `must be "${meta}"` })
  return { source, words, problems: findings.map((finding) => toProblem(source, finding)) }
}

/** Texts of unknown entities. */
export function strayTexts(files: readonly Source[], entities: readonly string[]): Problem[] {
  const known = new Set([setWordsFile, ...entities.map(textsFileOf)])
  const left = files.filter(({ file }) => !known.has(file))
  return left.map((source) => {
    const name = source.file.replace(/^i18n\/|\.json$/g, '')
    const near = suggest(name, entities)
    const message = `there is no schemas/${name}.schema.json; ${near ? `rename it to ${textsFileOf(near)}, or ` : ''}delete it`
    return toProblem(source, { path: [], message, severity: 'warning' })
  })
}

export type ReadSetWords = { words: SetWords; problems: Problem[] }

/** Texts of the shared sets of choices; those of unknown sets or values are mistakes. */
export function readSetWords(files: readonly Source[], sets: ValueSets): ReadSetWords {
  const source = files.find(({ file }) => file === setWordsFile)
  if (!source || source.syntaxErrors.length > 0) return { words: {}, problems: [] }
  const word = { type: 'string', minLength: 1 }
  const ofSet = (values: readonly string[]): JsonSchema => closed(values.map((value) => [value, word]))
  const language = closed([...sets].map(([name, choices]) => [name, ofSet(choices.map((choice) => choice.const))]))
  const translated = locales.filter((locale) => locale !== 'en')
  const { findings, clean } = checkShape(closed(translated.map((locale) => [locale, language])), {}, source.value)
  const problems = findings.map((finding) => toProblem(source, finding))
  return { words: isObject(clean) ? clean : {}, problems }
}

const closed = (properties: readonly (readonly [string, JsonSchema])[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(properties),
})

type Placed = { name: string; source: Source; texts?: Source }

/** A problem with a text is placed in the texts file, if there is one. */
export function problemOf({ name, source, texts }: Placed, finding: Finding): Problem {
  const path = placeInTexts(finding.path)
  if (!path) return toProblem(source, finding)
  if (texts) return toProblem(texts, { ...finding, path })
  const message = finding.message.replace('write it here', `write it in schemas/${textsFileOf(name)}`)
  return toProblem(source, { ...finding, path: placeInSchema(finding.path), atKey: true, message })
}
