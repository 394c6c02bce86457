/** What a record is called: its title, in the reader's language where it has one per language; else its number. */
import type { RaRecord } from 'react-admin'
import { currentLocale } from '#providers/language.ts'
import { localizedText } from '#resources/fields/texts.ts'

/** @param titleField Property that stands for the record. */
export function titleText(record: RaRecord, titleField: string): string {
  const title: unknown = record[titleField]
  const text = typeof title === 'object' ? localizedText(title, currentLocale()) : String(title ?? '')
  return text || String(record.id)
}

/** For react-admin, which knows no languages inside a value. */
export const localizedTitle =
  (titleField: string) =>
  (record: RaRecord): string =>
    titleText(record, titleField)
