// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import {
  CityColumn,
  CountryColumn,
  DebtorColumn,
  HouseExtensionColumn,
  HouseNumberColumn,
  PostcodeColumn,
  SourceColumn,
  StatusColumn,
  StreetColumn,
  TypeColumn,
  ValidFromColumn,
  ValidUntilColumn,
} from './fields.tsx'

export const DebtorAddressList = () => (
  <EntityList
    entity={debtorAddress}
    filters={[
      'debtor',
      'type',
      'street',
      'houseNumber',
      'postcode',
      'city',
      'country',
      'status',
      'source',
      'validFrom',
      'validUntil',
    ]}
  >
    <DebtorColumn key="debtor" />
    <TypeColumn key="type" />
    <StreetColumn key="street" />
    <HouseNumberColumn key="houseNumber" />
    <HouseExtensionColumn key="houseExtension" />
    <PostcodeColumn key="postcode" />
    <CityColumn key="city" />
    <CountryColumn key="country" />
    <StatusColumn key="status" />
    <SourceColumn key="source" />
    <ValidFromColumn key="validFrom" />
    <ValidUntilColumn key="validUntil" />
  </EntityList>
)
