/** A record as search result: title, and its other searched values, which explain the match. */
import type { SvgIconComponent } from '@mui/icons-material'
import type { RaRecord } from 'react-admin'
import { spellings } from '#domain/spellings.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { plainText } from '#resources/richText/plainText.ts'
import type { Entity, Locale } from '#schemas/entity.ts'
import { fit } from './fit.ts'
import type { Item } from './item.ts'
import { recordAddress } from './searchedEntities.ts'

const mostDetails = 3

type Shown = { entity: Entity; record: RaRecord; typed: string; locale: Locale; icon?: SvgIconComponent }

export function recordItem({ entity, record, typed, locale, icon }: Shown): Item {
  const title = localizedText(record[entity.titleField], locale) || `#${record.id}`
  const details = entity.properties
    .filter(({ name, search }) => search && name !== entity.titleField)
    .map(({ name, format, type }) => {
      const text = localizedText(record[name], locale)
      return { text: format === 'html' ? plainText(text) : text, isLong: format === 'html' || type === 'text' }
    })
    .filter(({ text }) => !title.toLowerCase().includes(text.toLowerCase()))
    // Long texts are shown only if they contain the typed text.
    .filter(({ text, isLong }) => !isLong || isMeant(text, typed))
    .map(({ text }) => text)
  const wanted = details.filter((text) => isMeant(text, typed))
  const shown = [...new Set([...wanted, ...details])].slice(0, mostDetails)
  return {
    id: `${entity.name}/${record.id}`,
    title,
    detail: details.filter((text) => shown.includes(text)).join(' · '),
    icon,
    to: recordAddress(entity.name, record.id, title),
  }
}

/** Compares in other notations too: a phone number stored with its country code, an IBAN without spaces. */
export const isMeant = (text: string, typed: string): boolean =>
  typed !== '' && spellings(typed).some((one) => fit(text, one) !== undefined)
