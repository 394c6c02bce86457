/** Numbers of customers: the next one after the highest that is in use. */
import type { Trx } from '#server/db/engine.ts'

const prefix = 'C-'
const first = 1001

/** @returns A number that nobody has now; who saves first, has it. */
export async function nextNumber({ query }: Pick<Trx, 'query'>): Promise<string> {
  const text = `select max(substr(number, 3)::bigint)::text as highest from customer where number ~ '^C-[0-9]{1,12}$'`
  const { rows } = await query<{ highest: string | null }>({ text })
  return `${prefix}${Math.max(first, Number(rows[0]?.highest ?? 0) + 1)}`
}
