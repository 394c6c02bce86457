// Generated from write-off.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { writeOff } from '#schemas/generated/write-off.ts'
import {
  AmountField,
  ComponentField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateField,
  FileField,
  ReasonField,
  ReverseReasonField,
  ReversedAtField,
  StatusField,
} from './fields.tsx'

export const WriteOffShow = () => (
  <EntityShow entity={writeOff}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="date" field={DateField} />
      <Detail source="component" field={ComponentField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="reversedAt" field={ReversedAtField} />
      <Detail source="reverseReason" field={ReverseReasonField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
