/**
 * Mail: written to the table `mail` in the transaction of what it is about, so that there is no letter about what did
 * not happen, and none is lost; sent once that is committed, by a job each. The table stays what was sent and when.
 *
 * Without SMTP_URL nothing is sent: letters are `kept`, and a developer reads them at /developer/mail.
 */
import type { FastifyInstance } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { say, sayOriginal } from '#server/foundation/messages.ts'
import { isAccountMail, withoutAddress } from '#server/subjects/texts/accountMail.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { sendLetter } from './sendLetter.ts'
import { openTransport } from './transport.ts'

/**
 * Key of the texts: `mail.<text>.subject` and `mail.<text>.body`, with `%name%` for the values; `%notice%` is
 * `mail.<text>.notice`, the warning that nobody words anew.
 */
type Worded = { text: string; values?: Readonly<Record<string, string | number>> }
/** Written elsewhere; `html` says the same as `body`. */
type Written = { content: { subject: string; body: string; html?: string } }

export type LetterContent = Worded | Written

export type Letter = LetterContent & {
  to: { email: string; locale: Locale }
  /** Milliseconds since 1970. Of a letter with a secret link: when that link is worth nothing any more. */
  expiresAt?: number
}

export type Mailer = {
  /** Writes the letter; it leaves when the transaction is committed. */
  queue(trx: Trx, letter: Letter): Promise<void>
  /** Sends a letter that was queued, if it is due and may leave. */
  send(id: number): Promise<void>
  /** Has sent what is due, whoever left it: a process that died, or a copy of the database whose letters were held. */
  sendWaiting(trx: Trx): Promise<void>
  /** Says what an administrator should know. */
  start(): void
  /** Ends the connection to the mail server. */
  stop(): void
}

type App = Pick<FastifyInstance, 'config' | 'engine' | 'now' | 'log' | 'jobs'>

/** Letters of which one look has jobs made. */
const mostWaiting = 500

export function createMailer({ config, engine, now, log, jobs }: App): Mailer {
  const transport = config.smtpUrl && openTransport(config.smtpUrl, config.mailFrom ?? '')
  const state = transport ? 'queued' : 'kept'

  return {
    async queue(trx, letter) {
      const { to, expiresAt } = letter
      const { subject, body, html = null } = contentOf(letter)
      // Nobody reads what is kept in production, so a link would only lie there for whoever finds a copy.
      const isLost = !transport && config.production && expiresAt !== undefined
      const { rows } = await trx.query<{ id: number }>({
        text: `insert into mail (created_at, recipient, subject, body, html, state, next_try_at, expires_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        values: [
          at(now()),
          to.email,
          oneLine(subject),
          isLost ? '' : body,
          html,
          state,
          transport && at(now()),
          at(expiresAt),
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

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
