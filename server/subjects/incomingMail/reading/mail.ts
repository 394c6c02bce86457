/** What is read of an e-mail. */
import type { MailKind } from '#domain/incomingMail/kindOf.ts'

/** `isInText`: a picture that stands in the text, mostly a logo of a signature. */
export type MailAttachment = { name: string; type: string; content: Buffer; isInText: boolean }

/**
 * What of an e-mail is not as its sender meant it, told at the record: attachments that were not kept, letters beyond the longest text,
 * formatting that is too much, headers that were cut, letters that may be wrong, Outlook's own format, and what is
 * signed or enciphered as one file (S/MIME).
 */
export const mailNotes = ['attachments', 'text', 'formatting', 'headers', 'charset', 'winmail', 'sealed'] as const
/** `count`: of attachments. */
export type MailNote = { note: (typeof mailNotes)[number]; count?: number }

export type ReadMail = {
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  from: string
  fromName: string
  /** Where its sender wants an answer (RFC 5322, 3.6.2); null: at `from`. */
  replyTo: string | null
  /** Addresses, those of copies too. */
  to: string[]
  subject: string
  /** ISO 8601; null: none, or none that can be read. The clock of the sender. */
  sentAt: string | null
  /** ISO 8601, of the server that got it last; null: none says so. */
  arrivedAt: string | null
  /** Values of Authentication-Results (RFC 8601), that of the server which got it last first. */
  authenticationResults: string[]
  /** Value of `report-type` of a multipart/report: delivery-status, disposition-notification; null: it is no report. */
  reportType: string | null
  /** Plain text; of a mail that is only HTML its text. Quoted lines of HTML begin with `> `. */
  text: string
  /** Cleaned: nothing in it runs, and nothing is fetched. null: there is none, or too much of it. */
  html: string | null
  attachments: MailAttachment[]
  notes: MailNote[]
  kind: MailKind
  /** Hash of what a reader sees of the mail: the same mail in two mailboxes has the same. */
  contentHash: string
}

/** Bytes of a whole mail. */
export const mostBytes = 30_000_000

/** Why an e-mail is not read; `thread`: it broke the thread that read it. */
export const unreadable = ['noMail', 'headers', 'parts', 'depth', 'time', 'memory', 'thread'] as const
export class NotRead extends Error {
  override name = 'NotRead'
  readonly why: (typeof unreadable)[number]
  constructor(why: NotRead['why'], options?: ErrorOptions) {
    super(`An e-mail was not read: ${why}.`, options)
    this.why = why
  }
}
