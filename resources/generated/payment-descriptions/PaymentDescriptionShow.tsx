// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { paymentDescription } from '#schemas/generated/payment-description.ts'
import {
  ActionField,
  ActiveField,
  CodeField,
  CounterpartyIbanField,
  FieldField,
  KindField,
  NameField,
  PatternField,
  PriorityField,
} from './fields.tsx'

export const PaymentDescriptionShow = () => (
  <EntityShow entity={paymentDescription}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="field" field={FieldField} />
      <Detail source="pattern" field={PatternField} />
      <Detail source="counterpartyIban" field={CounterpartyIbanField} />
      <Detail source="kind" field={KindField} />
      <Detail source="action" field={ActionField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="priority" field={PriorityField} />
    </ShowGroup>
  </EntityShow>
)
