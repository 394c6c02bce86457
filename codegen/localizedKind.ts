/** The definitions in values.schema.json that hold a text per language, and their limits. */
import values from '#schemas/values.schema.json' with { type: 'json' }
import { valuesPrefix } from './valuesPrefix.ts'

export type LocalizedKind = { languages: readonly string[]; isHtml: boolean; maxLength: number }

/** Maximum length of a text with a one-line input per language. */
export const longestLocalizedLine = 400

type Texts = Readonly<Record<string, { maxLength?: number; contentMediaType?: string }>>

const kinds: ReadonlyMap<string, LocalizedKind> = new Map(
  Object.entries(values.$defs).flatMap(([name, definition]) => {
    if (!('properties' in definition && 'nl' in definition.properties)) return []
    const properties: Texts = definition.properties
    const dutch = definition.properties.nl as Texts[string]
    const isHtml = dutch.contentMediaType === 'text/html'
    return [
      [valuesPrefix + name, { languages: Object.keys(properties), isHtml, maxLength: dutch.maxLength ?? Infinity }],
    ]
  }),
)

/** @returns undefined for a reference to anything else. */
export const localizedKind = (reference: string | undefined): LocalizedKind | undefined =>
  reference === undefined ? undefined : kinds.get(reference)
