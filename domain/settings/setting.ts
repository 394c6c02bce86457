/** A setting of the whole office: one value under a key, with the rules that it keeps to. */
import type { Format, Locale } from '#schemas/entity.ts'

/** What is said in each language of the screens; others may be there too. */
export type Said = Readonly<Record<Locale, string> & Record<string, string>>

/** Name of one of `settingGroups`. */
export type SettingGroup = string

/** `lines`: several texts of one line. `secret`: text that is written and never shown again. */
export type SettingType = 'line' | 'lines' | 'integer' | 'boolean' | 'date' | 'time' | 'choice' | 'money' | 'secret'

/** `money` is whole cents in euros, `time` 'HH:mm', `date` an ISO day. null: nothing is set. */
export type SettingValue = string | number | boolean | readonly string[] | null

export type Setting = {
  /** 'group.name' */
  key: string
  group: SettingGroup
  type: SettingType
  title: Said
  help?: Said
  /** What holds until somebody sets another; null: nothing. */
  fallback: SettingValue
  /** Of a line, or of each of the lines. */
  format?: Format
  /** Of a line, or of each of the lines: what it must look like, in one text. */
  pattern?: { test: RegExp; problem: string }
  /** Of an integer, of an amount in cents, or of a time ('07:00'). */
  minimum?: number | string
  maximum?: number | string
  /** Characters of a line; lines at most 10. */
  maxLength?: number
  choices?: readonly { value: string; title: Said }[]
}
