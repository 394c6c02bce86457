// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { costType } from '#schemas/generated/cost-type.ts'
import {
  ActiveField,
  AllocationOrderField,
  CategoryField,
  ChargeToField,
  CodeField,
  DefaultAmountField,
  EffectiveFromField,
  EffectiveUntilField,
  LedgerField,
  LegalLimitField,
  NameField,
  VatRateField,
} from './fields.tsx'

export const CostTypeShow = () => (
  <EntityShow entity={costType}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="chargeTo" field={ChargeToField} />
      <Detail source="defaultAmount" field={DefaultAmountField} />
      <Detail source="vatRate" field={VatRateField} />
      <Detail source="legalLimit" field={LegalLimitField} />
      <Detail source="allocationOrder" field={AllocationOrderField} />
      <Detail source="ledger" field={LedgerField} />
      <Detail source="effectiveFrom" field={EffectiveFromField} />
      <Detail source="effectiveUntil" field={EffectiveUntilField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
