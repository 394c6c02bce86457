/** Matter of a record that holds for a time: the values that all records of the matter have in common. */
import { useTranslate, useTranslateLabel } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { relatedText, type Related } from './relatedText.ts'
import { localizedText } from './texts.ts'
import { useKnownLocale } from './useValue.ts'
import type { Entity } from '#schemas/entity.ts'

/** @returns The values as one text; one of a list says by itself what it is, others have their label before them. */
export function useMatterText({
  name,
  properties,
}: Pick<Entity, 'name' | 'properties'>): (of: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const locale = useKnownLocale()
  const wordOf = (source: string, value: unknown): string => {
    const property = properties.find((one) => one.name === source)
    if (property?.values) return translate(`resources.${name}.values.${source}.${String(value)}`, { _: String(value) })
    const label = String(translateLabel({ source, resource: name }))
    if (property?.relation && isObject(value))
      return `${label} ${relatedText(value as Related, property.relation.embed)}`
    if (typeof value === 'boolean') return `${label} ${translate(`ra.boolean.${value}`)}`
    return `${label} ${localizedText(value, locale) || String(value)}`
  }
  return (of) =>
    Object.entries(of)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([source, value]) => wordOf(source, value))
      .join(', ')
}
