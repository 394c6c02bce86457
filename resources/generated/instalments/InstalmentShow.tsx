// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { instalment } from '#schemas/generated/instalment.ts'
import {
  AgreedOnField,
  AmountField,
  ArrangementField,
  ChangeField,
  CustomerField,
  DueDateField,
  PaidAmountField,
  PaidAtField,
  ReasonField,
  SequenceField,
  StatusField,
} from './fields.tsx'

export const InstalmentShow = () => (
  <EntityShow entity={instalment}>
    <ShowGroup>
      <Detail source="arrangement" field={ArrangementField} />
      <Detail source="dueDate" field={DueDateField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="sequence" field={SequenceField} />
      <Detail source="paidAmount" field={PaidAmountField} />
      <Detail source="paidAt" field={PaidAtField} />
      <Detail source="status" field={StatusField} />
      <Detail source="change" field={ChangeField} />
      <Detail source="agreedOn" field={AgreedOnField} />
      <Detail source="reason" field={ReasonField} wide />
    </ShowGroup>
  </EntityShow>
)
