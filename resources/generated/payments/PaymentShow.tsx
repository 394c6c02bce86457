// Generated from payment.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { payment } from '#schemas/generated/payment.ts'
import {
  AmountField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateField,
  DescriptionField,
  DesignatedClaimField,
  DirectionField,
  FileField,
  MethodField,
  ReasonField,
  ReceivedByField,
  ReversedAtField,
  StatusField,
} from './fields.tsx'

export const PaymentShow = () => (
  <EntityShow entity={payment}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="date" field={DateField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="direction" field={DirectionField} />
      <Detail source="designatedClaim" field={DesignatedClaimField} />
      <Detail source="receivedBy" field={ReceivedByField} />
      <Detail source="method" field={MethodField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="reversedAt" field={ReversedAtField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
