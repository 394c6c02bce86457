/** Emits names, help, choices and error texts of all entities, one file per language. */
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import type {
  ColumnModel,
  EntityModel,
  OutputFile,
  ProjectEmitter,
  PropertyModel,
  PropertyTexts,
} from '#codegen/model.ts'

export const emitMessages: ProjectEmitter = ({ entities }) =>
  locales.map((locale): OutputFile => {
    const resources = Object.fromEntries(entities.map((entity) => [entity.facts.name, wordsOf(entity, locale)]))
    const text = `${JSON.stringify({ resources }, null, 2)}\n`
    return { path: `schemas/generated/messages.${locale}.json`, text }
  })

function wordsOf({ properties: own, parameters, texts }: EntityModel, locale: Locale) {
  const { title, plural, groups, rules, actions, refusals } = texts[locale]
  const properties = [...own, ...parameters]
  const per = <T>(pick: (words: PropertyTexts) => T | undefined) => perProperty(properties, locale, pick)
  return {
    name: `${title} |||| ${plural}`,
    fields: per((words) => words.title),
    ...filled(
      'help',
      per((words) => words.help),
    ),
    ...filled(
      'values',
      per((words) => words.values),
    ),
    ...filled(
      'errors',
      per((words) => words.errors),
    ),
    ...filled('groups', groups),
    ...filled('rules', rules),
    ...filled('actions', actions),
    ...filled('refusals', refusals),
    ...filled(
      'rows',
      perRows(properties, (column) => column.texts[locale].title),
    ),
    ...filled(
      'rowHelp',
      perRows(properties, (column) => column.texts[locale].help),
    ),
    ...filled(
      'rowValues',
      perRows(properties, (column) => column.texts[locale].values),
    ),
    ...filled(
      'rowErrors',
      perRows(properties, (column) => column.texts[locale].errors),
    ),
  }
}

/** Properties in schema order; those without such texts are left out. */
function perProperty<T>(
  properties: readonly PropertyModel[],
  locale: Locale,
  pick: (words: PropertyTexts) => T | undefined,
): Record<string, T> {
  const entries = properties.flatMap(({ facts, texts }) => {
    const words = pick(texts[locale])
    return words === undefined || isEmpty(words) ? [] : [[facts.name, words] as const]
  })
  return Object.fromEntries(entries)
}

/** The same for the columns of rows: property → column → texts. */
function perRows(properties: readonly PropertyModel[], pick: (column: ColumnModel) => unknown): Record<string, object> {
  const entries = properties.flatMap(({ facts, columns = [] }) => {
    const words = columns.map((column) => [column.name, pick(column)] as const)
    const known = Object.fromEntries(words.filter(([, word]) => word !== undefined && !isEmpty(word)))
    return isEmpty(known) ? [] : [[facts.name, known] as const]
  })
  return Object.fromEntries(entries)
}

const filled = (key: string, words: object) => (isEmpty(words) ? {} : { [key]: words })

const isEmpty = (words: unknown): boolean =>
  typeof words === 'object' && words !== null && Object.keys(words).length === 0
