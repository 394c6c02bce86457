// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import {
  CityInput,
  CountryInput,
  DebtorInput,
  HouseExtensionInput,
  HouseNumberInput,
  PostcodeInput,
  SourceInput,
  StatusInput,
  StreetInput,
  TypeInput,
  ValidFromInput,
  ValidUntilInput,
} from './inputs.tsx'

export const debtorAddressRows: ChildKind = {
  entity: debtorAddress,
  validators: () => import('#schemas/generated/debtor-address.validate.js'),
  cells: [
    { name: 'debtor', input: DebtorInput },
    { name: 'type', input: TypeInput },
    { name: 'street', input: StreetInput },
    { name: 'houseNumber', input: HouseNumberInput },
    { name: 'houseExtension', input: HouseExtensionInput },
    { name: 'postcode', input: PostcodeInput },
    { name: 'city', input: CityInput },
    { name: 'country', input: CountryInput },
    { name: 'status', input: StatusInput },
    { name: 'source', input: SourceInput },
    { name: 'validFrom', input: ValidFromInput },
    { name: 'validUntil', input: ValidUntilInput },
  ],
}
