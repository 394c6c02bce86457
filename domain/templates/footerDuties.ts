/**
 * Messages to a private person must state the collector's name, registration number and address, and where to
 * complain or dispute.
 *
 * @see Wet kwaliteit incassodienstverlening (Wki) and Besluit kwaliteit incassodienstverlening, duty to make
 * known
 */
import { namesIn, type Draft, type DraftText, type Finding } from './draft.ts'

/** Duties, each with variables of which one is enough to fulfil it. */
const duties = {
  identity: ['office.name', 'office.footer'],
  wkiNumber: ['office.wkiNumber', 'office.footer'],
  address: ['office.address', 'office.footer'],
  complaints: ['office.complaintsUrl', 'office.footer'],
} as const

/** A text message is too short for all of them: a link to a page that states them is enough. */
const inShort: readonly string[] = ['office.infoUrl']

/** Finding per language in which the message lacks something. */
export function lacksOf(draft: Draft): Finding[] {
  const { channel, destination, fileType, letterhead, texts } = draft
  const isDue = channel !== 'legal' && destination === 'debtor' && fileType !== 'company'
  if (!isDue || (channel === 'post' && letterhead === 'office')) return []
  const languages = [...new Set(texts.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const own = texts.filter((text) => text.language === language && text.kind !== 'line')
    const [first] = own
    return first ? lacksIn(own, first, channel === 'sms') : []
  })
}

function lacksIn(texts: readonly DraftText[], { field, language }: DraftText, isShort: boolean): Finding[] {
  const names = new Set(texts.flatMap((text) => namesIn(text).map(({ key }) => key)))
  return Object.entries(duties)
    .filter(([duty, keys]) => {
      const enough = isShort && duty !== 'identity' ? [...keys, ...inShort] : keys
      return !enough.some((key) => names.has(key))
    })
    .map(([duty]) => ({ severity: 'unfit', rule: `duty.${duty}`, field, language, values: {} }))
}
