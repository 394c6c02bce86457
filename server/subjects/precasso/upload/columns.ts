/** The columns of a client's file of items: those of a file of claims, and who writes. */
import { precasso } from '#schemas/generated/precasso.ts'
import { fileColumns } from '#server/subjects/fileImport/files/columns.ts'
import type { ImportColumn } from '#server/subjects/fileImport/importType.ts'

export const itemColumns: readonly ImportColumn[] = [
  // An item has no description of its own, beside those of its claims.
  ...fileColumns.filter(({ name }) => name !== 'file.description'),
  {
    name: 'item.branding',
    entity: precasso,
    property: 'branding',
    words: ['afzender', 'huisstijl', 'uit naam van', 'branding', 'sender', 'expéditeur'],
  },
]
