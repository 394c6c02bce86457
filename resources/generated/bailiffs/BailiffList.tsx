// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { bailiff } from '#schemas/generated/bailiff.ts'
import {
  ActiveColumn,
  CityColumn,
  EmailColumn,
  NameColumn,
  OfficeColumn,
  PhoneColumn,
  RegionsColumn,
  TransportColumn,
} from './fields.tsx'

export const BailiffList = () => (
  <EntityList entity={bailiff} filters={['name', 'office', 'email', 'city', 'transport', 'active']}>
    <NameColumn key="name" />
    <OfficeColumn key="office" />
    <CityColumn key="city" />
    <EmailColumn key="email" />
    <PhoneColumn key="phone" />
    <RegionsColumn key="regions" />
    <TransportColumn key="transport" />
    <ActiveColumn key="active" />
  </EntityList>
)
