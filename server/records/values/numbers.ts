/** Numbers that the server gives to new records, from the series of their properties (`x-store.series`). */
import { formatNumber, hasYear, patternOfNumbers } from '#domain/numberSeries.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Body } from './body.ts'

const text = 'select next_number($1::text, $2::text, $3::text, $4::text, $5::boolean) as n'

/**
 * Draws one number per series, in the transaction of the write.
 *
 * @param record As it will be stored: the year may be that of one of its dates.
 * @param now Milliseconds since 1970; the year is that of the day in Amsterdam.
 */
export async function numbersFor(record: Body, entity: Entity, now: number, trx: Trx): Promise<Body> {
  const numbers: Record<string, string> = {}
  for (const { name, column, series } of entity.properties) {
    if (!series) continue
    const { form, by, gapless = false } = series
    const moment = by === undefined ? new Date(now).toISOString() : String(record[by])
    const year = hasYear(form) ? dayOf(moment).slice(0, 4) : ''
    const values = [entity.table, column, year, patternOfNumbers(form, 'n', year), gapless]
    const { rows } = await trx.query<{ n: number }>(prepared(text, values))
    numbers[name] = formatNumber(form, year, Number(rows[0]?.n))
  }
  return numbers
}
