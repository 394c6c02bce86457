/** Words for why something did not leave, as staff read them: the reason, on what it rests, and the way out. */
import { articleOf, overriddenBy } from '#domain/gate/law.ts'
import type { Held } from '#domain/gate/letter.ts'
import { protectionKinds } from '#domain/protection.ts'
import type { RoleName } from '#schemas/generated/roles.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Locale } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'

const notes: Readonly<Record<string, string>> = {
  template: 'message.holdNote.template',
  inactive: 'message.holdNote.inactive',
  file: 'message.holdNote.file',
  closed: 'message.holdNote.closed',
  credit: 'message.holdNote.credit',
  represented: 'message.holdNote.represented',
  room: 'message.holdNote.room',
  'several lines': 'message.holdNote.severalLines',
  'too long': 'message.holdNote.tooLong',
  'other recipient': 'message.holdNote.otherRecipient',
  'other debtor kind': 'message.holdNote.otherDebtorKind',
  'no letter': 'message.holdNote.noLetter',
  'other customer': 'message.holdNote.otherCustomer',
  ...Object.fromEntries(protectionKinds.map((kind) => [kind, `resources.debtor.values.insolvencyStatus.${kind}`])),
}

type Labelled = { label: Readonly<Record<string, string>> }
type Variables = ReadonlyMap<string, Labelled>

export type Explained = {
  reason: string
  article: string | null
  /** What solves it. */
  wayOut: string
  /** The right with which a person may send it all the same. */
  overriddenBy: RoleName | null
}

/** @param variables By key: placeholders without a value are called as writers of templates know them. */
export function explained(held: Held, locale: Locale, variables: Variables = new Map()): Explained {
  return {
    reason: reasonOf(held, locale, variables),
    article: articleOf(held) ?? null,
    wayOut: say(locale, { key: `message.wayOut.${held.hold}` }),
    overriddenBy: overriddenBy(held) ?? null,
  }
}

/** All of it as one text. What is stored is in the language of the office. */
export function heldText(held: Held, locale: Locale = defaultLocale, variables: Variables = new Map()): string {
  const { reason, article, wayOut } = explained(held, locale, variables)
  return `${reason}${article === null ? '' : ` [${article}]`}. ${wayOut}`.slice(0, 400)
}

function reasonOf({ hold, note }: Held, locale: Locale, variables: Variables): string {
  const reason = say(locale, { key: `message.hold.${hold}` })
  if (note === undefined) return reason
  const words = note.split(', ').map((word) => {
    const key = notes[word]
    const label = variables.get(word)?.label
    return key === undefined ? (label?.[locale] ?? label?.[defaultLocale] ?? word) : say(locale, { key })
  })
  return `${reason} (${words.join(', ')})`
}
