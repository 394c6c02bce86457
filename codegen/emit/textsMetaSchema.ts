/**
 * Emits a JSON Schema for each texts file, for editors: it completes the properties, choices, groups and
 * columns of the schema.
 */
import type { EntityModel, ProjectEmitter, PropertyModel } from '#codegen/model.ts'
import vocabulary from '#codegen/vocabulary/texts.schema.json' with { type: 'json' }
import { locales } from '#schemas/product.ts'

export const emitTextsMetaSchemas: ProjectEmitter = ({ entities }) =>
  entities.map((entity) => ({ path: `schemas/generated/${entity.facts.name}.texts.json`, text: textOf(entity) }))

function textOf(entity: EntityModel): string {
  const { $schema, $defs, properties, ...rest } = vocabulary
  const { actions: _, refusals: __, parameters: ___, ...entityWords } = $defs.entityWords.properties
  const words = Object.fromEntries(locales.map((locale) => [locale, { $ref: '#/$defs/entityWords' }]))
  const own = entity.properties.map((property): [string, unknown] => [property.facts.name, wordsOf(property)])
  const groups = [...new Set([...entity.ui.form.groups, ...entity.ui.show.groups].flatMap(({ name }) => name ?? []))]
  const meta = {
    $schema,
    $comment: `Generated from ${entity.file} by npm run codegen. Do not edit.`,
    ...rest,
    properties: { $schema: properties.$schema, ...words },
    $defs: {
      word: $defs.word,
      words: $defs.words,
      plain: titleOr(plainWords(undefined)),
      entityWords: {
        ...$defs.entityWords,
        properties: {
          ...entityWords,
          groups: namedWords(groups),
          rules: namedWords(Object.keys(entity.texts.en.rules)),
          ...lifecycleWords(entity),
          properties: { $ref: '#/$defs/properties' },
        },
      },
      properties: { type: 'object', additionalProperties: false, properties: Object.fromEntries(own) },
    },
  }
  return `${print(meta, 4)}\n`
}

/** Prints objects with one line per entry down to this many levels, deeper ones on one line. */
function print(value: unknown, levels: number, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  const lines = Object.entries(value).map(
    ([key, part]) => `${indent}  ${JSON.stringify(key)}: ${print(part, levels - 1, `${indent}  `)}`,
  )
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}'
}

/** Empty without a lifecycle. */
function lifecycleWords({ facts, texts, parameters }: EntityModel): object {
  if (!facts.lifecycle) return {}
  const { actionWords } = vocabulary.$defs
  const named = (names: readonly [string, unknown][]) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names),
  })
  const parts = Object.fromEntries(Object.keys(actionWords.properties).map((part) => [part, word]))
  return {
    actions: named(Object.keys(facts.lifecycle.actions).map((name) => [name, { ...actionWords, properties: parts }])),
    refusals: namedWords(Object.keys(texts.en.refusals)),
    parameters: named(parameters.map((property) => [property.facts.name, wordsOf(property)])),
  }
}

const plain = { $ref: '#/$defs/plain' }

function wordsOf({ facts, texts, columns }: PropertyModel): unknown {
  if (!columns) return valueWords(facts.values ?? ofSwitch(texts.en.values))
  const ofColumns = columns.map(({ name }) => [
    name,
    valueWords(facts.columns?.find((column) => column.name === name)?.values),
  ])
  const words = { type: 'object', additionalProperties: false, properties: Object.fromEntries(ofColumns) }
  return titleOr({ ...plainWords(undefined), columns: words })
}

/** Names of the texts for true and false; undefined for a property without choices. */
const ofSwitch = (words: object): string[] | undefined => {
  const names = Object.keys(words)
  return names.length > 0 ? names : undefined
}

const valueWords = (values: readonly string[] | undefined): unknown => (values ? titleOr(plainWords(values)) : plain)

const word = { $ref: '#/$defs/word' }
const words = { $ref: '#/$defs/words' }

const plainWords = (values: readonly string[] | undefined) => ({
  title: word,
  help: word,
  errors: words,
  ...(values && { values: namedWords(values) }),
})

const namedWords = (names: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, word])),
})

const titleOr = (properties: object) => ({
  anyOf: [word, { type: 'object', additionalProperties: false, properties }],
})
