/** Files of invoices: each row is a claim, with its debtor. */
import { claimRows } from './claimRows.ts'
import { fileColumns } from './columns.ts'

export const fileRows = claimRows({ type: 'file', columns: fileColumns, claimType: 'invoice', source: 'import' })
