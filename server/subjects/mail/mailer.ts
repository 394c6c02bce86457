/**
 * Mail: written to the table `mail` in the transaction of what it is about, so that there is no letter about what did
 * not happen, and none is lost; sent once that is committed.
 *
 * Without SMTP_URL nothing is sent: letters are `kept`, and a developer reads them at /developer/mail.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import type { Config } from '#server/config.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { say, sayOriginal } from '#server/foundation/messages.ts'
import { isAccountMail, withoutAddress } from '#server/subjects/texts/accountMail.ts'
import { sendDue } from './sendDue.ts'
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
  /** Sends what is due now; ends when nothing is. */
  send(): Promise<void>
  /** Looks for what is due at once and from time to time. */
  start(): void
  /** Waits for the letter that is on its way. */
  stop(): Promise<void>
}

/** Milliseconds. What another process left behind, or what has to be tried again, waits at most this long. */
const lookEvery = 60_000

export function createMailer(config: Config, engine: Engine, now: () => number, log: FastifyBaseLogger): Mailer {
  const transport = config.smtpUrl && openTransport(config.smtpUrl, config.mailFrom ?? '')
  const state = transport ? 'queued' : 'kept'
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function sendAll(due: () => Promise<boolean>): Promise<void> {
    try {
      do {
        again = false
        while (!stopped && (await due()));
      } while (again && !stopped)
    } finally {
      running = undefined
    }
  }

  async function send(): Promise<void> {
    if (!transport || stopped) return
    again = true
    running ??= sendAll(() => sendDue({ engine, now, log, transport }))
    await running
  }

  const wake = () => {
    send().catch((error: unknown) => log.error({ err: error }, 'mail was not sent'))
  }

  return {
    async queue(trx, letter) {
      const { to, expiresAt } = letter
      const { subject, body, html = null } = contentOf(letter)
      // Nobody reads what is kept in production, so a link would only lie there for whoever finds a copy.
      const isLost = !transport && config.production && expiresAt !== undefined
      await trx.query({
        text: `insert into mail (created_at, recipient, subject, body, html, state, next_try_at, expires_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
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
      if (transport) trx.afterCommit(wake)
    },

    send,

    start() {
      if (!transport) {
        if (config.production) log.warn('SMTP_URL is not set: no mail is sent, so nobody can reset a password')
        return
      }
      wake()
      timer = setInterval(wake, lookEvery).unref()
    },

    async stop() {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => {})
      transport?.close()
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
