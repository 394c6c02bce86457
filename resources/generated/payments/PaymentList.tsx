// Generated from payment.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { payment } from '#schemas/generated/payment.ts'
import {
  AmountColumn,
  CustomerColumn,
  DateColumn,
  DescriptionColumn,
  DesignatedClaimColumn,
  DirectionColumn,
  FileColumn,
  MethodColumn,
  ReceivedByColumn,
  StatusColumn,
} from './fields.tsx'

export const PaymentList = () => (
  <EntityList
    entity={payment}
    filters={[
      'file',
      'customer',
      'direction',
      'date',
      'amount',
      'receivedBy',
      'method',
      'description',
      'designatedClaim',
      'status',
    ]}
    hidden={['customer']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <DateColumn key="date" />
    <AmountColumn key="amount" />
    <DirectionColumn key="direction" />
    <ReceivedByColumn key="receivedBy" />
    <MethodColumn key="method" />
    <DesignatedClaimColumn key="designatedClaim" />
    <DescriptionColumn key="description" />
    <StatusColumn key="status" />
  </EntityList>
)
