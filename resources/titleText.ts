/** What a record is called: its title, in the reader's language where it has one per language; else its number. */
import type { RaRecord } from 'react-admin'
import { currentLocale } from '#providers/language.ts'
import { localizedText } from '#resources/fields/texts.ts'

/** @param titleField Property that stands for the record. */
export const titleText = (record: RaRecord | Readonly<Record<string, unknown>>, titleField: string): string => {
  const values: Readonly<Record<string, unknown>> = record
  return localizedText(values[titleField], currentLocale()) || String(values[titleField] ?? values.id ?? '')
}

/** For react-admin, which knows no languages inside a value. */
export const localizedTitle =
  (titleField: string) =>
  (record: RaRecord): string =>
    titleText(record, titleField)
