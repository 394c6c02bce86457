// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import {
  CityField,
  CountryField,
  CreatedAtField,
  DebtorField,
  HouseExtensionField,
  HouseNumberField,
  PostcodeField,
  SourceField,
  StatusField,
  StreetField,
  TypeField,
  ValidFromField,
  ValidUntilField,
} from './fields.tsx'

export const DebtorAddressShow = () => (
  <EntityShow entity={debtorAddress}>
    <ShowGroup>
      <Detail source="debtor" field={DebtorField} />
      <Detail source="type" field={TypeField} />
      <Detail source="street" field={StreetField} />
      <Detail source="houseNumber" field={HouseNumberField} />
      <Detail source="houseExtension" field={HouseExtensionField} />
      <Detail source="postcode" field={PostcodeField} />
      <Detail source="city" field={CityField} />
      <Detail source="country" field={CountryField} />
      <Detail source="status" field={StatusField} />
      <Detail source="source" field={SourceField} />
      <Detail source="validFrom" field={ValidFromField} />
      <Detail source="validUntil" field={ValidUntilField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
