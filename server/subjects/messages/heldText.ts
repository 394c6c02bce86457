/** Why a message did not leave, as staff read it. It is stored, so it is in the language of the office. */
import type { Held } from '#domain/messages/holdOf.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Locale } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'

export function heldText({ hold, note }: Held, locale: Locale = defaultLocale): string {
  const reason = say(locale, { key: `message.hold.${hold}` })
  return (note === undefined ? reason : `${reason} (${note})`).slice(0, 400)
}
