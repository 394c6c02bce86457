/** Imports whose rows are claims on debtors: their check. What is written and taken back stands beside it. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import {
  importType,
  type CheckedRow,
  type ImportContext,
  type ImportType,
} from '#server/subjects/fileImport/importType.ts'
import { agreedOf, remembered } from './agreedOf.ts'
import { attachmentFor } from './attachments.ts'
import type { ClaimImport } from './claimImport.ts'
import { debtorKey } from './known.ts'
import { partsOf, type Parts } from './parts.ts'
import { undoClaims } from './undo.ts'
import { writeClaims } from './write.ts'

export const claimRows = (given: ClaimImport): ImportType =>
  importType({
    ...{ type: given.type, right: 'ROLE_FILE_CREATE_UPLOAD', columns: given.columns },
    check: (rows, context) => check(rows, given, context),
    write: (groups, context) => writeClaims(groups, given, context),
    undo: undoClaims,
  })

const c = names('claim', 'c')
const k = names('claim', 'k')
const f = names('collection_file', 'f')
const n = names('country')

async function check(rows: readonly CheckedRow[], given: ClaimImport, context: ImportContext): Promise<void> {
  await agreedOf(context)
  const country = await remembered(context, 'country', () => homeCountry(context.trx))
  const right: { row: CheckedRow; parts: Parts }[] = []
  for (const row of rows) {
    given.complete?.(row)
    const parts = partsOf(row, { country, claimType: given.claimType }, context)
    if (!parts) continue
    const attachment = attachmentFor(parts, context.job)
    if (attachment === 'missing')
      row.errors.push({ column: 'pdf', text: { key: 'importJob.noAttachment', values: { name: parts.pdf ?? '' } } })
    const key = debtorKey(parts)
    row.togetherKey = key && JSON.stringify([key, parts.claim.amount.currency, given.apart?.(parts) ?? ''])
    row.values = { parts }
    const { number, dueDate, amount, type, periodFrom = null } = parts.claim
    row.identity = [number, dueDate, amount, type, periodFrom, key ?? parts.debtor]
    right.push({ row, parts })
  }
  await markKnown(right, context)
}

/** The currency is that of the product where a file names none. */
const text = `select n.nth, ${f.number} as file, ${c.amount} = n.cents and ${c.amount_currency} = n.iso and ${c.due_date} = n.due as same
  from jsonb_to_recordset($2::jsonb) as n(nth int, no text, due date, cents bigint, iso text)
  join claim c on ${c.number} = n.no and ${c.customer_id} = $1 join collection_file f on ${f.id} = ${c.file_id}
  where not (coalesce(${c.open_amount}, 0) = 0 and exists (select from claim k where ${k.credited_id} = ${c.id}))
  order by n.nth, same desc, ${c.id}`

/** A claim of the same number, amount and due date is there already; one of the same number alone is remarked. */
async function markKnown(
  right: readonly { row: CheckedRow; parts: Parts }[],
  { trx, job, memory }: ImportContext,
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
  const { rows } = await trx.query<{ nth: number; file: string; same: boolean }>({
    name: 'import-known-claims',
    text,
    values: [job.customer, JSON.stringify(asked)],
  })
  const found = new Map<number, { file: string; same: boolean }>()
  for (const { nth, ...one } of rows) if (!found.has(nth)) found.set(nth, one)
  const lines = (memory.get('lines') as Map<string, number> | undefined) ?? new Map<string, number>()
  memory.set('lines', lines)
  right.forEach(({ row, parts }, nth) => {
    const { number } = parts.claim
    const known = found.get(nth)
    const line = lines.get(number)
    if (known?.same) row.duplicate = { key: 'importJob.knownClaim', values: { number, file: known.file } }
    else if (known)
      row.warnings.push({
        column: 'claim.number',
        text: { key: 'importJob.alikeClaim', values: { number, file: known.file } },
      })
    else if (line !== undefined)
      row.warnings.push({ column: 'claim.number', text: { key: 'importJob.numberTwice', values: { number, line } } })
    if (line === undefined) lines.set(number, row.number)
  })
}

/** The country of addresses that name none. */
async function homeCountry({ query }: Trx): Promise<number | null> {
  const { rows } = await query<{ id: number }>({
    text: `select ${n.id}::int as id from country where ${n.code} = 'NL' limit 1`,
  })
  return rows[0]?.id ?? null
}
