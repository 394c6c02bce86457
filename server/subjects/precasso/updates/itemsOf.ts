/** The items that rows are about: found for many rows by one statement, and locked before they are written. */
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { ImportContext } from '#server/subjects/fileImport/importType.ts'
import { items, listed } from '#server/subjects/workflow/owner.ts'
import { signs, type Sign } from './columns.ts'
import type { ItemMoney } from './itemMoney.ts'

const p = names('precasso', 'p')

export type FoundItem = { item: number; called: string; state: PrecassoStored['status']; money: ItemMoney }

/** Items of one row that are told of at most: more than one is too many already. */
const most = 3

const columns = `${p.id}::int as item, ${p.number} as called, ${p.status} as state,
  json_build_object('claims', coalesce(${p.claims}, '[]'), 'payments', coalesce(${p.payments}, '[]')) as money`

const by: Readonly<Record<Exclude<Sign, 'claim.number'>, string>> = {
  'item.number': p.number,
  'item.paymentReference': p.payment_reference,
  'item.clientReference': p.client_reference,
}
const told = `jsonb_to_recordset($2::jsonb) as n(nth int, sign text, said text, asked int)`
const fitting = Object.entries(by).map(
  ([sign, column]) => `select n.nth, n.sign, n.asked, ${p.id} as hit from ${told}
    join precasso p on ${column} = n.said and ${p.customer_id} = $1 where n.sign = '${sign}'`,
)

/** Items that have all signs that the row names, those that still run first. */
const text = `with hits as (${fitting.join(' union all ')}
    union select n.nth, n.sign, n.asked, ${p.id} as hit from precasso p cross join lateral jsonb_array_elements(${p.claims}) c
    join ${told} on n.said = c ->> 'number' where n.sign = 'claim.number' and ${p.customer_id} = $1),
  whole as (select nth, hit from hits group by nth, hit having count(*) = max(asked)),
  placed as (select nth, hit, row_number() over (partition by nth order by ${p.status} in (${listed(items.ended)}), ${p.id}) as nearest
    from whole join precasso p on ${p.id} = hit)
  select nth, ${columns} from placed join precasso p on ${p.id} = hit where nearest <= ${most} order by nth, nearest`

/** @param rows By sign what each row says. @returns What fits, by place in `rows`. */
export async function itemsOf(
  rows: readonly Partial<Record<Sign, string>>[],
  { trx, job }: Pick<ImportContext, 'trx' | 'job'>,
): Promise<ReadonlyMap<number, readonly FoundItem[]>> {
  const asked = rows.flatMap((row, nth) => {
    const named = signs.flatMap((sign) => (row[sign] === undefined ? [] : [{ sign, said: row[sign] }]))
    return named.map((one) => ({ ...one, nth, asked: named.length }))
  })
  if (asked.length === 0) return new Map()
  const { rows: found } = await trx.query<FoundItem & { nth: number }>({
    name: 'import-items-told-of',
    text,
    values: [job.customer, JSON.stringify(asked)],
  })
  return Map.groupBy(found, ({ nth }) => nth)
}

export async function lockedItems(trx: Trx, ids: readonly number[]): Promise<ReadonlyMap<number, FoundItem>> {
  const { rows } = await trx.query<FoundItem>({
    text: `select ${columns} from precasso p where ${p.id} = any($1::bigint[]) order by ${p.id} for no key update`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.item, row]))
}

export const hasEnded = ({ state }: FoundItem): boolean => items.ended.includes(state)
