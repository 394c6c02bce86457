/** A template as its reader receives it: a mail, a text message, or pages. */
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { channelOf } from '#domain/templates/draftOf.ts'
import { render } from '#domain/templates/render.ts'
import { samplesOf } from '#domain/templates/samples.ts'
import { smsLength, type SmsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import { Refused } from '#server/errors.ts'
import { annexKinds, annexTitle } from './annexPdf.ts'
import { enclosuresIn } from './enclosures.ts'
import { letterPdf } from './letterPdf.ts'
import { asMail, fillIn } from './message.ts'
import { makePdf } from './pdf.ts'
import { sampledVariables } from './samples.ts'
import { summonsPdf } from './summonsPdf.ts'

type Shown = { language: MessageLanguage; from: string; to: string }
export type MailPreview = Shown & {
  subject: string
  replyTo: string
  cc: string
  /** Titles of what goes with it. */
  annexes: string[]
  body: string
  html: string
  text: string
}
export type SmsPreview = Shown & { text: string; length: SmsLength }
export type Preview = MailPreview | SmsPreview | { pages: Buffer; fileName: string }

/**
 * @param who Name of the account that asks.
 * @throws {Refused} If a variable has no sample: a message with a missing value is not sent, so it is not
 * previewed either.
 */
export async function makePreview(
  app: Pick<FastifyInstance, 'engine' | 'config' | 'now'>,
  { name }: Pick<Entity, 'name'>,
  record: Body,
  language: MessageLanguage,
  who: string,
): Promise<Preview> {
  const today = dayOf(app.now())
  const { variables, sender } = await sampledVariables(app, today, channelOf(name) === 'legal' ? 'summons' : 'letter')
  const valueOf = samplesOf(variables, language, today)
  const { texts, missing } = fillIn(name, record, language, valueOf)
  if (missing.length > 0) throw new Refused({ key: 'error.templateValues', values: { names: missing.join(', ') } })
  const say = (key: string): string => {
    const rendered = render(`{{${key}}}`, 'text', language, valueOf)
    return rendered.missing.length > 0 ? '' : rendered.content
  }
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { subject = '', body = '', text: message = '' } = texts
  const reader = record.destination === 'client' ? 'customer' : 'debtor'
  switch (channelOf(name)) {
    case 'email':
      return {
        language,
        from: text(record.fromAddress) || sender.mailFrom,
        to: say(`${reader}.email`),
        replyTo: text(record.replyTo) || sender.replyTo,
        cc: text(record.cc),
        annexes: annexKinds
          .filter((kind) => enclosuresIn(record.annexes).includes(kind))
          .map((kind) => annexTitle(kind, language)),
        subject,
        body,
        ...asMail(body, language),
      }
    case 'sms':
      return {
        language,
        from: text(record.sender) || sender.smsSender,
        to: say(`${reader}.phone`),
        text: message,
        length: smsLength(message),
      }
    case 'legal':
      return { pages: await makePdf(summonsPdf(texts, language), who), fileName: fileName(record, language) }
    default:
      return {
        pages: await makePdf(letterPdf({ record, language, subject, body, say }), who),
        fileName: fileName(record, language),
      }
  }
}

const fileName = ({ code }: Body, language: MessageLanguage): string => {
  const name = typeof code === 'string' && /^[a-z0-9-]+$/.test(code) ? code : 'template'
  return `${name}-${language}.pdf`
}
