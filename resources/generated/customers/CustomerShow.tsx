// Generated from customer.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { customer } from '#schemas/generated/customer.ts'
import {
  AccountHolderField,
  AccountManagerField,
  ActiveField,
  BicField,
  CaseManagerField,
  CityField,
  ClientCostTemplateField,
  CommissionField,
  CompanyField,
  ContractFromField,
  ContractUntilField,
  ContractualCostsField,
  ContractualMinimumField,
  CostRegimeField,
  CreatedAtField,
  DueDiligenceStatusField,
  EmailField,
  IbanField,
  InterestCompoundingField,
  InterestPerField,
  InterestRateField,
  InterestTypeField,
  InvoiceEmailField,
  KvkNumberField,
  LanguageField,
  LegalConsentField,
  LegalFormField,
  LegalTypeField,
  MergeModeField,
  NetWithInvoiceField,
  NotesField,
  NumberField,
  OinField,
  ParentField,
  PaymentTermDaysField,
  PayoutFrequencyField,
  PayoutMinimumField,
  PeppolIdField,
  PhoneField,
  PostalCityField,
  PostalPostcodeField,
  PostalStreetField,
  PostcodeField,
  RequiredDocumentsField,
  Sends14DayLetterField,
  StreetField,
  TeamField,
  TradeNameField,
  VatDeductibleField,
  VatNumberField,
  WebsiteField,
} from './fields.tsx'

export const CustomerShow = () => (
  <EntityShow entity={customer}>
    <ShowGroup name="company">
      <Detail source="number" field={NumberField} />
      <Detail source="company" field={CompanyField} />
      <Detail source="tradeName" field={TradeNameField} />
      <Detail source="legalForm" field={LegalFormField} />
      <Detail source="kvkNumber" field={KvkNumberField} />
      <Detail source="vatNumber" field={VatNumberField} />
      <Detail source="vatDeductible" field={VatDeductibleField} />
      <Detail source="oin" field={OinField} />
      <Detail source="peppolId" field={PeppolIdField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="parent" field={ParentField} read="ROLE_EMPLOYEE" />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="contact">
      <Detail source="email" field={EmailField} />
      <Detail source="invoiceEmail" field={InvoiceEmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="website" field={WebsiteField} />
    </ShowGroup>
    <ShowGroup name="address">
      <Detail source="street" field={StreetField} />
      <Detail source="postcode" field={PostcodeField} />
      <Detail source="city" field={CityField} />
      <Detail source="postalStreet" field={PostalStreetField} />
      <Detail source="postalPostcode" field={PostalPostcodeField} />
      <Detail source="postalCity" field={PostalCityField} />
    </ShowGroup>
    <ShowGroup name="bank">
      <Detail source="iban" field={IbanField} />
      <Detail source="bic" field={BicField} />
      <Detail source="accountHolder" field={AccountHolderField} />
      <Detail source="payoutFrequency" field={PayoutFrequencyField} />
      <Detail source="payoutMinimum" field={PayoutMinimumField} />
      <Detail source="paymentTermDays" field={PaymentTermDaysField} />
      <Detail source="netWithInvoice" field={NetWithInvoiceField} />
    </ShowGroup>
    <ShowGroup name="agreement">
      <Detail source="contractFrom" field={ContractFromField} />
      <Detail source="contractUntil" field={ContractUntilField} />
      <Detail source="clientCostTemplate" field={ClientCostTemplateField} read="ROLE_EMPLOYEE" />
      <Detail source="commission" field={CommissionField} read="ROLE_EMPLOYEE" />
      <Detail source="legalType" field={LegalTypeField} />
      <Detail source="sends14DayLetter" field={Sends14DayLetterField} />
      <Detail source="legalConsent" field={LegalConsentField} />
      <Detail source="mergeMode" field={MergeModeField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="costs">
      <Detail source="costRegime" field={CostRegimeField} />
      <Detail source="contractualCosts" field={ContractualCostsField} when={{ costRegime: 'contractual' }} />
      <Detail source="contractualMinimum" field={ContractualMinimumField} when={{ costRegime: 'contractual' }} />
      <Detail source="interestType" field={InterestTypeField} />
      <Detail source="interestRate" field={InterestRateField} when={{ interestType: 'contractual' }} />
      <Detail source="interestPer" field={InterestPerField} when={{ interestType: 'contractual' }} />
      <Detail source="interestCompounding" field={InterestCompoundingField} when={{ interestType: 'contractual' }} />
    </ShowGroup>
    <ShowGroup name="work">
      <Detail source="team" field={TeamField} read="ROLE_EMPLOYEE" />
      <Detail source="accountManager" field={AccountManagerField} />
      <Detail source="caseManager" field={CaseManagerField} />
      <Detail source="requiredDocuments" field={RequiredDocumentsField} wide />
      <Detail source="notes" field={NotesField} wide read="ROLE_EMPLOYEE" />
      <Detail source="dueDiligenceStatus" field={DueDiligenceStatusField} read="ROLE_EMPLOYEE" />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
