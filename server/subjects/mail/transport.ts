/** The way to the SMTP server: one letter at a time, from one sender. */
import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'

export type Outgoing = {
  id: number
  recipient: string
  subject: string
  body: string
  html: string | null
  createdAt: string
}

export type Transport = {
  /**
   * @param onHandOver Waited for before the end of the letter is sent: from then on the server may have taken it. Until then it
   *   has not, whatever happens.
   * @throws {Unconfirmed} When the server did not say whether it took the letter.
   * @throws What the SMTP server answered, or that it could not be reached: it has not taken the letter.
   */
  deliver(letter: Outgoing, onHandOver: () => Promise<void>): Promise<void>
  close(): void
}

/** The whole letter was sent, and the connection ended before the answer. */
export class Unconfirmed extends Error {
  override name = 'Unconfirmed'
}

/** Milliseconds. Together less than the time after which another process takes the letter for abandoned. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000, dnsTimeout: 10_000 }

/** @param from `name <address>`, or the address alone. */
export function openTransport(url: URL, from: string): Transport {
  // No letter of ours is made of a file or of a page elsewhere, whatever its text says.
  const options = { url: url.href, ...patience, disableFileAccess: true, disableUrlAccess: true }
  let opened: Promise<Transporter> | undefined
  // Loaded with the first letter: a start waits for nothing that it does not need.
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
  // Read once the server has said to go on, and the end of the letter is sent after the end of this.
  async function* thenHandOver(whole: AsyncIterable<Buffer>) {
    yield* whole
    await handOver()
    isHandedOver = true
  }
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver({ id, recipient, subject, body, html, createdAt }, onHandOver) {
      handOver = onHandOver
      isHandedOver = false
      const mail = await open()
      const sending = mail.sendMail({
        from,
        // As an object it is one address, whatever commas are in it.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== null && { html }),
        // The same at every try, so that a letter that did arrive is known again.
        messageId: `<${id}.${Date.parse(createdAt)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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
