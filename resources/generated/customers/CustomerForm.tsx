// Generated from customer.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { customer } from '#schemas/generated/customer.ts'
import {
  AccountManagerInput,
  ActiveInput,
  CityInput,
  CommissionInput,
  CompanyInput,
  ContractFromInput,
  EmailInput,
  IbanInput,
  KvkNumberInput,
  LanguageInput,
  NotesInput,
  NumberInput,
  PayoutMinimumInput,
  PhoneInput,
  PostcodeInput,
  StreetInput,
  TradeNameInput,
  VatNumberInput,
  WebsiteInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/customer.validate.js')

export const CustomerForm = () => (
  <EntityForm entity={customer} validators={validators}>
    <FormGroup name="company">
      <NumberInput />
      <CompanyInput />
      <TradeNameInput />
      <KvkNumberInput />
      <VatNumberInput />
      <LanguageInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="contact">
      <EmailInput />
      <PhoneInput />
      <WebsiteInput />
      <StreetInput />
      <PostcodeInput />
      <CityInput />
    </FormGroup>
    <FormGroup name="agreement">
      <AccountManagerInput />
      <ContractFromInput />
      <CommissionInput />
      <IbanInput />
      <PayoutMinimumInput />
      <NotesInput />
    </FormGroup>
  </EntityForm>
)
