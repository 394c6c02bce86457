/** Makes a draft of a template record of any of the four kinds, for checking and filling in. */
import { defaultLocale, documentLanguages } from '#schemas/product.ts'
import type { Channel, Draft, DraftText } from './draft.ts'
import type { ContentKind } from './render.ts'
import type { MessageLanguage } from './variable.ts'

type Values = Readonly<Record<string, unknown>>

/** Channel by the name of the entity. */
const channels: Readonly<Record<string, Channel>> = {
  'email-template': 'email',
  'post-mail-template': 'post',
  'sms-template': 'sms',
  'subpoena-template': 'legal',
}

/** @throws {Error} For an entity that is no kind of template. */
export function channelOf(entity: string): Channel {
  const channel = channels[entity]
  if (!channel) throw new Error(`"${entity}" is no kind of template; use one of ${Object.keys(channels).join(', ')}.`)
  return channel
}

export const summonsSections = ['parties', 'grounds', 'defences', 'evidence', 'claim', 'notices'] as const

/** Fields with texts, and their kinds of content. */
export const textFields: Readonly<Record<Channel, Readonly<Record<string, ContentKind>>>> = {
  email: { subject: 'line', body: 'html' },
  post: { subject: 'line', body: 'html' },
  sms: { text: 'text' },
  legal: Object.fromEntries(summonsSections.map((section) => [section, 'html'])),
}

/** @param values As in the API or in a form: a relation is an id, or an object with one. */
export function draftOf(channel: Channel, values: Values): Draft {
  const fileType = oneOf(values.fileType, ['private', 'company'] as const)
  const customerId = idIn(values.customer)
  return {
    channel,
    ...(typeof values.code === 'string' && { code: values.code }),
    destination: values.destination === 'client' ? 'client' : 'debtor',
    ...(fileType && { fileType }),
    ...(typeof values.category === 'string' && { category: values.category }),
    ...(typeof values.purpose === 'string' && { purpose: values.purpose }),
    ...(customerId !== undefined && { customerId }),
    ...(channel === 'post' && { letterhead: values.letterhead === 'client' ? 'client' : 'office' }),
    ...(channel === 'sms' && { linkAllowed: values.linkAllowed !== false }),
    texts: textsOf(channel, values),
  }
}

/** The text of a field in a language, else in Dutch. */
export const textIn = (value: unknown, language: MessageLanguage): string => {
  const texts = perLanguage(value)
  return texts[language] ?? texts.nl ?? ''
}

function textsOf(channel: Channel, values: Values): DraftText[] {
  const language = oneOf(values.language, documentLanguages) ?? defaultLocale
  return Object.entries(textFields[channel]).flatMap(([field, kind]): DraftText[] => {
    const value = values[field]
    const texts =
      channel === 'legal' ? { [language]: typeof value === 'string' ? value : undefined } : perLanguage(value)
    return documentLanguages.flatMap((one) => {
      const content = texts[one]
      return content === undefined || content.trim() === '' ? [] : [{ field, language: one, kind, content }]
    })
  })
}

function perLanguage(value: unknown): Partial<Record<MessageLanguage, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string' && text.trim() !== ''),
  ) as Partial<Record<MessageLanguage, string>>
}

const oneOf = <Name extends string>(value: unknown, names: readonly Name[]): Name | undefined =>
  names.find((name) => name === value)

function idIn(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}
