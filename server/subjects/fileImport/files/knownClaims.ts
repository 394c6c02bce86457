/** Claims that are in files of the client already, found for many rows by one statement. */
import { file } from '#schemas/generated/file.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { readerBehind, withinSql } from '#server/sql/within.ts'
import type { CheckedRow, ImportContext } from '#server/subjects/fileImport/importType.ts'
import type { Parts } from './parts.ts'

const c = names('claim', 'c')
const k = names('claim', 'k')
const f = names('collection_file', 'f')

/** The currency is that of the product where a file names none. */
const textOf = (
  seen: string,
) => `select n.nth, case when ${seen} then ${f.number} end as file, ${c.amount} = n.cents and ${c.amount_currency} = n.iso and ${c.due_date} = n.due as same
  from jsonb_to_recordset($2::jsonb) as n(nth int, no text, due date, cents bigint, iso text)
  join claim c on ${c.number} = n.no and ${c.customer_id} = $1 join collection_file f on ${f.id} = ${c.file_id}
  where not (coalesce(${c.open_amount}, 0) = 0 and exists (select from claim k where ${k.credited_id} = ${c.id}))
  order by n.nth, same desc, ${c.id}`

/** `file`: null where whoever sent the import does not see it. */
type Known = { file: string | null; same: boolean }
const hidden = '…'

/** A claim of the same number, amount and due date is there already; one of the same number alone is remarked. */
export async function markKnownClaims(
  right: readonly { row: CheckedRow; parts: Parts }[],
  { trx, job, memory, by }: ImportContext,
): Promise<void> {
  const asked = right.map(
    (
      {
        parts: {
          claim: { number, dueDate, amount },
        },
      },
      nth,
    ) => ({ nth, no: number, due: dueDate, cents: amount.amount, iso: amount.currency }),
  )
  const params = new Params([job.customer, JSON.stringify(asked)])
  const text = textOf(withinSql(file, readerBehind(by.access), params, 'f') ?? 'true')
  const { rows } = await trx.query<Known & { nth: number }>(prepared(text, params.values))
  const found = new Map<number, Known>()
  for (const { nth, ...one } of rows) if (!found.has(nth)) found.set(nth, one)
  const lines = (memory.get('lines') as Map<string, number> | undefined) ?? new Map<string, number>()
  memory.set('lines', lines)
  right.forEach(({ row, parts }, nth) => {
    const { number } = parts.claim
    const known = found.get(nth)
    const line = lines.get(number)
    if (known?.same) row.duplicate = { key: 'importJob.knownClaim', values: { number, file: known.file ?? hidden } }
    else if (known)
      row.warnings.push({
        column: 'claim.number',
        text: { key: 'importJob.alikeClaim', values: { number, file: known.file ?? hidden } },
      })
    else if (line !== undefined)
      row.warnings.push({ column: 'claim.number', text: { key: 'importJob.numberTwice', values: { number, line } } })
    if (line === undefined) lines.set(number, row.number)
  })
}
