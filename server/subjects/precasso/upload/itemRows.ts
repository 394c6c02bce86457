/** Imports whose rows are invoices that are reminded before a file: those of one debtor become one item. */
import { agreedOf } from '#server/subjects/fileImport/files/agreedOf.ts'
import { attachmentFor } from '#server/subjects/fileImport/files/attachments.ts'
import { countryCodes, homeCountry } from '#server/subjects/fileImport/files/homeCountry.ts'
import { debtorKey } from '#server/subjects/fileImport/files/knownDebtors.ts'
import { markKnownClaims } from '#server/subjects/fileImport/files/knownClaims.ts'
import { partsOf, type Parts } from '#server/subjects/fileImport/files/parts.ts'
import { importType, type CheckedRow, type ImportContext } from '#server/subjects/fileImport/importType.ts'
import { itemColumns } from './columns.ts'
import { markKnownItems } from './knownItems.ts'
import { undoItems } from './undoItems.ts'
import { writeItems } from './writeItems.ts'

/** Items are in one currency, as those that are typed. */
const currency = 'EUR'

export const precassoRows = importType({
  type: 'precasso',
  right: 'ROLE_PRECASSO_CREATE_UPLOAD',
  columns: itemColumns,
  check,
  write: writeItems,
  undo: undoItems,
})

async function check(rows: readonly CheckedRow[], context: ImportContext): Promise<void> {
  await agreedOf(context)
  const places = { country: await homeCountry(context), codes: await countryCodes(context) }
  const right: { row: CheckedRow; parts: Parts }[] = []
  for (const row of rows) {
    const branding = row.values['item.branding'] ?? 'client'
    const parts = partsOf(row, { ...places, claimType: 'invoice' }, context)
    if (!parts) continue
    const { number, dueDate, amount, type } = parts.claim
    if (amount.currency !== currency)
      row.errors.push({ column: 'claim.amount', text: { key: 'error.file.currency', values: { currency } } })
    if (attachmentFor(parts, context.job) === 'missing')
      row.errors.push({ column: 'pdf', text: { key: 'importJob.noAttachment', values: { name: parts.pdf ?? '' } } })
    const key = debtorKey(parts)
    row.togetherKey = key && JSON.stringify([key, branding])
    row.values = { parts, branding }
    row.identity = [number, dueDate, amount, type, key ?? parts.debtor]
    right.push({ row, parts })
  }
  await markKnownClaims(right, context)
  await markKnownItems(right, context)
}
