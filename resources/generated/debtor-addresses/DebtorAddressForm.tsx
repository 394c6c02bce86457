// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
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

const validators = () => import('#schemas/generated/debtor-address.validate.js')

export const DebtorAddressForm = () => (
  <EntityForm entity={debtorAddress} validators={validators}>
    <FormGroup>
      <DebtorInput />
      <TypeInput />
      <StreetInput />
      <HouseNumberInput />
      <HouseExtensionInput />
      <PostcodeInput />
      <CityInput />
      <CountryInput />
      <StatusInput />
      <SourceInput />
      <ValidFromInput />
      <ValidUntilInput />
    </FormGroup>
  </EntityForm>
)
