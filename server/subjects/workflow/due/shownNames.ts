/** How files, items and steps are named where they are shown. */
import type { Locale } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Owner } from '#server/subjects/workflow/owner.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const p = names('precasso', 'f')
const d = names('debtor', 'd')

type Shown = { debtor: string | null; outstanding: { amount: number; currency: string } | null }

export async function namesOf(
  { query }: Pick<Engine, 'query'>,
  of: Owner,
  records: readonly number[],
): Promise<ReadonlyMap<number, Shown>> {
  const [amount, currency] =
    of.kind === 'file' ? [f.outstanding, f.outstanding_currency] : [p.open_amount, p.open_amount_currency]
  const { rows } = await query<{ id: number; debtor: string | null; amount: number | null; currency: string | null }>({
    text: `select ${f.id}::int as id, ${d.name} as debtor, ${amount}::float8 as amount, ${currency} as currency
      from ${of.table} f join debtor d on ${d.id} = ${f.debtor_id} where ${f.id} = any($1::bigint[])`,
    values: [records],
  })
  return new Map(
    rows.map(({ id, debtor, amount, currency }) => [
      id,
      { debtor, outstanding: amount === null || currency === null ? null : { amount, currency } },
    ]),
  )
}

export const spokenName = (name: { nl: string; en?: string; fr?: string }, locale: Locale): string =>
  name[locale] ?? name.nl
