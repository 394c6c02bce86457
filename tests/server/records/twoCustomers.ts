/** Two customers to tell apart. */
import type { Api } from '#tests/support/api.ts'

export async function twoCustomers(api: Api): Promise<[number, number]> {
  const mine = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  return [mine.id, other.id]
}
