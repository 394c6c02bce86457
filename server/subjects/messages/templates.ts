/** Templates by which messages are written, of any channel. */
import { draftOf, textIn } from '#domain/templates/draftOf.ts'
import { lacksOf } from '#domain/templates/footerDuties.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Purpose } from '#domain/gate/purpose.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'

/** Entity of the templates of a channel, and the property of a message that names one. */
export const templateKinds = {
  email: { entity: 'email-template', table: 'email_template', property: 'emailTemplate', column: 'email_template_id' },
  post: {
    entity: 'post-mail-template',
    table: 'post_mail_template',
    property: 'postMailTemplate',
    column: 'post_mail_template_id',
  },
  sms: { entity: 'sms-template', table: 'sms_template', property: 'smsTemplate', column: 'sms_template_id' },
} as const

export type Template = {
  id: number
  channel: Channel
  version: number
  isActive: boolean
  purpose: Purpose
  /** Template under the names that the API gives its properties. */
  record: Body
}

const texts: Readonly<Record<Channel, string>> = {
  email: `'subject', subject, 'body', body, 'fromAddress', from_address, 'replyTo', reply_to, 'cc', cc, 'bcc', bcc, 'annexes', annexes`,
  post: `'subject', subject, 'body', body, 'letterhead', letterhead, 'addressWindow', address_window, 'signature', signature,
    'enclosures', enclosures, 'registered', registered, 'duplex', duplex, 'colour', colour`,
  sms: `'text', text, 'sender', sender, 'linkAllowed', link_allowed`,
}

/** @returns Those that exist, by `email 12`. */
export async function templatesOf(
  { query }: Pick<Engine, 'query'>,
  named: readonly { channel: Channel; template: number }[],
): Promise<Map<string, Template>> {
  const found = new Map<string, Template>()
  for (const channel of ['email', 'post', 'sms'] as const) {
    const ids = [...new Set(named.flatMap((one) => (one.channel === channel ? [one.template] : [])))]
    if (ids.length === 0) continue
    const { rows } = await query<Omit<Template, 'channel'>>({
      name: `message-templates-${channel}`,
      text: `select id::int as id, version, coalesce(active, false) as "isActive", purpose, json_build_object('name', name, 'code', code, 'category', category,
          'destination', destination, 'fileType', file_type, 'customer', customer_id, ${texts[channel]}) as record
        from ${templateKinds[channel].table} where id = any($1::bigint[])`,
      values: [ids],
    })
    for (const row of rows) found.set(`${channel} ${row.id}`, { ...row, channel })
  }
  return found
}

/** The language of the reader where the template has it, else Dutch. */
export function languageIn({ channel, record }: Template, wanted: MessageLanguage | null): MessageLanguage {
  const body = record[channel === 'sms' ? 'text' : 'body'] as Readonly<Record<string, string>> | null
  return wanted !== null && (body?.[wanted] ?? '').trim() !== '' ? wanted : 'nl'
}

/**
 * The record with what the law asks of a message to a private person: who writes, the registration, where to complain. The
 * templates for private persons have it themselves; one for everybody may not.
 *
 * @see domain/templates/footerDuties.ts
 */
export function withDuties({ channel, record }: Template, language: MessageLanguage): Body {
  const lacks = lacksOf(draftOf(channel, { ...record, fileType: 'private', destination: 'debtor' }))
  if (!lacks.some((finding) => finding.language === language)) return record
  if (channel === 'sms') return { ...record, text: added(record.text, language, ' {{office.name}} {{office.infoUrl}}') }
  return { ...record, body: added(record.body, language, '<p>{{office.footer}}</p>') }
}

const added = (texts: unknown, language: MessageLanguage, more: string) => ({
  ...(texts as Readonly<Record<string, string>>),
  [language]: `${textIn(texts, language)}${more}`,
})
