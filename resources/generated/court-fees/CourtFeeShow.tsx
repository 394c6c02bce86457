// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { courtFee } from '#schemas/generated/court-fee.ts'
import {
  BandField,
  CourtTypeField,
  EffectiveFromField,
  EffectiveUntilField,
  IndigentField,
  LegalPersonField,
  NaturalPersonField,
  SourceField,
  UpToField,
} from './fields.tsx'

export const CourtFeeShow = () => (
  <EntityShow entity={courtFee}>
    <ShowGroup>
      <Detail source="courtType" field={CourtTypeField} />
      <Detail source="band" field={BandField} />
      <Detail source="upTo" field={UpToField} />
      <Detail source="legalPerson" field={LegalPersonField} />
      <Detail source="naturalPerson" field={NaturalPersonField} />
      <Detail source="indigent" field={IndigentField} />
      <Detail source="effectiveFrom" field={EffectiveFromField} />
      <Detail source="effectiveUntil" field={EffectiveUntilField} />
      <Detail source="source" field={SourceField} />
    </ShowGroup>
  </EntityShow>
)
