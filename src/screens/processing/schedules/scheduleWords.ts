/** The days of a schedule in words: those of the week that people speak of, else each by its short name. */
import type { ScheduledSend } from '#schemas/generated/scheduled-send.ts'

type Day = ScheduledSend['days'][number]

const week: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** A Monday. */
const first = Date.UTC(2026, 0, 5)

type Words = { key: string; values?: { days: string } }

/** @returns A key of the texts and its values. */
export function daysWords(days: readonly Day[], locale: string): Words {
  const own = week.filter((day) => days.includes(day))
  if (own.length === 6) return { key: 'processing.schedules.days.all' }
  if (own.length === 5 && !own.includes('sat')) return { key: 'processing.schedules.days.working' }
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const names = own.map((day) => name.format(first + week.indexOf(day) * 86_400_000))
  return { key: 'processing.schedules.days.some', values: { days: names.join(', ') } }
}
