/** Why a message did not leave, as staff read it. What is stored is in the language of the office. */
import type { Held } from '#domain/messages/holdOf.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Locale } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'

const notes: Readonly<Record<string, string>> = {
  template: 'message.holdNote.template',
  inactive: 'message.holdNote.inactive',
  file: 'message.holdNote.file',
  closed: 'message.holdNote.closed',
  'several lines': 'message.holdNote.severalLines',
  'too long': 'message.holdNote.tooLong',
  'other recipient': 'message.holdNote.otherRecipient',
  'other debtor kind': 'message.holdNote.otherDebtorKind',
  'no letter': 'message.holdNote.noLetter',
  'other customer': 'message.holdNote.otherCustomer',
}

type Labelled = { label: Readonly<Record<string, string>> }

/** @param variables By key: placeholders without a value are called as writers of templates know them. */
export function heldText(
  { hold, note }: Held,
  locale: Locale = defaultLocale,
  variables: ReadonlyMap<string, Labelled> = new Map(),
): string {
  const reason = say(locale, { key: `message.hold.${hold}` })
  if (note === undefined) return reason
  const words = note.split(', ').map((word) => {
    const key = notes[word]
    const label = variables.get(word)?.label
    return key === undefined ? (label?.[locale] ?? label?.[defaultLocale] ?? word) : say(locale, { key })
  })
  return `${reason} (${words.join(', ')})`.slice(0, 400)
}
