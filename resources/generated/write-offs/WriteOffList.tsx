// Generated from write-off.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { writeOff } from '#schemas/generated/write-off.ts'
import {
  AmountColumn,
  ComponentColumn,
  CustomerColumn,
  DateColumn,
  FileColumn,
  ReasonColumn,
  StatusColumn,
} from './fields.tsx'

export const WriteOffList = () => (
  <EntityList
    entity={writeOff}
    filters={['file', 'customer', 'date', 'component', 'amount', 'status']}
    hidden={['customer']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <DateColumn key="date" />
    <ComponentColumn key="component" />
    <AmountColumn key="amount" />
    <ReasonColumn key="reason" />
    <StatusColumn key="status" />
  </EntityList>
)
