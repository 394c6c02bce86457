// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { interestRate } from '#schemas/generated/interest-rate.ts'
import { EffectiveFromColumn, EffectiveUntilColumn, RateColumn, SourceColumn, TypeColumn } from './fields.tsx'

export const InterestRateList = () => (
  <EntityList entity={interestRate} filters={['type', 'effectiveFrom', 'effectiveUntil', 'source']}>
    <TypeColumn key="type" />
    <RateColumn key="rate" />
    <EffectiveFromColumn key="effectiveFrom" />
    <EffectiveUntilColumn key="effectiveUntil" />
    <SourceColumn key="source" />
  </EntityList>
)
