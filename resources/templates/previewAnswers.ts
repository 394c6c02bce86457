/** Previews as the server answers them. */
import type { SmsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'

type Shown = { language: MessageLanguage; from: string; to: string }
export type MailShown = Shown & {
  subject: string
  body: string
  replyTo: string
  cc: string
  annexes: readonly string[]
}
export type SmsShown = Shown & { text: string; length: SmsLength }
