// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { interestRate } from '#schemas/generated/interest-rate.ts'
import { EffectiveFromField, EffectiveUntilField, RateField, SourceField, TypeField } from './fields.tsx'

export const InterestRateShow = () => (
  <EntityShow entity={interestRate}>
    <ShowGroup>
      <Detail source="type" field={TypeField} />
      <Detail source="rate" field={RateField} />
      <Detail source="effectiveFrom" field={EffectiveFromField} />
      <Detail source="effectiveUntil" field={EffectiveUntilField} />
      <Detail source="source" field={SourceField} />
    </ShowGroup>
  </EntityShow>
)
