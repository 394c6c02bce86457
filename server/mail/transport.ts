/** The way to the SMTP server: one letter at a time, from one sender. */
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
  /** @throws What the SMTP server answered, or that it could not be reached. */
  deliver(letter: Outgoing): Promise<void>
  close(): void
}

/** Milliseconds. Together less than the time after which another process takes the letter for abandoned. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** @param from `name <address>`, or the address alone. */
export function openTransport(url: URL, from: string): Transport {
  // No letter of ours is made of a file or of a page elsewhere, whatever its text says.
  const options = { url: url.href, ...patience, disableFileAccess: true, disableUrlAccess: true }
  let opened: Promise<Transporter> | undefined
  // Loaded with the first letter: a start waits for nothing that it does not need.
  const open = () => (opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver({ id, recipient, subject, body, html, createdAt }) {
      await (
        await open()
      ).sendMail({
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
    },
    close: () => void opened?.then((mail) => mail.close()),
  }
}
