/** Merges of the demo that were taken back within the day: their files are what they were. */
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import type { Trx } from '#server/db/engine.ts'
import { insertRows, rowsByTable } from '#server/seed/insertRows.ts'
import { names } from '#server/sql/names.ts'

type Pair = {
  lead: number
  other: number
  customer: number
  debtor: number
  claims: number
  principal: number
  costs: number
  outstanding: number
}

const most = 4
const hour = 3_600_000
const f = names('collection_file', 'f')
const o = names('collection_file', 'o')
const c = names('claim', 'c')

const sum = (column: 'principal' | 'collection_costs' | 'outstanding') =>
  `(coalesce(${f[column]}, 0) + coalesce(${o[column]}, 0))::int`
const text = `select distinct on (${f.debtor_id}) ${f.id}::int as lead, ${o.id}::int as other, ${f.customer_id}::int as customer, ${f.debtor_id}::int as debtor,
    (select count(*)::int from claim c where ${c.file_id} = ${o.id}) as claims, ${sum('principal')} as principal, ${sum('collection_costs')} as costs, ${sum('outstanding')} as outstanding
  from collection_file f join collection_file o on ${o.customer_id} = ${f.customer_id} and ${o.debtor_id} = ${f.debtor_id} and ${o.id} > ${f.id} and ${o.currency} = ${f.currency}
  where ${f.currency} = 'EUR' and ${f.workflow_status} <> 'closed' and ${o.workflow_status} <> 'closed'
  order by ${f.debtor_id}, ${f.id}, ${o.id} limit ${most}`

/** @returns The tables that were filled with explicit ids. */
export async function insertMerges(trx: Trx, employees: readonly number[], now: Date): Promise<string[]> {
  const { rows } = await trx.query<Pair>({ text })
  const who = employees[0] ?? 1
  const tables = rowsByTable({
    file_merge: rows.map(({ lead, customer, debtor, claims, ...money }, index) => {
      const costsAfter = collectionCosts(money.principal, true).total
      const at = now.getTime() - (30 + index * 200) * hour
      return {
        id: index + 1,
        lead_id: lead,
        customer_id: customer,
        debtor_id: debtor,
        status: 'undone',
        claims,
        costs_before: money.costs,
        costs_before_currency: 'EUR',
        costs_after: costsAfter,
        costs_after_currency: 'EUR',
        outstanding_before: money.outstanding,
        outstanding_before_currency: 'EUR',
        outstanding_after: money.outstanding - money.costs + costsAfter,
        outstanding_after_currency: 'EUR',
        created_at: new Date(at),
        created_by_id: who,
        undone_at: new Date(at + hour),
        undone_by_id: who,
      }
    }),
  })
  await insertRows(trx, 'file_merge', tables.file_merge)
  await insertRows(
    trx,
    'file_merge_files',
    rows.map(({ other }, index) => ({ owner_id: index + 1, target_id: other })),
  )
  return ['file_merge']
}
