// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { extraCostDefinition } from '#schemas/generated/extra-cost-definition.ts'
import {
  ActiveField,
  AmountField,
  ApprovalAboveField,
  ChargeToField,
  CodeField,
  CostTypeField,
  NameField,
  PricingField,
  VatRateField,
} from './fields.tsx'

export const ExtraCostDefinitionShow = () => (
  <EntityShow entity={extraCostDefinition}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="costType" field={CostTypeField} />
      <Detail source="pricing" field={PricingField} />
      <Detail source="amount" field={AmountField} when={{ pricing: 'fixed' }} />
      <Detail source="vatRate" field={VatRateField} />
      <Detail source="chargeTo" field={ChargeToField} />
      <Detail source="approvalAbove" field={ApprovalAboveField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
