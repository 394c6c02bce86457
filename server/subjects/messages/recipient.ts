/** Address to which a message goes, by channel: the first that may be used. */
import { fullName } from '#domain/messages/naming.ts'
import { smsNumber } from '#domain/messages/smsNumber.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import type { Address, Contact, FileFacts, Representative } from './fileFacts.ts'

/** `address`: null: there is none. `isStopped`: there is one, but its owner does not want to be written to. */
export type Recipient = { address: string | null; isStopped: boolean }

export function recipientOf(
  { debtor, customer }: FileFacts,
  { channel, destination }: { channel: Channel; destination: 'debtor' | 'client' },
  language: MessageLanguage,
): Recipient {
  if (destination === 'client') return { address: clientAddress(customer, channel), isStopped: false }
  if (debtor.representative)
    return { address: addressOf(debtor.representative, debtor, { channel, language }), isStopped: false }
  if (channel === 'post') {
    const { address } = debtor
    return {
      address: address && [fullName(debtor, language), ...addressLines(address, language)].join('\n'),
      isStopped: false,
    }
  }
  if (channel === 'email') {
    const own = debtor.contacts.filter(({ kind }) => kind === 'email')
    return firstOf(own, debtor.isMailStopped, (value) => value)
  }
  const own = debtor.contacts.filter(({ kind, value }) => kind !== 'email' && smsNumber(value) !== undefined)
  return firstOf(own, debtor.isPhoneStopped, smsNumber)
}

const about: Readonly<Record<MessageLanguage, string>> = { nl: 'inzake', en: 're', fr: 'concerne', de: 'betreffend' }

/** Who speaks for a debtor gets it, with the name of the debtor that it is about. */
function addressOf(
  { name, organisation, email, phone, street, postcode, city }: Representative,
  debtor: FileFacts['debtor'],
  { channel, language }: { channel: Channel; language: MessageLanguage },
): string | null {
  if (channel === 'email') return email
  if (channel === 'sms') return phone === null ? null : (smsNumber(phone) ?? null)
  if (street === null || city === null) return null
  const whom = `${about[language]} ${fullName(debtor, language)}`
  return [organisation, name, whom, street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join('\n')
}

/** First usable address: a debtor who blocked one did not block the others. */
function firstOf(own: readonly Contact[], isStopped: boolean, read: (value: string) => string | undefined): Recipient {
  const usable = own.find((one) => one.isUsable && !one.isStopped)
  if (usable) return { address: read(usable.value) ?? null, isStopped }
  return { address: null, isStopped: isStopped || own.some((one) => one.isStopped) }
}

export const addressLines = ({ street, postcode, city, country }: Address, language: MessageLanguage): string[] =>
  [street, [postcode, city].filter(Boolean).join(' '), country?.[language] ?? country?.nl].filter(
    (line): line is string => line !== undefined && line !== '',
  )

type Customer = FileFacts['customer']

/** Postal address of a client, as lines. */
export function clientLines({ street, postcode, city, postalStreet, postalPostcode, postalCity }: Customer): string[] {
  const [road, code, town] =
    postalStreet && postalCity ? [postalStreet, postalPostcode, postalCity] : [street, postcode, city]
  return road && town ? [road, [code, town].filter(Boolean).join(' ')] : []
}

function clientAddress(customer: Customer, channel: Channel): string | null {
  if (channel === 'email') return customer.email
  if (channel === 'sms') return customer.phone ? (smsNumber(customer.phone) ?? null) : null
  const lines = clientLines(customer)
  return lines.length > 0 ? [customer.company, ...lines].join('\n') : null
}
