/** Positions of texts: rules refer to `x-i18n` in the joined schema, messages point into the texts file. */
import type { Path } from '#codegen/problems/errors.ts'

/** `properties.name.x-i18n.nl.title` → `nl.properties.name.title`; undefined for paths in the schema itself. */
export function placeInTexts(path: Path): Path | undefined {
  const at = path.indexOf('x-i18n')
  if (at < 0) return undefined
  const [, locale = '', ...rest] = path.slice(at)
  const owner = path.slice(0, at)
  const column = owner.indexOf('items') === 2 ? ['columns', ...owner.slice(4)] : owner.slice(2)
  return [locale, ...owner.slice(0, 2), ...column, ...rest]
}

/** The nearest position in the schema, for an entity without a texts file. */
export const placeInSchema = (path: Path): Path => path.slice(0, path.indexOf('x-i18n'))

/** File with texts of the shared sets of choices. */
export const setWordsFile = 'i18n/values.json'

/** 'merchant' → 'i18n/merchant.json', from schemas/. */
export const textsFileOf = (entity: string): string => `i18n/${entity}.json`
