// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { costType } from '#schemas/generated/cost-type.ts'
import {
  ActiveColumn,
  AllocationOrderColumn,
  CategoryColumn,
  ChargeToColumn,
  CodeColumn,
  DefaultAmountColumn,
  EffectiveFromColumn,
  LegalLimitColumn,
  NameColumn,
  VatRateColumn,
} from './fields.tsx'

export const CostTypeList = () => (
  <EntityList
    entity={costType}
    filters={[
      'code',
      'name',
      'category',
      'chargeTo',
      'defaultAmount',
      'legalLimit',
      'allocationOrder',
      'effectiveFrom',
      'active',
    ]}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <CategoryColumn key="category" />
    <ChargeToColumn key="chargeTo" />
    <DefaultAmountColumn key="defaultAmount" />
    <VatRateColumn key="vatRate" />
    <LegalLimitColumn key="legalLimit" />
    <AllocationOrderColumn key="allocationOrder" />
    <EffectiveFromColumn key="effectiveFrom" />
    <ActiveColumn key="active" />
  </EntityList>
)
