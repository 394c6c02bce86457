// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { ChildTable, type ChildTableProps } from '#resources/show/ChildTable.tsx'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import {
  CityField,
  CountryField,
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

const columns = [
  { name: 'debtor', field: DebtorField },
  { name: 'type', field: TypeField },
  { name: 'street', field: StreetField },
  { name: 'houseNumber', field: HouseNumberField },
  { name: 'houseExtension', field: HouseExtensionField },
  { name: 'postcode', field: PostcodeField },
  { name: 'city', field: CityField },
  { name: 'country', field: CountryField },
  { name: 'status', field: StatusField },
  { name: 'source', field: SourceField },
  { name: 'validFrom', field: ValidFromField },
  { name: 'validUntil', field: ValidUntilField },
]

export const DebtorAddressTable = (props: ChildTableProps) => <ChildTable entity={debtorAddress} columns={columns} {...props} />
