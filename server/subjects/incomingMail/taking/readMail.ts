/** Reads an e-mail as it came from the server: its headers, what was written, and what is attached. */
import { createHash } from 'node:crypto'
import type { Address, Attachment } from 'postal-mime'
import { kindOf, type MailKind } from '#domain/incomingMail/kindOf.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { mailHtml } from './mailHtml.ts'

/** Attachment that is no picture inside the text. */
export type MailAttachment = { name: string; type: string; content: Buffer }
export type ReadMail = {
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  from: string
  fromName: string
  /** Addresses, those of copies too. */
  to: string[]
  subject: string
  /** ISO 8601; null: none, or none that can be read. */
  sentAt: string | null
  /** Values of Authentication-Results (RFC 8601), that of the server which got it last first. */
  authenticationResults: string[]
  /** Value of `report-type` of a multipart/report: delivery-status, disposition-notification; null: it is no report. */
  reportType: string | null
  /** Plain text; of a mail that is only HTML its text. */
  text: string
  /** Cleaned: nothing in it runs, and nothing is fetched. null: there is none, or too much of it. */
  html: string | null
  attachments: MailAttachment[]
  kind: MailKind
  /** Hash of what a reader sees of the mail: the same mail in two mailboxes has the same. */
  contentHash: string
}

/** Bytes of a whole mail. */
export const mostBytes = 30_000_000
/** Bytes of headers, and parts inside each other. */
const limits = { maxHeadersSize: 512 * 1024, maxNestingDepth: 60, maxRfc822NestingDepth: 5 }
const usual = new Set(['from', 'to', 'subject', 'date', 'message-id', 'received'])
const most = { text: 200_000, attachments: 50 }

/** @throws {Error} For what is no e-mail, or one beyond the limits. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  // Loaded with the first mail, so that the start does not wait for it.
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, limits)
  if (!mail.headers.some(({ key }) => usual.has(key))) throw new Error('It has none of the headers of an e-mail.')
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const from = senderIn(mailboxes(mail.from ?? mail.sender)[0], header('from') ?? '')
  const written = mail.text?.trim() ? mail.text : mail.html ? textOfHtml(mail.html.slice(0, most.text)) : ''
  const read = {
    messageId: idsIn(mail.messageId)[0] ?? null,
    inReplyTo: idsIn(mail.inReplyTo)[0] ?? null,
    references: idsIn(mail.references),
    from: clean(from?.address ?? '', 254).toLowerCase(),
    fromName: clean(from?.name ?? '', 200),
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(mailboxes).map(({ address }) => clean(address, 254)),
    subject: clean(mail.subject ?? '', 400),
    sentAt: momentIn(mail.date),
    authenticationResults: mail.headers.flatMap(({ key, value }) => (key === 'authentication-results' ? [value] : [])),
    reportType: reportTypeOf(header('content-type') ?? ''),
    text: lines(written).slice(0, most.text),
    html: mail.html ? mailHtml(mail.html) : null,
    attachments: mail.attachments.filter(isFile).slice(0, most.attachments).map(asFile),
  }
  return {
    ...read,
    kind: kindOf({ header, from: read.from, subject: read.subject, reportType: read.reportType }),
    contentHash: hashOf(read),
  }
}

function reportTypeOf(contentType: string): string | null {
  const [type = '', ...parameters] = contentType.slice(0, 2000).toLowerCase().split(';')
  if (type.trim() !== 'multipart/report') return null
  const found = parameters.map((one) => one.trim()).find((one) => one.startsWith('report-type'))
  return found?.replace(/^report-type\s*=\s*/, '').replace(/"/g, '') ?? ''
}

type Mailbox = { name: string; address: string }

/** A comma in a name that nobody quoted separates it from its address. */
function senderIn(parsed: Mailbox | undefined, header: string): Mailbox | undefined {
  if (parsed?.address.includes('@')) return parsed
  const [, name = '', address] = /^(.*)<([^<>\s]+@[^<>\s]+)>/.exec(header) ?? []
  return address === undefined ? parsed : { name: name.replace(/"/g, '').trim(), address }
}
const mailboxes = (one: Address | undefined): Mailbox[] =>
  one === undefined ? [] : one.group ? one.group : [{ name: one.name, address: one.address ?? '' }]

const idsIn = (text: string | undefined): string[] => [
  ...new Set([...(text ?? '').matchAll(/<[^<>\s]{3,248}>/g)].map(([id]) => id)),
]

// oxlint-disable-next-line no-control-regex -- those are what is taken away
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
/** PostgreSQL stores no zero characters. */
const lines = (text: string): string => text.replace(controls, '').replace(/\r\n?/g, '\n')
const clean = (text: string, length: number): string => lines(text).replace(/\s+/g, ' ').trim().slice(0, length)

function momentIn(date: string | undefined): string | null {
  const at = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(at) || at < Date.UTC(1990) ? null : new Date(at).toISOString()
}

/** Pictures inside the text are signatures and logos. */
const isFile = ({ related, disposition, mimeType }: Attachment): boolean =>
  !(related === true && mimeType.startsWith('image/')) && !(disposition === 'inline' && mimeType.startsWith('text/'))

function asFile({ filename, mimeType, content }: Attachment, index: number): MailAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  const ending = mimeType === 'message/rfc822' ? '.eml' : mimeType === 'text/calendar' ? '.ics' : ''
  return { name: clean(filename ?? '', 255) || `${index + 1}${ending}`, type: mimeType.slice(0, 127), content: bytes }
}

function hashOf(read: Pick<ReadMail, 'from' | 'subject' | 'sentAt' | 'text' | 'attachments'>): string {
  const hash = createHash('sha256').update(JSON.stringify([read.from, read.subject, read.sentAt, read.text]))
  for (const { name, content } of read.attachments) hash.update(name).update(content)
  return hash.digest('hex')
}
