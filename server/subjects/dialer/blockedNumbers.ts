/** Whether a phone number may be called or sent an SMS on a given day, by the list of blocked numbers. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const dialerBlacklistNames = names('dialer_blacklist')

export type Block = { id: number; reason: string; from: IsoDate | null; until: IsoDate | null }

/**
 * @param phone In E.164, as `domain/normalise.ts` makes it.
 * @param today Date in Amsterdam.
 * @returns undefined when the number is not blocked on that day.
 */
export async function blockOf(
  database: Pick<Engine | Trx, 'query'>,
  phone: string,
  today: IsoDate,
): Promise<Block | undefined> {
  const { rows } = await database.query<Block>({
    text: `select ${dialerBlacklistNames.id}, ${dialerBlacklistNames.reason}, ${dialerBlacklistNames.blocked_from}::text as "from", ${dialerBlacklistNames.blocked_until}::text as "until" from dialer_blacklist
      where ${dialerBlacklistNames.phone} = $1 and coalesce(${dialerBlacklistNames.blocked_from}, $2::date) <= $2::date and coalesce(${dialerBlacklistNames.blocked_until}, $2::date) >= $2::date`,
    values: [phone, today],
  })
  return rows[0]
}
