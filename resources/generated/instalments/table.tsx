// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { ChildTable, type ChildTableProps } from '#resources/show/ChildTable.tsx'
import { instalment } from '#schemas/generated/instalment.ts'
import {
  AmountField,
  ArrangementField,
  DueDateField,
  PaidAmountField,
  PaidAtField,
  SequenceField,
  StatusField,
} from './fields.tsx'

const columns = [
  { name: 'arrangement', field: ArrangementField },
  { name: 'sequence', field: SequenceField },
  { name: 'dueDate', field: DueDateField },
  { name: 'amount', field: AmountField },
  { name: 'paidAmount', field: PaidAmountField },
  { name: 'paidAt', field: PaidAtField },
  { name: 'status', field: StatusField },
]

export const InstalmentTable = (props: ChildTableProps) => <ChildTable entity={instalment} columns={columns} {...props} />
