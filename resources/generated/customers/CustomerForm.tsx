// Generated from customer.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
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
    <GroupTabs>
      <FormGroup name="company" tab>
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
      <FormGroup name="contact" tab columns={2}>
        <EmailInput />
        <InvoiceEmailInput />
        <PhoneInput />
        <WebsiteInput />
      </FormGroup>
      <FormGroup name="address">
        <StreetInput />
        <PostcodeInput />
        <CityInput />
        <PostalStreetInput />
        <PostalPostcodeInput />
        <PostalCityInput />
      </FormGroup>
      <FormGroup name="bank" tab>
        <IbanInput />
        <BicInput />
        <AccountHolderInput />
        <PayoutFrequencyInput />
        <PayoutMinimumInput />
        <PaymentTermDaysInput />
        <NetWithInvoiceInput />
      </FormGroup>
      <FormGroup name="agreement" tab columns={2}>
        <ContractFromInput />
        <ContractUntilInput />
        <ClientCostTemplateInput />
        <CommissionInput />
        <LegalTypeInput />
        <Sends14DayLetterInput />
        <LegalConsentInput />
        <MergeModeInput />
      </FormGroup>
      <FormGroup name="costs">
        <CostRegimeInput />
        <ContractualCostsInput />
        <ContractualMinimumInput />
        <InterestTypeInput />
        <InterestRateInput />
        <InterestPerInput />
        <InterestCompoundingInput />
      </FormGroup>
      <FormGroup name="work" tab>
        <TeamInput />
        <AccountManagerInput />
        <CaseManagerInput />
        <RequiredDocumentsInput />
        <NotesInput />
      </FormGroup>
    </GroupTabs>
  </EntityForm>
)
