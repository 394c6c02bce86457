/** The shape of `schemas/i18n/<entity>.json` after the check. */
import type { ActionWords } from '#codegen/schemaFile.ts'
import type { Locale } from '#schemas/entity.ts'

export type TextsFile = Partial<Record<Locale, EntityWords>>

export type EntityWords = {
  title?: string
  plural?: string
  groups?: Record<string, string>
  rules?: Record<string, string>
  actions?: Readonly<Record<string, ActionWords>>
  refusals?: Readonly<Record<string, string>>
  parameters?: Readonly<Record<string, Exclude<PropertyWords, string>>>
  properties?: Readonly<Record<string, PropertyWords>>
}

/** A title alone, or all texts. */
export type ColumnWords =
  string | { title?: string; help?: string; errors?: Record<string, string>; values?: Record<string, string> }

export type PropertyWords =
  string | (Exclude<ColumnWords, string> & { columns?: Readonly<Record<string, ColumnWords>> })

/** `schemas/i18n/values.json`: the label of each value, per language and shared set of choices. */
export type SetWords = Partial<Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>>
