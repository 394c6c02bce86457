/**
 * Sends one letter that is due. Several processes may do so at once: a letter is claimed by moving its next try
 * forward, and whoever dies while holding one leaves it to be tried again.
 *
 * Before the end of a letter is sent its state becomes `unknown`, and whatever then happens to the connection or to this
 * process, it is not sent again by itself: whoever wrote to a debtor twice cannot take it back. A person decides.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '#server/db/engine.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { Unconfirmed, type Outgoing, type Transport } from './transport.ts'

export type Sending = { engine: Engine; now: () => number; log: FastifyBaseLogger; transport: Transport }

const minute = 60_000
/** Milliseconds from each failed try to the next; after the last one the letter has failed. */
const retries = [minute, 10 * minute, 60 * minute, 360 * minute]
/** Milliseconds after which a claimed letter is free again. */
const claimFor = 5 * minute

const claim = `update mail set tries = tries + 1, next_try_at = $2
  where id = (
    select id from mail where state = 'queued' and next_try_at <= $1 and ${mayLeave} order by next_try_at, id limit 1
    for update skip locked
  )
  returning id, recipient, subject, body, html, tries, created_at as "createdAt", expires_at <= $1 as "isLate"`

/** What is over needs no link any more, and a copy of the table opens nothing. */
const withoutLink = `body = case when expires_at is null then body else '' end`

/** @returns false when nothing was due. */
export async function sendDue({ engine, now, log, transport }: Sending): Promise<boolean> {
  type Claimed = Outgoing & { tries: number; isLate: boolean | null }
  const { rows } = await engine.query<Claimed>({ text: claim, values: [at(now()), at(now() + claimFor)] })
  const [letter] = rows
  if (!letter) return false
  const failed = async (problem: string, retryAt?: number) => {
    log.warn({ mail: letter.id, tries: letter.tries, problem }, 'mail was not sent')
    const text =
      retryAt === undefined
        ? `update mail set state = 'failed', problem = $2, next_try_at = null, ${withoutLink} where id = $1`
        : `update mail set state = 'queued', problem = $2, next_try_at = $3 where id = $1`
    await engine.query({ text, values: [letter.id, problem, ...(retryAt === undefined ? [] : [at(retryAt)])] })
    return true
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
    return true
  }
  if (letter.isLate) return failed('its link has expired')
  try {
    await transport.deliver(letter, async () => {
      await engine.query({ text: `update mail set state = 'unknown' where id = $1`, values: [letter.id] })
    })
  } catch (error) {
    if (error instanceof Unconfirmed) return leaveOpen(describe(error))
    const wait = retries[letter.tries - 1]
    return failed(describe(error), wait && now() + wait)
  }
  await engine.query({
    text: `update mail set state = 'sent', sent_at = $2, next_try_at = null, problem = null, ${withoutLink}
      where id = $1`,
    values: [letter.id, at(now())],
  })
  return true
}

const at = (time: number): string => new Date(time).toISOString()

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
