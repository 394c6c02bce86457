/** Shapes and days that the calls of the agenda have in common. */
import { isWorkingDay } from '#domain/time/workingDays.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { holidaysAfter } from '#server/subjects/compliance/holidays.ts'

export const text = (maxLength: number) => ({ type: 'string', maxLength })
export const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
export const orNull = (shape: { type: string }) => ({ ...shape, type: [shape.type, 'null'] })
export const day = { type: 'string', format: 'date', pattern: '^(19|20|21)[0-9]{2}-' }
export const named = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
}

/**
 * Warnings about a day on which the office does not work; it is refused nowhere.
 *
 * @param reader Anything that asks the database.
 */
export async function warningsOf(reader: Pick<Trx, 'query'>, on: IsoDate, locale: Locale): Promise<string[]> {
  const holidays = await holidaysAfter(reader, on, on)
  if (isWorkingDay(on, holidays)) return []
  return [say(locale, { key: `agenda.${holidays.has(on) ? 'holiday' : 'weekend'}`, values: { day: dayText(on) } })]
}
