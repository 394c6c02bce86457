/** Moments as a clock in the Netherlands shows them. */
const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** @example clockOf('2026-01-31T12:30:00Z') // { day: '2026-01-31', time: '13:30' } */
export function clockOf(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = amsterdam.format(new Date(moment)).split(' ')
  return { day, time }
}
