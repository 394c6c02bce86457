/** A setting of the whole office: one value under a key, with its rules. */
import type { Format, Locale } from '#schemas/entity.ts'

/** A text in each language of the screens, and optionally in others. */
export type Said = Readonly<Record<Locale, string> & Record<string, string>>

/** Name of one of `settingGroups`. */
export type SettingGroup = string

/** `lines`: several texts of one line. `secret`: text that is stored and never shown again. */
export type SettingType = 'line' | 'lines' | 'integer' | 'boolean' | 'date' | 'time' | 'choice' | 'money' | 'secret'

/** `money` is whole cents in euros, `time` 'HH:mm', `date` an ISO day. null: unset. */
export type SettingValue = string | number | boolean | readonly string[] | null

export type Setting = {
  /** 'group.name' */
  key: string
  group: SettingGroup
  type: SettingType
  title: Said
  help?: Said
  /** Default while nothing is stored; null: none. */
  fallback: SettingValue
  /** Format of a line, or of each of the lines. */
  format?: Format
  /** Pattern of a line, or of each of the lines, with the text of its error. */
  pattern?: { test: RegExp; problem: string }
  /** Limits of an integer, of an amount in cents, or of a time ('07:00'). */
  minimum?: number | string
  maximum?: number | string
  /** Characters of a line; there are at most 10 lines. */
  maxLength?: number
  choices?: readonly { value: string; title: Said }[]
  /** What is wrong with changing it, seen together with the other settings before and after. */
  problem?(change: SettingChange): { key: string; values?: Readonly<Record<string, string>> } | undefined
}

/** Values by key; `today`: an ISO day. */
export type SettingChange = {
  before: (key: string) => SettingValue
  after: (key: string) => SettingValue
  today: string
}
