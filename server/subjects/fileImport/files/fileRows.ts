/** Files of invoices: each row is a claim, with its debtor. */
import { claimRows } from './claimRows.ts'
import { fileColumns } from './columns.ts'
import { letterColumns } from './letterColumns.ts'

export const fileRows = claimRows({
  type: 'file',
  columns: [...fileColumns, ...letterColumns],
  claimType: 'invoice',
  source: 'import',
})
