/** Missing texts in one of the languages, and texts for things that do not exist. */
import { englishEntityTexts, englishTexts } from '#codegen/build/texts.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { EntityModel, PropertyModel } from '#codegen/model.ts'
import type { PropertySchema } from '#codegen/schemaFile.ts'
import type { Locale, Property, RowColumn } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import { locales } from '#schemas/product.ts'
import type { Draft, Project, Rule } from '#codegen/check/project.ts'

let names: Intl.DisplayNames | undefined
/** Loaded only when texts are missing: the table of languages takes longer to load than checking all texts. */
export function nameOf(locale: Locale): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(locale) ?? locale
}
const limits = [
  'type',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
  'oneOf',
]

export const checkTexts: Rule = (draft, project) => [
  ...entityTexts(draft, project),
  ...draft.entity.properties.flatMap((property) => propertyTexts(property, draft, project)),
]

function entityTexts({ name, schema, entity }: Draft, project: Project): Finding[] {
  const english = englishEntityTexts(name, schema)
  const { title, plural } = english
  const groups = Object.fromEntries(groupNames(entity).map((group) => [group, english.groups[group] ?? group]))
  return locales.flatMap((locale) => {
    const own = schema['x-i18n']?.[locale] ?? {}
    const path = ['x-i18n', locale]
    return [
      ...missing(locale, isSingle(schema['x-entity']) ? { title } : { title, plural }, own, path, project),
      ...missing(locale, groups, own.groups ?? {}, [...path, 'groups'], project),
      ...missing(locale, english.rules, own.rules ?? {}, [...path, 'rules'], project),
      ...stray(own.rules, Object.keys(english.rules), 'is not a rule of this entity', [...path, 'rules']),
      ...stray(own.groups, Object.keys(groups), 'is not a group of this entity', [...path, 'groups']),
      ...lifecycleTexts(locale, { name, schema, entity }, project),
    ]
  })
}

/** Texts of actions, refusals and parameters. */
function lifecycleTexts(
  locale: Locale,
  { name, schema, entity }: Pick<Draft, 'name' | 'schema' | 'entity'>,
  project: Project,
) {
  const own = schema['x-i18n']?.[locale] ?? {}
  const path = ['x-i18n', locale]
  const { actions, refusals } = englishEntityTexts(name, schema)
  const parameters = entity.parameters.map(({ facts }) => facts.name)
  return [
    ...Object.entries(actions).flatMap(([action, words]) =>
      missing(locale, words, own.actions?.[action] ?? {}, [...path, 'actions', action], project),
    ),
    ...stray(own.actions, Object.keys(actions), 'is not an action', [...path, 'actions']),
    ...missing(locale, refusals, own.refusals ?? {}, [...path, 'refusals'], project),
    ...stray(own.refusals, Object.keys(refusals), 'is not one of the refusals', [...path, 'refusals']),
    ...entity.parameters.flatMap(({ facts }) => {
      const parameter = schema['x-lifecycle']?.parameters?.[facts.name]
      const english = englishTexts(facts.name, parameter ?? {})
      const given = own.parameters?.[facts.name] ?? {}
      const at = [...path, 'parameters', facts.name]
      return [
        ...missing(locale, { title: english.title }, given, at, project),
        ...missing(locale, english.values, given.values ?? {}, [...at, 'values'], project),
      ]
    }),
    ...stray(own.parameters, parameters, 'is not a parameter', [...path, 'parameters']),
  ]
}

function propertyTexts({ facts }: PropertyModel, { schema }: Draft, project: Project): Finding[] {
  const own: PropertySchema = schema.properties[facts.name] ?? {}
  const path = ['properties', facts.name]
  const ofColumns = (facts.columns ?? []).flatMap((column) =>
    wordsOf(column, own.items?.properties?.[column.name] ?? {}, [...path, 'items', 'properties', column.name], project),
  )
  return [...wordsOf(facts, own, path, project), ...ofColumns]
}

function wordsOf(facts: Property | RowColumn, own: PropertySchema, at: Path, project: Project): Finding[] {
  const english = englishTexts(facts.name, own)
  const named = new Set(locales.flatMap((locale) => Object.keys(own['x-i18n']?.[locale]?.errors ?? {})))
  // An error in one item of a list is shown at the list, so items' limits count too.
  const limited = named.size > 0 ? { ...own.items, ...own } : {}
  const allowed = ['required', 'unique', ...limits.filter((keyword) => keyword in limited)]
  return locales.flatMap((locale) => {
    const given = own['x-i18n']?.[locale] ?? {}
    const path = [...at, 'x-i18n', locale]
    const single = { title: english.title, ...(english.help ? { help: english.help } : {}) }
    const withoutHelp = !english.help && !given.help && hasHelp(own) ? [absent(locale, 'help', [...path, 'help'])] : []
    return [
      ...missing(locale, single, given, path, project),
      ...withoutHelp,
      ...missing(locale, english.values, given.values ?? {}, [...path, 'values'], project),
      ...[...named]
        .filter((keyword) => !given.errors?.[keyword])
        .map((keyword) => absent(locale, `errors.${keyword}`, [...path, 'errors', keyword])),
      ...stray(given.values, facts.values ?? Object.keys(english.values), `is not a value of "${facts.name}"`, [
        ...path,
        'values',
      ]),
      ...stray(given.errors, allowed, `is not a limit of "${facts.name}"`, [...path, 'errors']),
    ]
  })
}

/** Texts without a translation in either the schema's texts or the glossary. */
function missing(
  locale: Locale,
  english: Record<string, string>,
  own: object,
  path: Path,
  { glossary }: Project,
): Finding[] {
  if (locale === 'en') return []
  const words = Object.entries(english).filter(
    ([key, word]) => word !== '' && !Object.hasOwn(own, key) && glossary[word]?.[locale] === undefined,
  )
  return words.map(([key, word]) => {
    const message = `no ${nameOf(locale)} for "${word}"; write it here or in schemas/glossary.json`
    const missed = { language: nameOf(locale), word }
    return { path: [...path, key], message, severity: 'warning', missing: missed }
  })
}

const absent = (locale: Locale, what: string, path: Path): Finding => ({
  path,
  message: `no ${nameOf(locale)} for ${what}, which another language has`,
  severity: 'warning',
  missing: { language: nameOf(locale), word: what },
})

function stray(own: object | undefined, known: readonly string[], otherwise: string, path: Path): Finding[] {
  const unknown = Object.keys(own ?? {}).filter((key) => !known.includes(key))
  return unknown.map((key) => ({
    path: [...path, key],
    atKey: true,
    message: `"${key}" ${otherwise}`,
    name: key,
    candidates: known,
  }))
}

const groupNames = ({ ui }: EntityModel): string[] =>
  [...ui.form.groups, ...ui.show.groups].flatMap(({ name }) => (name === undefined ? [] : [name]))

const hasHelp = (schema: PropertySchema): boolean =>
  locales.some((locale) => schema['x-i18n']?.[locale]?.help !== undefined)
