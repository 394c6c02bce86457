/** What tells kinds of imports of claims apart. */
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
  /** What rows that are written together share beside their debtor. */
  apart?(parts: Parts): string
}
