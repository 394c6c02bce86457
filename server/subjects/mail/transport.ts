/** The connection to the SMTP server: one mail at a time, from one sender. */
import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { isHeaderLine } from '#domain/cells/headerLine.ts'

export type Outgoing = {
  id: number
  recipient: string
  subject: string
  body: string
  html: string | null
  createdAt: string
  /** Sender instead of the one of the program, with its name. */
  from?: string
  messageId?: string | null
  /** Message-ID of what it answers. */
  inReplyTo?: string | null
  replyTo?: string | null
  cc?: string
  bcc?: string
  /** Named in mail programs as a way to get no more of these. */
  unsubscribe?: string
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[]
}

export type Transport = {
  /**
   * @param onHandOver Awaited before the last bytes are sent: only from then on the server may have accepted
   * the mail.
   * @throws {UnfitHeader} When a header would have more than a line.
   * @throws {Unconfirmed} When the server did not confirm whether it accepted the mail.
   * @throws {Error} The answer of the SMTP server, or a failed connection: the mail was not accepted.
   */
  deliver(letter: Outgoing, onHandOver: () => Promise<void>): Promise<void>
  close(): void
}

/** The whole mail was sent, and the connection ended before the answer. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed'
}

/** A text that would become a header has a line break: the mail is never sent. */
export class UnfitHeader extends Error {
  override name = 'UnfitHeader'
}

/** The last gate of what leaves: nothing goes out with a header that somebody's text has begun. */
function checkHeaders(letter: Outgoing): void {
  const { recipient, subject, from, messageId, inReplyTo, replyTo, cc, bcc, unsubscribe, attachments = [] } = letter
  const headers = { recipient, subject, from, messageId, inReplyTo, replyTo, cc, bcc, unsubscribe }
  const files = attachments.map(({ filename }): [string, string] => ['file name', filename])
  const unfit = [...Object.entries(headers), ...files].find(([, text]) => text && !isHeaderLine(text))
  if (unfit) throw new UnfitHeader(`The ${unfit[0]} has a line break or another control character`)
}

/** Milliseconds. Together less than the time after which another process takes over the mail. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000, dnsTimeout: 10_000 }

/** @param from `name <address>`, or the address alone. */
export function openTransport(url: URL, from: string): Transport {
  // Keeps nodemailer from reading files or addresses that the text of a mail names.
  const options = { url: url.href, ...patience, disableFileAccess: true, disableUrlAccess: true }
  let opened: Promise<Transporter> | undefined
  // Loaded with the first mail, so that the start does not wait for it.
  const open = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => {
      const mail = createTransport(options)
      mail.use('stream', ({ message }, done) => {
        message.processFunc((whole) => Readable.from(thenHandOver(whole)))
        done()
      })
      return mail
    }))
  let handOver: () => Promise<void> = async () => {}
  let isHandedOver = false
  // Ends only after `onHandOver`, so that the end of the mail is sent after it.
  async function* thenHandOver(whole: AsyncIterable<Buffer>) {
    yield* whole
    await handOver()
    isHandedOver = true
  }
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver(letter, onHandOver) {
      checkHeaders(letter)
      const { id, recipient, subject, body, html, createdAt, ...own } = letter
      handOver = onHandOver
      isHandedOver = false
      const mail = await open()
      const sending = mail.sendMail({
        from: own.from ?? from,
        // An object, because commas in a text would make it several addresses.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== null && { html }),
        // The same in every attempt, so that mail programs recognise a repetition.
        messageId: own.messageId ?? `<${id}.${Date.parse(createdAt)}@${domain}>`,
        ...(own.inReplyTo && { inReplyTo: own.inReplyTo, references: own.inReplyTo }),
        ...(own.replyTo && { replyTo: { name: '', address: own.replyTo } }),
        ...(own.cc !== undefined && { cc: own.cc }),
        ...(own.bcc !== undefined && { bcc: own.bcc }),
        ...(own.attachments && { attachments: [...own.attachments] }),
        ...(own.unsubscribe !== undefined && {
          list: { unsubscribe: own.unsubscribe },
          headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        // An answer to a person's mail is not generated.
        ...(own.unsubscribe === undefined && !own.inReplyTo && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      })
      await sending.catch((error: unknown) => {
        const isAnswered = error instanceof Error && 'responseCode' in error && error.responseCode !== undefined
        if (!isHandedOver || isAnswered) throw error
        throw new Unconfirmed(error instanceof Error ? error.message : String(error), { cause: error })
      })
    },
    close: () => void opened?.then((mail) => mail.close()),
  }
}
