/**
 * Carriers of messages: the mail server, and a gateway of text messages. Without one, trial installations only keep
 * what they would have sent; in production such a message fails.
 */
import type { FastifyInstance } from 'fastify'
import { isOfAddress } from '#domain/messages/isOfAddress.ts'
import { secretSetting } from '#server/foundation/storedSettings.ts'
import {
  openTransport,
  Unconfirmed,
  UnfitHeader,
  type Outgoing,
  type Transport,
} from '#server/subjects/mail/transport.ts'

export type Outcome =
  /** `reference`: by which the carrier calls it. */
  | { sent: true; reference: string }
  /** `isFinal`: trying again makes no sense. `isAddress`: there is nobody at the address. */
  | { sent: false; problem: string; isFinal: boolean; isAddress?: boolean }
  /** The carrier may have taken it: it is sent again with the same reference. */
  | { sent: 'unknown'; problem: string }

export type Mail = Omit<Outgoing, 'id' | 'createdAt'> & { messageId: string }
export type TextMessage = { to: string; from: string; text: string; reference: string }

export type Carriers = {
  email(mail: Mail): Promise<Outcome>
  sms(text: TextMessage): Promise<Outcome>
  close(): void
}

/** Codes of SMTP about a mailbox (RFC 5321, 4.2.2); policies use them too, and say so in the extended code. */
const addressCodes = new Set([550, 551, 553])
/** Milliseconds that a gateway has to answer. */
const patience = 15_000

export function openCarriers({ config, engine }: Pick<FastifyInstance, 'config' | 'engine'>): Carriers {
  const { smtpUrl, smsUrl, mailFrom, production } = config
  // A transport of messages alone, because it sends one mail at a time.
  const transport = smtpUrl && openTransport(smtpUrl, mailFrom ?? '')
  const kept = (reference: string, variable: string): Outcome =>
    production ? { sent: false, problem: `${variable} is not set`, isFinal: true } : { sent: true, reference }
  let last: Promise<unknown> = Promise.resolve()
  return {
    async email(mail) {
      if (!transport) return kept(mail.messageId, 'SMTP_URL')
      const sent = last.then(() => sendMail(transport, mail))
      last = sent
      return sent
    },
    async sms(text) {
      if (!smsUrl) return kept(text.reference, 'SMS_URL')
      return sendText(smsUrl, await secretSetting(engine, config, 'sending.smsKey'), text)
    },
    close: () => transport?.close(),
  }
}

async function sendMail(transport: Transport, mail: Mail): Promise<Outcome> {
  try {
    await transport.deliver({ ...mail, id: 0, createdAt: '' }, async () => {})
    return { sent: true, reference: mail.messageId }
  } catch (error) {
    const problem = describe(error)
    if (error instanceof Unconfirmed) return { sent: 'unknown', problem }
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
    return {
      sent: false,
      problem,
      isFinal: code >= 500 || error instanceof UnfitHeader,
      isAddress: addressCodes.has(code) && isOfAddress(problem),
    }
  }
}

/** POST of `{ to, from, text, reference }`; the answer is `{ id }`. The reference makes a repetition the same message. */
async function sendText(url: URL, key: string | undefined, text: TextMessage): Promise<Outcome> {
  let answer: Response
  try {
    answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': text.reference,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(text),
    })
  } catch (error) {
    return { sent: 'unknown', problem: describe(error) }
  }
  const body = (await answer.text().catch(() => '')).slice(0, 2000)
  if (answer.ok) return { sent: true, reference: idIn(body) ?? text.reference }
  // Too many requests are no fault of the message.
  const isFinal = answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 425, 429].includes(answer.status)
  return { sent: false, problem: `${answer.status} ${body.slice(0, 200)}`.trim(), isFinal }
}

function idIn(body: string): string | undefined {
  try {
    const { id } = JSON.parse(body) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : undefined
  } catch {
    return undefined
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
