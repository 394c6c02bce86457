/** Closed books: their last day, and the first one on which something is booked. */
import { addDays, dayText, type IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'

/** SQL of the last day of closed books (setting `finance.lockDate`); null: none are closed. */
export const closedDay = `(select (value #>> '{}')::date from setting where key = 'finance.lockDate')`

/** @returns The last day of closed books; null: none are closed. */
export async function closedUntil({ query }: Pick<Trx, 'query'>): Promise<IsoDate | null> {
  const { rows } = await query<{ day: IsoDate | null }>({ text: `select ${closedDay}::text as day` })
  return rows[0]?.day ?? null
}

/** @returns The first open day, where the given one is closed; null: it is open, and counts itself. */
export async function laterDay(database: Pick<Trx, 'query'>, day: IsoDate): Promise<IsoDate | null> {
  const closed = await closedUntil(database)
  return closed !== null && day <= closed ? addDays(closed, 1) : null
}

/** Says that books are closed, and from which day on they are open. */
export const closedText = (closed: IsoDate, key: 'locked' | 'closedDays'): Text => ({
  key: `error.file.${key}`,
  values: { day: dayText(closed), open: dayText(addDays(closed, 1)) },
})
