/** The texts files beside the schemas: texts for things that do not exist, and texts that exist elsewhere already. */
import { englishEntityTexts, englishTexts } from '#codegen/build/texts.ts'
import { readable } from '#codegen/names.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import { own as ownMember } from '#codegen/shape/limits.ts'
import { setOf } from '#codegen/texts/merge.ts'
import type { ColumnWords, EntityWords, PropertyWords } from '#codegen/texts/textsFile.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import type { Draft, Project } from '#codegen/check/project.ts'

/** Paths refer to the texts file itself. */
export const checkTranslations = (draft: Draft, project: Project): Finding[] =>
  locales.flatMap((locale) => {
    const words = draft.words[locale]
    if (!words) return []
    const ofProperties = Object.entries(words.properties ?? {}).flatMap(([name, own]) =>
      ofProperty(draft, name, own, locale, project),
    )
    return [...ofEntity(draft, words, locale, project), ...ofProperties]
  })

function ofEntity({ name, schema }: Draft, words: EntityWords, locale: Locale, project: Project): Finding[] {
  const english = englishEntityTexts(name, schema)
  if (locale !== 'en') {
    const { title, plural, groups } = words
    return [
      ...known({ title, plural }, { title: english.title, plural: english.plural }, locale, [locale], project),
      ...known(groups, english.groups, locale, [locale, 'groups'], project),
    ]
  }
  const plural = readable(schema['x-entity'].plural)
  const regular = Object.entries(words.groups ?? {}).filter(([group, word]) => word === readable(group))
  return [
    ...inSchema(words, ['en']),
    ...(words.plural === plural ? [dead(['en', 'plural'], `"${plural}" is what it is called without`)] : []),
    ...Object.entries(words.actions ?? {}).flatMap(([action, own]) =>
      Object.keys(own)
        .filter((key) => Object.hasOwn(ownMember(schema['x-lifecycle']?.actions, action) ?? {}, key))
        .map((key) => ({ path: ['en', 'actions', action, key], message: `the schema says this already, as "${key}"` })),
    ),
    ...regular.map(([group, word]) => dead(['en', 'groups', group], `"${word}" is what it is called without`)),
  ]
}

function ofProperty(draft: Draft, name: string, words: PropertyWords, locale: Locale, project: Project): Finding[] {
  const path = [locale, 'properties', name]
  const schema = draft.schema.properties[name]
  if (!schema) return [stray(name, Object.keys(draft.schema.properties), `is not a property of ${draft.name}`, path)]
  const columns = typeof words === 'string' ? {} : (words.columns ?? {})
  const there = schema.items?.properties ?? {}
  return [
    ...ofValue(name, schema, words, locale, path, project),
    ...Object.entries(columns).flatMap(([column, wordsOfColumn]) => {
      const at = [...path, 'columns', column]
      const found = there[column]
      return found
        ? ofValue(column, found, wordsOfColumn, locale, at, project)
        : [stray(column, Object.keys(there), `is not a column of "${name}"`, at)]
    }),
  ]
}

function ofValue(
  name: string,
  schema: PropertySchema,
  words: ColumnWords,
  locale: Locale,
  path: Path,
  project: Project,
): Finding[] {
  const own = typeof words === 'string' ? { title: words } : words
  if (locale === 'en')
    return typeof words === 'string'
      ? [inTheSchema(path)]
      : [...inSchema(own, path), ...ofChoices(schema, own.values, [...path, 'values'])]
  const { title, help, values } = englishTexts(name, schema)
  const at = (key: string) => (typeof words === 'string' ? path : [...path, key])
  return [
    ...known({ title: own.title }, { title }, locale, path, project, at('title')),
    ...(help ? known({ help: own.help }, { help }, locale, path, project) : []),
    ...known(own.values, values, locale, [...path, 'values'], project),
    ...ofSet(own.values ?? {}, project.setWords[locale]?.[setOf(schema) ?? ''] ?? {}, [...path, 'values']),
  ]
}

/** Texts that repeat the shared set of choices. */
const ofSet = (own: Readonly<Record<string, string>>, shared: Readonly<Record<string, string>>, path: Path) =>
  Object.entries(own)
    .filter(([value, word]) => shared[value] === word)
    .map(([value, word]) => dead([...path, value], `schemas/i18n/values.json has "${word}" for "${value}"`))

/** Texts that repeat the glossary's translation of the same English word. */
function known(
  own: Readonly<Record<string, string | undefined>> | undefined,
  english: Readonly<Record<string, string>>,
  locale: Locale,
  path: Path,
  { glossary }: Project,
  at?: Path,
): Finding[] {
  return Object.entries(own ?? {}).flatMap(([key, word]) => {
    const inGlossary = glossary[english[key] ?? '']?.[locale]
    if (word === undefined || inGlossary !== word) return []
    return [dead(at ?? [...path, key], `schemas/glossary.json has "${word}" for "${english[key]}"`)]
  })
}

const inSchema = ({ title }: { title?: string }, path: Path): Finding[] =>
  title === undefined ? [] : [inTheSchema([...path, 'title'])]

/** English titles of choices: here for those of an `enum`, and only where they do not follow from the value. */
function ofChoices(schema: PropertySchema, own: Readonly<Record<string, string>> | undefined, path: Path): Finding[] {
  if (own === undefined) return []
  const choices = schema.items?.oneOf ?? schema.oneOf ?? []
  const isTitled = choices.some(({ const: value, title }) => title !== undefined && title !== readable(value))
  if (setOf(schema) !== undefined)
    return [{ path, message: 'English titles of a shared set stand in schemas/values.schema.json' }]
  if (isTitled)
    return [
      { path, message: 'English titles of these choices stand in the schema, in "oneOf"; write them in one place' },
    ]
  return Object.entries(own)
    .filter(([value, word]) => word === readable(value))
    .map(([value, word]) => dead([...path, value], `"${word}" is what it is called without`))
}

const inTheSchema = (path: Path): Finding => ({ path, message: 'the English title stands in the schema, as "title"' })

const dead = (path: Path, reason: string): Finding => ({
  path,
  message: `${reason}; leave it out`,
  severity: 'warning',
})

const stray = (name: string, candidates: readonly string[], otherwise: string, path: Path): Finding => ({
  path,
  atKey: true,
  message: `"${name}" ${otherwise}`,
  name,
  candidates,
})
