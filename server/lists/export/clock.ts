/** Converts moments to day and time in the time zone of the product. */
import { localAt } from '#domain/time/local.ts'

/** @example clockOf('2026-01-31T12:30:00Z') // { day: '2026-01-31', time: '13:30' } */
export function clockOf(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = localAt(Date.parse(moment)).split('T')
  return { day, time }
}
