// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { bailiffTariff } from '#schemas/generated/bailiff-tariff.ts'
import {
  AmountColumn,
  ArticleColumn,
  DescriptionColumn,
  EffectiveFromColumn,
  EffectiveUntilColumn,
  SourceColumn,
} from './fields.tsx'

export const BailiffTariffList = () => (
  <EntityList
    entity={bailiffTariff}
    filters={['article', 'description', 'amount', 'effectiveFrom', 'effectiveUntil', 'source']}
  >
    <ArticleColumn key="article" />
    <DescriptionColumn key="description" />
    <AmountColumn key="amount" />
    <EffectiveFromColumn key="effectiveFrom" />
    <EffectiveUntilColumn key="effectiveUntil" />
    <SourceColumn key="source" />
  </EntityList>
)
