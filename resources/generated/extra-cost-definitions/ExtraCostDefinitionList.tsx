// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { extraCostDefinition } from '#schemas/generated/extra-cost-definition.ts'
import {
  ActiveColumn,
  AmountColumn,
  ApprovalAboveColumn,
  ChargeToColumn,
  CodeColumn,
  CostTypeColumn,
  NameColumn,
  PricingColumn,
  VatRateColumn,
} from './fields.tsx'

export const ExtraCostDefinitionList = () => (
  <EntityList
    entity={extraCostDefinition}
    filters={['code', 'name', 'costType', 'pricing', 'amount', 'chargeTo', 'approvalAbove', 'active']}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <CostTypeColumn key="costType" />
    <PricingColumn key="pricing" />
    <AmountColumn key="amount" />
    <VatRateColumn key="vatRate" />
    <ChargeToColumn key="chargeTo" />
    <ApprovalAboveColumn key="approvalAbove" />
    <ActiveColumn key="active" />
  </EntityList>
)
