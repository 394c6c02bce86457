// Generated from customer.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { customer } from '#schemas/generated/customer.ts'
import {
  AccountHolderInput,
  AccountManagerInput,
  ActiveInput,
  BicInput,
  CaseManagerInput,
  CityInput,
  ClientCostTemplateInput,
  CommissionInput,
  CompanyInput,
  ContractFromInput,
  ContractUntilInput,
  ContractualCostsInput,
  ContractualMinimumInput,
  CostRegimeInput,
  EmailInput,
  IbanInput,
  InterestCompoundingInput,
  InterestPerInput,
  InterestRateInput,
  InterestTypeInput,
  InvoiceEmailInput,
  KvkNumberInput,
  LanguageInput,
  LegalConsentInput,
  LegalFormInput,
  LegalTypeInput,
  MergeModeInput,
  NetWithInvoiceInput,
  NotesInput,
  NumberInput,
  OinInput,
  ParentInput,
  PaymentTermDaysInput,
  PayoutFrequencyInput,
  PayoutMinimumInput,
  PeppolIdInput,
  PhoneInput,
  PostalCityInput,
  PostalPostcodeInput,
  PostalStreetInput,
  PostcodeInput,
  RequiredDocumentsInput,
  Sends14DayLetterInput,
  StreetInput,
  TeamInput,
  TradeNameInput,
  VatDeductibleInput,
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
      <LegalFormInput />
      <KvkNumberInput />
      <VatNumberInput />
      <VatDeductibleInput />
      <OinInput />
      <PeppolIdInput />
      <LanguageInput />
      <ParentInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="contact">
      <EmailInput />
      <InvoiceEmailInput />
      <PhoneInput />
      <WebsiteInput />
      <StreetInput />
      <PostcodeInput />
      <CityInput />
      <PostalStreetInput />
      <PostalPostcodeInput />
      <PostalCityInput />
    </FormGroup>
    <FormGroup name="bank">
      <IbanInput />
      <BicInput />
      <AccountHolderInput />
      <PayoutFrequencyInput />
      <PayoutMinimumInput />
      <PaymentTermDaysInput />
      <NetWithInvoiceInput />
    </FormGroup>
    <FormGroup name="agreement">
      <ContractFromInput />
      <ContractUntilInput />
      <ClientCostTemplateInput />
      <CommissionInput />
      <CostRegimeInput />
      <ContractualCostsInput />
      <ContractualMinimumInput />
      <InterestTypeInput />
      <InterestRateInput />
      <InterestPerInput />
      <InterestCompoundingInput />
      <LegalTypeInput />
      <Sends14DayLetterInput />
      <LegalConsentInput />
      <MergeModeInput />
    </FormGroup>
    <FormGroup name="work">
      <TeamInput />
      <AccountManagerInput />
      <CaseManagerInput />
      <RequiredDocumentsInput />
      <NotesInput />
    </FormGroup>
  </EntityForm>
)
