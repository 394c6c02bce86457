/** Differences between kinds of imports of claims. */
import type { CheckedRow, ImportColumn, ImportType } from '#server/subjects/fileImport/importType.ts'
import type { Parts } from './parts.ts'

export type ClaimImport = {
  type: ImportType['type']
  columns: readonly ImportColumn[]
  /** Kind of claim of rows that name none. */
  claimType: 'invoice' | 'subscription_term'
  source: 'import' | 'subscription'
  /** Completes a row before it is checked. */
  complete?(row: CheckedRow): void
  /** Text that rows written together share, beside their debtor. */
  apart?(parts: Parts): string
}
