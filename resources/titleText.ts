/** What a record is called: its title, in the reader's language where it has one per language; else its number. */
import { useGetRecordRepresentation, type RaRecord } from 'react-admin'
import { currentLocale } from '#providers/language.ts'
import { localizedText } from '#resources/fields/texts.ts'
import type { Entity } from '#schemas/entity.ts'

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

/** @returns What a record of this entity is called on its page, which may be more than the property that stands for it. */
export function useTitleText({ name, titleField }: Pick<Entity, 'name' | 'titleField'>): (record: RaRecord) => string {
  const represent = useGetRecordRepresentation(name)
  return (record) => String(represent(record) ?? '') || titleText(record, titleField)
}
