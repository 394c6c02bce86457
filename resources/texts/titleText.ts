/** Name of a record: its title, in the reader's language if it has one per language; else its number. */
import { useGetRecordRepresentation, useTranslate, type RaRecord } from 'react-admin'
import { currentLocale } from '#providers/language.ts'
import { formatDay } from './dates.ts'
import { localizedText } from './texts.ts'
import { useMatterText } from './useMatterText.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'

/** @param titleField Property that stands for the record. */
export function titleText(record: RaRecord, titleField: string): string {
  const title: unknown = record[titleField]
  const text = typeof title === 'object' ? localizedText(title, currentLocale()) : String(title ?? '')
  return text || String(record.id)
}

/** Title for react-admin, which knows no languages inside a value. */
export const localizedTitle =
  (titleField: string) =>
  (record: RaRecord): string =>
    titleText(record, titleField)

/**
 * @returns Name of a record of this entity on its page, which may be more than the property that stands for it:
 * one that holds for a time is told from those before and after it by its first day.
 */
export function useTitleText(entity: Entity): (record: RaRecord) => string {
  const { name, titleField, validity, properties } = entity
  const represent = useGetRecordRepresentation(name)
  const translate = useTranslate()
  const matterText = useMatterText(entity)
  const isNamed = properties.some((one) => one.name === titleField && one.type === 'localized')
  return (record) => {
    if (isSingle(entity)) return translate(`resources.${name}.name`, { smart_count: 1 })
    const title = String(represent(record) ?? '') || titleText(record, titleField)
    const day: unknown = validity && record[validity.from]
    if (!validity || typeof day !== 'string') return title
    const matter = isNamed ? '' : matterText(Object.fromEntries(validity.by.map((one) => [one, record[one]])))
    return translate('list.heldFrom', { name: matter || title, day: formatDay(day) })
  }
}
