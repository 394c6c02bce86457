/** Converts moments to day and time in the time zone of the product. */
import { timeZone } from '#schemas/product.ts'

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** @example clockOf('2026-01-31T12:30:00Z') // { day: '2026-01-31', time: '13:30' } */
export function clockOf(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = local.format(new Date(moment)).split(' ')
  return { day, time }
}
