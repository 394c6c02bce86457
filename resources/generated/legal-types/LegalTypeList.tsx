// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { legalType } from '#schemas/generated/legal-type.ts'
import {
  ActiveColumn,
  CodeColumn,
  CountryColumn,
  DefaultInterestTypeColumn,
  DefaultPhaseColumn,
  LimitationCategoryColumn,
  NameColumn,
  StatutoryCostsColumn,
} from './fields.tsx'

export const LegalTypeList = () => (
  <EntityList
    entity={legalType}
    filters={[
      'code',
      'name',
      'country',
      'defaultInterestType',
      'statutoryCosts',
      'limitationCategory',
      'defaultPhase',
      'active',
    ]}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <CountryColumn key="country" />
    <DefaultInterestTypeColumn key="defaultInterestType" />
    <StatutoryCostsColumn key="statutoryCosts" />
    <LimitationCategoryColumn key="limitationCategory" />
    <DefaultPhaseColumn key="defaultPhase" />
    <ActiveColumn key="active" />
  </EntityList>
)
