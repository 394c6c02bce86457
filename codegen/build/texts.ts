/**
 * Texts per language: those of schemas/i18n/<entity>.json first, then the glossary by the English word. A text
 * found in neither stays English here; the check reports it.
 */
import type { Locale } from '#schemas/entity.ts'
import { perLocale } from '#schemas/perLocale.ts'
import type { EntityTexts, PropertyTexts } from '#codegen/model.ts'
import { readable } from '#codegen/names.ts'
import { own as ownMember } from '#codegen/shape/limits.ts'
import { isSingle } from '#schemas/single.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'
import { defined } from './value.ts'

/** English word → its translations. */
export type Glossary = Readonly<Record<string, Partial<Record<Locale, string>>>>

export function buildPropertyTexts(
  name: string,
  schema: PropertySchema,
  glossary: Glossary,
): Record<Locale, PropertyTexts> {
  const english = englishTexts(name, schema)
  return perLocale((locale) => {
    const own = schema['x-i18n']?.[locale] ?? {}
    const word = (text: string) => translate(text, locale, glossary)
    const values = Object.entries(english.values).map(([value, text]) => [
      value,
      ownMember(own.values, value) ?? word(text),
    ])
    const help = own.help ?? (english.help && word(english.help))
    return {
      title: own.title ?? word(english.title),
      ...(help ? { help } : {}),
      values: Object.fromEntries(values),
      errors: { ...english.errors, ...own.errors },
    }
  })
}

export function buildEntityTexts(name: string, schema: SchemaFile, glossary: Glossary): Record<Locale, EntityTexts> {
  const english = englishEntityTexts(name, schema)
  return perLocale((locale) => {
    const own = schema['x-i18n']?.[locale] ?? {}
    const word = (text: string) => translate(text, locale, glossary)
    const groups = Object.entries(english.groups).map(([group, text]) => [
      group,
      ownMember(own.groups, group) ?? word(text),
    ])
    const rules = Object.entries(english.rules).map(([rule, text]) => [rule, ownMember(own.rules, rule) ?? word(text)])
    return {
      title: own.title ?? word(english.title),
      plural: own.plural ?? (isSingle(schema['x-entity']) ? (own.title ?? word(english.title)) : word(english.plural)),
      groups: Object.fromEntries(groups),
      rules: Object.fromEntries(rules),
      actions: Object.fromEntries(
        Object.entries(english.actions).map(([action, words]) => {
          const translated = Object.entries(words).map(([key, text]) => [key, word(text)])
          return [action, { ...Object.fromEntries(translated), ...ownMember(own.actions, action) }]
        }),
      ),
      refusals: Object.fromEntries(
        Object.entries(english.refusals).map(([reason, text]) => [
          reason,
          ownMember(own.refusals, reason) ?? word(text),
        ]),
      ),
    }
  })
}

/** The English texts of a property: titles from the schema, the rest from its texts file; choices from either. */
export function englishTexts(name: string, schema: PropertySchema): PropertyTexts {
  const own = schema['x-i18n']?.en ?? {}
  const choices = schema.items?.oneOf ?? schema.oneOf ?? []
  const titles = choices.map(
    ({ const: value, title = readable(value) }) => [value, ownMember(own.values, value) ?? title] as const,
  )
  return {
    title: schema.title ?? readable(name),
    ...(own.help ? { help: own.help } : {}),
    values: { ...Object.fromEntries(titles), ...schema['x-states'] },
    errors: own.errors ?? {},
  }
}

export function englishEntityTexts(name: string, schema: SchemaFile): EntityTexts {
  const own = schema['x-i18n']?.en ?? {}
  const layouts = [schema['x-ui']?.form, schema['x-ui']?.show]
  const groups = layouts.flatMap((layout) => layout?.groups ?? []).map((group) => [group.name, readable(group.name)])
  return {
    title: schema.title ?? readable(name),
    plural:
      own.plural ?? (isSingle(schema['x-entity']) ? schema.title : undefined) ?? readable(schema['x-entity'].plural),
    groups: { ...Object.fromEntries(groups), ...own.groups },
    rules: Object.fromEntries(
      Object.entries(schema['x-access'].rules ?? {}).map(([rule, { message }]) => [rule, message]),
    ),
    actions: Object.fromEntries(
      Object.entries(schema['x-lifecycle']?.actions ?? {}).map(([action, given]) => {
        const {
          title = readable(action),
          question,
          done,
          again,
          told,
        } = { ...given, ...ownMember(own.actions, action) }
        return [action, { title, ...defined({ question, done, again, told }) }]
      }),
    ),
    refusals: { ...schema['x-lifecycle']?.refusals },
  }
}

const translate = (text: string, locale: Locale, glossary: Glossary): string => glossary[text]?.[locale] ?? text
