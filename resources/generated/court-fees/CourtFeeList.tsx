// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { courtFee } from '#schemas/generated/court-fee.ts'
import {
  BandColumn,
  CourtTypeColumn,
  EffectiveFromColumn,
  EffectiveUntilColumn,
  IndigentColumn,
  LegalPersonColumn,
  NaturalPersonColumn,
  SourceColumn,
  UpToColumn,
} from './fields.tsx'

export const CourtFeeList = () => (
  <EntityList
    entity={courtFee}
    filters={[
      'courtType',
      'band',
      'upTo',
      'legalPerson',
      'naturalPerson',
      'indigent',
      'effectiveFrom',
      'effectiveUntil',
      'source',
    ]}
  >
    <CourtTypeColumn key="courtType" />
    <BandColumn key="band" />
    <UpToColumn key="upTo" />
    <LegalPersonColumn key="legalPerson" />
    <NaturalPersonColumn key="naturalPerson" />
    <IndigentColumn key="indigent" />
    <EffectiveFromColumn key="effectiveFrom" />
    <EffectiveUntilColumn key="effectiveUntil" />
    <SourceColumn key="source" />
  </EntityList>
)
