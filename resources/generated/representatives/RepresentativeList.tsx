// Generated from representative.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { representative } from '#schemas/generated/representative.ts'
import {
  ActiveColumn,
  CityColumn,
  EmailColumn,
  KindColumn,
  NameColumn,
  OrganisationColumn,
  PhoneColumn,
} from './fields.tsx'

export const RepresentativeList = () => (
  <EntityList entity={representative} filters={['name', 'kind', 'organisation', 'email', 'phone', 'city', 'active']}>
    <NameColumn key="name" />
    <KindColumn key="kind" />
    <OrganisationColumn key="organisation" />
    <CityColumn key="city" />
    <EmailColumn key="email" />
    <PhoneColumn key="phone" />
    <ActiveColumn key="active" />
  </EntityList>
)
