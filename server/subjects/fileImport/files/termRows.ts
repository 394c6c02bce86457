/**
 * Terms of agreements that go on: subscriptions, rent, instalments. Those of one agreement are written together, so that
 * the ledger cumulates their costs (`domain/law/instalmentCosts.ts`, Wki since 1 October 2024).
 */
import { dayText } from '#domain/time/day.ts'
import type { CheckedRow } from '#server/subjects/fileImport/importType.ts'
import { claimRows } from './claimRows.ts'
import { termColumns } from './columns.ts'
import { letterColumns } from './letterColumns.ts'

/** Characters of the number of a claim. */
const longest = 40

/** A term without a number of its own is called after its agreement and the beginning of its period. */
function complete(row: CheckedRow): void {
  const { 'claim.number': number, 'claim.agreementReference': agreement, 'claim.periodFrom': from } = row.values
  if (number === undefined && typeof agreement === 'string' && typeof from === 'string')
    row.values = { ...row.values, 'claim.number': `${agreement.slice(0, longest - 11)} ${dayText(from)}` }
}

export const termRows = claimRows({
  type: 'subscription',
  columns: [...termColumns, ...letterColumns],
  claimType: 'subscription_term',
  source: 'subscription',
  complete,
})
