/**
 * Words per language: `x-i18n` of the schema first, then the glossary by the English word.
 * What is found nowhere stays English here and is reported by the check of translations.
 */
import { locales, type Locale } from '#schemas/entity.ts'
import type { EntityTexts, PropertyTexts } from '#codegen/model.ts'
import { readable } from '#codegen/names.ts'
import type { PropertySchema, SchemaFile } from '#codegen/schemaFile.ts'

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
    const values = Object.entries(english.values).map(([value, text]) => [value, own.values?.[value] ?? word(text)])
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
    const groups = Object.entries(english.groups).map(([group, text]) => [group, own.groups?.[group] ?? word(text)])
    return {
      title: own.title ?? word(english.title),
      plural: own.plural ?? word(english.plural),
      groups: Object.fromEntries(groups),
    }
  })
}

/** The English words of a property, which the schema's own keywords may give as well as `x-i18n.en`. */
export function englishTexts(name: string, schema: PropertySchema): PropertyTexts {
  const own = schema['x-i18n']?.en ?? {}
  const choices = schema.items?.oneOf ?? schema.oneOf ?? []
  const titles = choices.map((choice) => [choice.const, choice.title ?? readable(choice.const)])
  const plain = (schema.items?.enum ?? schema.enum ?? []).map((value) => [value, readable(value)])
  const help = own.help ?? schema['x-ui']?.help
  return {
    title: own.title ?? schema.title ?? readable(name),
    ...(help ? { help } : {}),
    values: { ...Object.fromEntries([...titles, ...plain]), ...own.values },
    errors: own.errors ?? {},
  }
}

export function englishEntityTexts(name: string, schema: SchemaFile): EntityTexts {
  const own = schema['x-i18n']?.en ?? {}
  const layouts = [schema['x-ui']?.form, schema['x-ui']?.show]
  const groups = layouts.flatMap((layout) => layout?.groups ?? []).map((group) => [group.name, readable(group.name)])
  return {
    title: own.title ?? schema.title ?? readable(name),
    plural: own.plural ?? readable(schema['x-entity'].plural),
    groups: { ...Object.fromEntries(groups), ...own.groups },
  }
}

const translate = (text: string, locale: Locale, glossary: Glossary): string => glossary[text]?.[locale] ?? text

const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
