/** Invoices that are in items of the client already, found for many rows by one statement. One that was withdrawn may come again. */
import { names } from '#server/sql/names.ts'
import type { Parts } from '#server/subjects/fileImport/files/parts.ts'
import type { CheckedRow, ImportContext } from '#server/subjects/fileImport/importType.ts'

const p = names('precasso', 'p')

const text = `select n.nth, ${p.number} as item, (c -> 'amount' ->> 'amount')::bigint = n.cents and (c ->> 'dueDate')::date = n.due as same
  from precasso p cross join lateral jsonb_array_elements(${p.claims}) c
  join jsonb_to_recordset($2::jsonb) as n(nth int, no text, due date, cents bigint) on n.no = c ->> 'number'
  where ${p.customer_id} = $1 and ${p.status} <> 'withdrawn' order by n.nth, same desc, ${p.id}`

/** An invoice of the same number, amount and due date is there already; one of the same number alone is remarked. */
export async function markKnownItems(
  right: readonly { row: CheckedRow; parts: Parts }[],
  { trx, job }: ImportContext,
): Promise<void> {
  const asked = right.map(({ parts: { claim } }, nth) => ({
    nth,
    no: claim.number,
    due: claim.dueDate,
    cents: claim.amount.amount,
  }))
  const { rows } = await trx.query<{ nth: number; item: string; same: boolean }>({
    name: 'import-known-items',
    text,
    values: [job.customer, JSON.stringify(asked)],
  })
  const told = new Set<number>()
  for (const { nth, item, same } of rows) {
    const found = right[nth]
    if (!found || told.has(nth)) continue
    told.add(nth)
    const { row, parts } = found
    const values = { number: parts.claim.number, item }
    if (same) row.duplicate ??= { key: 'importJob.knownItem', values }
    else row.warnings.push({ column: 'claim.number', text: { key: 'importJob.alikeItem', values } })
  }
}
