// Generated from country.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { country } from '#schemas/generated/country.ts'
import { ActiveColumn, CodeColumn, IsEeaColumn, IsSepaColumn, NameColumn, PhonePrefixColumn } from './fields.tsx'

export const CountryList = () => (
  <EntityList entity={country} filters={['code', 'name', 'phonePrefix', 'isEea', 'isSepa', 'active']}>
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <PhonePrefixColumn key="phonePrefix" />
    <IsEeaColumn key="isEea" />
    <IsSepaColumn key="isSepa" />
    <ActiveColumn key="active" />
  </EntityList>
)
