/** Numbers that the server gives to new records, from the series of their properties (`x-store.series`). */
import { formatNumber, hasYear, partsAround, patternOfNumbers } from '#domain/numberSeries.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Entity, Series } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Body } from './body.ts'

const next = 'select n from next_numbers($1::text, $2::text, $3::text, $4::text, $5::boolean, $6::integer) n'
const nextFree =
  'select n from next_free_numbers($1::text, $2::text, $3::text, $4::text, $5::boolean, $6::text, $7::integer, $8::text, $9::integer) n'

/**
 * Draws one number per series, in the transaction of the write.
 *
 * @param record As it will be stored: the year may be that of one of its dates.
 * @param now Milliseconds since 1970; the year is that of the day in Amsterdam.
 */
export async function numbersFor(record: Body, entity: Entity, now: number, trx: Trx): Promise<Body> {
  const [numbers = {}] = await numbersForAll([record], entity, now, trx)
  return numbers
}

/** The same for several records, by one statement per series and year; in the order of the records. */
export async function numbersForAll(
  records: readonly Body[],
  entity: Entity,
  now: number,
  trx: Trx,
): Promise<readonly Body[]> {
  const numbers: Record<string, string>[] = records.map(() => ({}))
  for (const { name, column, series } of entity.properties) {
    if (!series || records.length === 0) continue
    const { by, gapless = false } = series
    const form = await formOf(series, trx)
    const yearOf = (record: Body) => {
      const moment = by === undefined ? new Date(now).toISOString() : String(record[by])
      return hasYear(form) ? dayOf(moment).slice(0, 4) : ''
    }
    const places = Map.groupBy(records.keys(), (place) => yearOf(records[place] ?? {}))
    for (const [year, some] of places) {
      const values = [entity.table, column, year, patternOfNumbers(form, 'n', year), gapless]
      const isFixed = series.setting === undefined
      const { before, width, after } = partsAround(form, year)
      const { rows } = await trx.query<{ n: number }>(
        isFixed
          ? prepared(next, [...values, some.length])
          : prepared(nextFree, [...values, before, width, after, some.length]),
      )
      some.forEach((place, index) => {
        const own = numbers[place]
        if (own) own[name] = formatNumber(form, year, Number(rows[index]?.n))
      })
    }
  }
  return numbers
}

/**
 * The form that holds for new records. Whoever changes the settings waits until the records that are being made have
 * been stored, so at no moment are numbers of two forms given.
 */
async function formOf({ form, setting }: Series, trx: Trx): Promise<string> {
  if (setting === undefined) return form
  await trx.query(prepared(`select pg_advisory_xact_lock_shared(hashtext('settings'))`, []))
  return String((await settingValue(trx, setting)) ?? form)
}
