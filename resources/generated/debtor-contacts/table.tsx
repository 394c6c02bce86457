// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { ChildTable, type ChildTableProps } from '#resources/show/ChildTable.tsx'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { DebtorField, KindField, PreferredField, SourceField, StatusField, ValueField } from './fields.tsx'

const columns = [
  { name: 'debtor', field: DebtorField },
  { name: 'kind', field: KindField },
  { name: 'value', field: ValueField },
  { name: 'preferred', field: PreferredField },
  { name: 'status', field: StatusField },
  { name: 'source', field: SourceField },
]

export const DebtorContactTable = (props: ChildTableProps) => <ChildTable entity={debtorContact} columns={columns} {...props} />
