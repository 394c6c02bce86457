// Generated from cost-line.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { costLine } from '#schemas/generated/cost-line.ts'
import {
  AmountField,
  ChargeToField,
  CostTypeField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateField,
  DescriptionField,
  FileField,
  ReasonField,
  ReversedAtField,
  SourceField,
  StatusField,
  VatAmountField,
} from './fields.tsx'

export const CostLineShow = () => (
  <EntityShow entity={costLine}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="date" field={DateField} />
      <Detail source="costType" field={CostTypeField} />
      <Detail source="amount" field={AmountField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="chargeTo" field={ChargeToField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="vatAmount" field={VatAmountField} />
      <Detail source="source" field={SourceField} />
      <Detail source="status" field={StatusField} />
      <Detail source="reversedAt" field={ReversedAtField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
