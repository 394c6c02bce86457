// Generated from claim.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { claim } from '#schemas/generated/claim.ts'
import {
  AmountColumn,
  CustomerColumn,
  DueDateColumn,
  FileColumn,
  InvoiceDateColumn,
  LimitationDateColumn,
  NumberColumn,
  OpenAmountColumn,
  TypeColumn,
} from './fields.tsx'

export const ClaimList = () => (
  <EntityList
    entity={claim}
    filters={[
      'file',
      'customer',
      'type',
      'number',
      'invoiceDate',
      'dueDate',
      'amount',
      'openAmount',
      'limitationDate',
    ]}
    hidden={['customer']}
  >
    <NumberColumn key="number" />
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <TypeColumn key="type" />
    <InvoiceDateColumn key="invoiceDate" />
    <DueDateColumn key="dueDate" />
    <AmountColumn key="amount" />
    <OpenAmountColumn key="openAmount" />
    <LimitationDateColumn key="limitationDate" />
  </EntityList>
)
