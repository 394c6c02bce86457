/** Mails about alerts that began or ended, each in its reader's language. */
import type { FastifyInstance } from 'fastify'
import type { Verdict } from '#domain/apiLog/alert.ts'
import type { Trx } from '#server/db/engine.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { say } from '#server/foundation/messages.ts'
import type { Found, Watched } from './measure.ts'
import { recipientsOf } from './recipients.ts'
import { limitText, measuredText, momentText } from './words.ts'

/** The rule before this check. */
export type Claimed = Watched & { name: string; overSince: string | null; company: string | null }
export type News = { rule: Claimed; found: Found; verdict: Verdict; happened: 'begins' | 'ends' }

/** Written in the transaction of the check, so that nobody is told twice, or about something rolled back. */
export async function tellAll(
  { mail, config }: Pick<FastifyInstance, 'mail' | 'config'>,
  trx: Trx,
  news: readonly News[],
  now: number,
): Promise<void> {
  if (news.length === 0) return
  const ids = news.map(({ rule }) => rule.id)
  const recipients = await recipientsOf(ids, trx, now)
  const link = pageAddress(config, '/api-log/monitoring?period=1h')
  for (const { rule, found, verdict, happened } of news) {
    for (const { email, locale, name } of recipients.get(rule.id) ?? []) {
      const values = {
        name,
        rule: rule.name,
        measured: measuredText(rule, found, verdict, locale),
        limit: limitText(rule, locale),
        minutes: rule.windowMinutes,
        customer: rule.company ?? say(locale, { key: 'apiAlert.everybody' }),
        since: rule.overSince === null ? '' : momentText(rule.overSince, locale),
        link,
      }
      await mail.queue(trx, {
        to: { email, locale },
        text: happened === 'begins' ? 'apiAlertBegins' : 'apiAlertEnds',
        values,
      })
    }
  }
}
