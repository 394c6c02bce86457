// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { legalType } from '#schemas/generated/legal-type.ts'
import {
  ActiveField,
  CodeField,
  CountryField,
  DefaultInterestTypeField,
  DefaultPhaseField,
  LimitationCategoryField,
  NameField,
  PositionField,
  StatutoryCostsField,
} from './fields.tsx'

export const LegalTypeShow = () => (
  <EntityShow entity={legalType}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="country" field={CountryField} />
      <Detail source="defaultInterestType" field={DefaultInterestTypeField} />
      <Detail source="statutoryCosts" field={StatutoryCostsField} />
      <Detail source="limitationCategory" field={LimitationCategoryField} />
      <Detail source="defaultPhase" field={DefaultPhaseField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
