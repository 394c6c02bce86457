/** Imports whose rows are claims on debtors: their check. What is written and taken back stands beside it. */
import {
  importType,
  type CheckedRow,
  type ImportContext,
  type ImportType,
} from '#server/subjects/fileImport/importType.ts'
import { agreedOf } from './agreedOf.ts'
import { attachmentFor } from './attachments.ts'
import type { ClaimImport } from './claimImport.ts'
import { countryCodes, homeCountry } from './homeCountry.ts'
import { debtorKey } from './knownDebtors.ts'
import { markKnownClaims } from './knownClaims.ts'
import { partsOf, type Parts } from './parts.ts'
import { undoClaims } from './undo.ts'
import { writeClaims } from './write.ts'

export const claimRows = (given: ClaimImport): ImportType =>
  importType({
    type: given.type,
    right: 'ROLE_FILE_CREATE_UPLOAD',
    columns: given.columns,
    check: (rows, context) => check(rows, given, context),
    write: (groups, context) => writeClaims(groups, given, context),
    undo: undoClaims,
  })

async function check(rows: readonly CheckedRow[], given: ClaimImport, context: ImportContext): Promise<void> {
  await agreedOf(context)
  const places = { country: await homeCountry(context), codes: await countryCodes(context) }
  const right: { row: CheckedRow; parts: Parts }[] = []
  for (const row of rows) {
    given.complete?.(row)
    const parts = partsOf(row, { ...places, claimType: given.claimType }, context)
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
  await markKnownClaims(right, context)
}
