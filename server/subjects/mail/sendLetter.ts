/**
 * Sends one mail, if it is due. Several processes may do so at once: a mail is claimed by postponing its next
 * attempt, so one held by a process that dies is tried again.
 *
 * Before the last bytes are sent its state becomes `unknown`. From then on it is never repeated automatically,
 * whatever happens to the connection or the process: a second letter to a debtor cannot be taken back. A person
 * decides.
 */
import type { FastifyInstance } from 'fastify'
import type {} from '#server/jobs/jobsPlugin.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { Unconfirmed, UnfitHeader, type Outgoing, type Transport } from './transport.ts'

export type Sending = Pick<FastifyInstance, 'engine' | 'now' | 'log' | 'jobs'> & { transport: Transport }

const minute = 60_000
/** Milliseconds between attempts; after the last one the mail has failed. */
const retries = [minute, 10 * minute, 60 * minute, 360 * minute]
/** Milliseconds after which a claimed mail is free again. */
const claimFor = 5 * minute

const claim = `update mail set tries = tries + 1, next_try_at = $2
  where id = (select id from mail where id = $3 and state = 'queued' and next_try_at <= $1 and ${mayLeave} for update skip locked)
  returning id, recipient, subject, body, html, tries, created_at as "createdAt", expires_at <= $1 as "isLate",
    message_id as "messageId", in_reply_to as "inReplyTo", reply_to as "replyTo"`

/** Removes the body with its link once the mail is finished, so that a copy of the table gives no access. */
const withoutLink = `body = case when expires_at is null then body else '' end`

/** Does nothing for a mail that was sent, that another process has claimed, or that is held. */
export async function sendLetter(id: number, { engine, now, log, jobs, transport }: Sending): Promise<void> {
  type Claimed = Outgoing & { tries: number; isLate: boolean | null }
  const { rows } = await engine.query<Claimed>({ text: claim, values: [at(now()), at(now() + claimFor), id] })
  const [letter] = rows
  if (!letter) return
  const failed = async (problem: string, retryAt?: number) => {
    log.warn({ mail: letter.id, tries: letter.tries, problem }, 'mail was not sent')
    if (retryAt === undefined) {
      const text = `update mail set state = 'failed', problem = $2, next_try_at = null, ${withoutLink} where id = $1`
      await engine.query({ text, values: [letter.id, problem] })
      return
    }
    await engine.transaction(async (trx) => {
      const text = `update mail set state = 'queued', problem = $2, next_try_at = $3 where id = $1`
      await trx.query({ text, values: [letter.id, problem, at(retryAt)] })
      await jobs.enqueue(trx, 'letter.send', { letter: letter.id }, retryAt)
    })
  }
  const leaveOpen = async (problem: string) => {
    log.warn(
      { mail: letter.id, problem },
      'nobody knows whether a mail was sent: an administrator decides at /outgoing',
    )
    await engine.query({
      text: 'update mail set problem = $2, next_try_at = null where id = $1',
      values: [letter.id, problem],
    })
  }
  if (letter.isLate) return failed('its link has expired')
  try {
    await transport.deliver(letter, async () => {
      await engine.query({ text: `update mail set state = 'unknown' where id = $1`, values: [letter.id] })
    })
  } catch (error) {
    if (error instanceof Unconfirmed) return leaveOpen(describe(error))
    const wait = error instanceof UnfitHeader ? undefined : retries[letter.tries - 1]
    return failed(describe(error), wait && now() + wait)
  }
  await engine.query({
    text: `update mail set state = 'sent', sent_at = $2, next_try_at = null, problem = null, ${withoutLink}
      where id = $1`,
    values: [letter.id, at(now())],
  })
}

const at = (time: number): string => new Date(time).toISOString()

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
