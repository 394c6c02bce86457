/** Mails a filled-in template to the person who tries it. */
import type { Locale } from '#schemas/entity.ts'
import { say } from '#server/foundation/messages.ts'
import type { Preview } from './preview.ts'

export function testLetter(made: Preview, locale: Locale): { subject: string; body: string; html?: string } {
  if ('pages' in made) throw new TypeError('A letter on paper is not mailed.')
  if ('html' in made) {
    const subject = say(locale, { key: 'mail.templateTest.subject', values: { subject: made.subject } })
    return { subject, body: made.text, html: made.html }
  }
  const subject = say(locale, { key: 'mail.smsTest.subject', values: { sender: made.from } })
  const values = { text: made.text, segments: made.length.segments }
  return { subject, body: say(locale, { key: 'mail.smsTest.body', values }) }
}
