// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { instalment } from '#schemas/generated/instalment.ts'
import {
  AmountColumn,
  ArrangementColumn,
  ChangeColumn,
  CustomerColumn,
  DueDateColumn,
  PaidAmountColumn,
  PaidAtColumn,
  ReasonColumn,
  SequenceColumn,
  StatusColumn,
} from './fields.tsx'

export const InstalmentList = () => (
  <EntityList
    entity={instalment}
    filters={['arrangement', 'customer', 'sequence', 'dueDate', 'amount', 'paidAmount', 'paidAt', 'status', 'change']}
    hidden={['customer', 'change', 'reason']}
  >
    <ArrangementColumn key="arrangement" />
    <CustomerColumn key="customer" />
    <SequenceColumn key="sequence" />
    <DueDateColumn key="dueDate" />
    <AmountColumn key="amount" />
    <PaidAmountColumn key="paidAmount" />
    <PaidAtColumn key="paidAt" />
    <StatusColumn key="status" />
    <ChangeColumn key="change" />
    <ReasonColumn key="reason" />
  </EntityList>
)
