/** Customer numbers: the next after the highest with the prefix from the settings. */
import type { Trx } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'

const customerNames = names('customer')

/** @returns A number that is free now; another customer may still take it before this one is saved. */
export async function nextNumber({ query }: Pick<Trx, 'query'>): Promise<string> {
  const prefix = String(await settingValue({ query }, 'numbering.customerPrefix'))
  const first = Number(await settingValue({ query }, 'numbering.customerFirst'))
  const text = `select max(substr(${customerNames.number}, length($1::text) + 1)::bigint)::text as highest from customer
    where starts_with(${customerNames.number}, $1::text) and substr(${customerNames.number}, length($1::text) + 1) ~ '^[0-9]{1,12}$'`
  const { rows } = await query<{ highest: string | null }>({ text, values: [prefix] })
  return `${prefix}${Math.max(first, Number(rows[0]?.highest ?? 0) + 1)}`
}
