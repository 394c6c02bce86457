/**
 * Mail: written to the table `mail` in the transaction of its cause, so that nothing is lost and nothing rolled
 * back is sent. After the commit each mail is sent by a job. The table remains as a record of what was sent and
 * when.
 *
 * Without SMTP_URL nothing is sent: mails get the state `kept`, and developers read them at /developer/mail.
 */
import type { FastifyInstance } from 'fastify'
import { headerLine } from '#domain/cells/headerLine.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { say, sayOriginal } from '#server/foundation/messages.ts'
import { isAccountMail, withoutAddress } from '#server/subjects/texts/accountMail.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { sendLetter } from './sendLetter.ts'
import { openTransport } from './transport.ts'

/**
 * Text key: `mail.<text>.subject` and `mail.<text>.body`, with `%name%` for the values; `%notice%` is
 * `mail.<text>.notice`, the warning whose wording cannot be changed.
 */
type Worded = { text: string; values?: Readonly<Record<string, string | number>> }
/** Content composed elsewhere; `html` has the same text as `body`. */
type Written = { content: { subject: string; body: string; html?: string } }

export type LetterContent = Worded | Written

/** Headers that make it part of a conversation. */
export type LetterHeaders = { messageId?: string; inReplyTo?: string; replyTo?: string }

export type Letter = LetterContent & {
  headers?: LetterHeaders
  to: { email: string; locale: Locale }
  /** For a mail with a secret link: when the link expires, in milliseconds since 1970. */
  expiresAt?: number
}

export type Mailer = {
  /** Writes the mail; it is sent after the commit. */
  queue(trx: Trx, letter: Letter): Promise<void>
  /** Sends a queued mail, if it is due and not held. */
  send(id: number): Promise<void>
  /** Enqueues due mails that have no job: after a process died, or a copy was held. */
  sendWaiting(trx: Trx): Promise<void>
  /** Logs what an administrator should know, such as a missing SMTP server. */
  start(): void
  /** Closes the connection to the mail server. */
  stop(): void
}

type App = Pick<FastifyInstance, 'config' | 'engine' | 'now' | 'log' | 'jobs'>

/** Maximum mails enqueued at a time. */
const mostWaiting = 500

export function createMailer({ config, engine, now, log, jobs }: App): Mailer {
  const transport = config.smtpUrl && openTransport(config.smtpUrl, config.mailFrom ?? '')
  const state = transport ? 'queued' : 'kept'

  return {
    async queue(trx, letter) {
      const { to, expiresAt, headers = {} } = letter
      const { subject, body, html = null } = contentOf(letter)
      // In production nobody reads kept mails, so a stored link would only serve whoever finds a copy of the
      // database.
      const isLost = !transport && config.production && expiresAt !== undefined
      const { rows } = await trx.query<{ id: number }>({
        text: `insert into mail (created_at, recipient, subject, body, html, state, next_try_at, expires_at, message_id, in_reply_to, reply_to)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
        values: [
          at(now()),
          to.email,
          headerLine(subject),
          isLost ? '' : body,
          html,
          state,
          transport && at(now()),
          at(expiresAt),
          headers.messageId ?? null,
          headers.inReplyTo ?? null,
          headers.replyTo ?? null,
        ],
      })
      const [added] = rows
      if (transport && added) await jobs.enqueue(trx, 'letter.send', { letter: added.id })
    },

    async send(id) {
      if (transport) await sendLetter(id, { engine, now, log, jobs, transport })
    },

    async sendWaiting(trx) {
      if (!transport) return
      const { rows } = await trx.query<{ id: number }>({
        text: `select id from mail where state = 'queued' and next_try_at <= $1 and ${mayLeave} order by next_try_at, id limit ${mostWaiting}`,
        values: [at(now())],
      })
      for (const { id } of rows) await jobs.enqueue(trx, 'letter.send', { letter: id })
    },

    start() {
      if (!transport && config.production)
        log.warn('SMTP_URL is not set: no mail is sent, so nobody can reset a password')
    },

    stop() {
      if (transport) transport.close()
    },
  }
}

function contentOf(letter: Letter): { subject: string; body: string; html?: string } {
  if ('content' in letter) return letter.content
  const { locale } = letter.to
  const keyOf = (part: string) => `mail.${letter.text}.${part}`
  const values = { ...letter.values }
  if (typeof values.name === 'string' && isAccountMail(keyOf('body'))) values.name = withoutAddress(values.name)
  const notice = sayOriginal(locale, keyOf('notice'), values)
  const words = (part: string) =>
    say(locale, { key: keyOf(part), values: notice === undefined ? values : { ...values, notice } })
  return { subject: words('subject'), body: words('body') }
}

const at = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString())
