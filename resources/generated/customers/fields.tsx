// Generated from customer.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { UriValue } from '#resources/fields/UriValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={170} sortable />

export const CompanyField = () => <TextValue source="company" />
export const CompanyColumn = () => <Column source="company" field={CompanyField} width={240} sortable title />

export const TradeNameField = () => <TextValue source="tradeName" />
export const TradeNameColumn = () => <Column source="tradeName" field={TradeNameField} width={170} />

export const LegalFormField = () => <EnumValue source="legalForm" />
export const LegalFormColumn = () => <Column source="legalForm" field={LegalFormField} width={225} sortable />

export const KvkNumberField = () => <TextValue source="kvkNumber" />
export const KvkNumberColumn = () => <Column source="kvkNumber" field={KvkNumberField} width={130} sortable />

export const VatNumberField = () => <TextValue source="vatNumber" />
export const VatNumberColumn = () => <Column source="vatNumber" field={VatNumberField} width={130} />

export const VatDeductibleField = () => <BooleanValue source="vatDeductible" />
export const VatDeductibleColumn = () => <Column source="vatDeductible" field={VatDeductibleField} width={135} sortable flag />

export const OinField = () => <TextValue source="oin" />
export const OinColumn = () => <Column source="oin" field={OinField} width={130} />

export const PeppolIdField = () => <TextValue source="peppolId" />
export const PeppolIdColumn = () => <Column source="peppolId" field={PeppolIdField} width={130} />

export const IbanField = () => <IbanValue source="iban" />
export const IbanColumn = () => <Column source="iban" field={IbanField} width={200} />

export const BicField = () => <TextValue source="bic" />
export const BicColumn = () => <Column source="bic" field={BicField} width={130} />

export const AccountHolderField = () => <TextValue source="accountHolder" />
export const AccountHolderColumn = () => <Column source="accountHolder" field={AccountHolderField} width={170} />

export const PayoutFrequencyField = () => <EnumValue source="payoutFrequency" />
export const PayoutFrequencyColumn = () => <Column source="payoutFrequency" field={PayoutFrequencyField} width={210} sortable />

export const PaymentTermDaysField = () => <TextValue source="paymentTermDays" />
export const PaymentTermDaysColumn = () => <Column source="paymentTermDays" field={PaymentTermDaysField} width={165} sortable numeric />

export const NetWithInvoiceField = () => <BooleanValue source="netWithInvoice" />
export const NetWithInvoiceColumn = () => <Column source="netWithInvoice" field={NetWithInvoiceField} width={155} sortable flag />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} />

export const InvoiceEmailField = () => <EmailValue source="invoiceEmail" />
export const InvoiceEmailColumn = () => <Column source="invoiceEmail" field={InvoiceEmailField} width={200} />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={130} />

export const WebsiteField = () => <UriValue source="website" />
export const WebsiteColumn = () => <Column source="website" field={WebsiteField} width={200} />

export const StreetField = () => <TextValue source="street" />
export const StreetColumn = () => <Column source="street" field={StreetField} width={170} />

export const PostcodeField = () => <TextValue source="postcode" />
export const PostcodeColumn = () => <Column source="postcode" field={PostcodeField} width={130} sortable />

export const CityField = () => <TextValue source="city" />
export const CityColumn = () => <Column source="city" field={CityField} width={130} sortable />

export const PostalStreetField = () => <TextValue source="postalStreet" />
export const PostalStreetColumn = () => <Column source="postalStreet" field={PostalStreetField} width={170} />

export const PostalPostcodeField = () => <TextValue source="postalPostcode" />
export const PostalPostcodeColumn = () => <Column source="postalPostcode" field={PostalPostcodeField} width={150} />

export const PostalCityField = () => <TextValue source="postalCity" />
export const PostalCityColumn = () => <Column source="postalCity" field={PostalCityField} width={150} />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const AccountManagerField = () => <RelationValue source="accountManager" reference="user" embed={['name']} />
export const AccountManagerColumn = () => <Column source="accountManager" field={AccountManagerField} width={170} />

export const CaseManagerField = () => <RelationValue source="caseManager" reference="user" embed={['name']} />
export const CaseManagerColumn = () => <Column source="caseManager" field={CaseManagerField} width={170} />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} read="ROLE_EMPLOYEE" />

export const ParentField = () => <RelationValue source="parent" reference="customer" embed={['company']} />
export const ParentColumn = () => <Column source="parent" field={ParentField} width={170} read="ROLE_EMPLOYEE" />

export const CommissionField = () => <PercentageValue source="commission" />
export const CommissionColumn = () => <Column source="commission" field={CommissionField} width={100} numeric read="ROLE_EMPLOYEE" />

export const PayoutMinimumField = () => <MoneyValue source="payoutMinimum" />
export const PayoutMinimumColumn = () => <Column source="payoutMinimum" field={PayoutMinimumField} width={140} sortable numeric />

export const ContractFromField = () => <DateValue source="contractFrom" />
export const ContractFromColumn = () => <Column source="contractFrom" field={ContractFromField} width={125} sortable />

export const ContractUntilField = () => <DateValue source="contractUntil" />
export const ContractUntilColumn = () => <Column source="contractUntil" field={ContractUntilField} width={125} sortable />

export const LegalTypeField = () => <RelationValue source="legalType" reference="legal-type" embed={['name']} />
export const LegalTypeColumn = () => <Column source="legalType" field={LegalTypeField} width={170} />

export const ClientCostTemplateField = () => <RelationValue source="clientCostTemplate" reference="client-cost-template" embed={['name']} />
export const ClientCostTemplateColumn = () => <Column source="clientCostTemplate" field={ClientCostTemplateField} width={170} read="ROLE_EMPLOYEE" />

export const CostRegimeField = () => <EnumValue source="costRegime" />
export const CostRegimeColumn = () => <Column source="costRegime" field={CostRegimeField} width={180} sortable />

export const ContractualCostsField = () => <PercentageValue source="contractualCosts" />
export const ContractualCostsColumn = () => <Column source="contractualCosts" field={ContractualCostsField} width={115} numeric />

export const ContractualMinimumField = () => <MoneyValue source="contractualMinimum" />
export const ContractualMinimumColumn = () => <Column source="contractualMinimum" field={ContractualMinimumField} width={185} sortable numeric />

export const InterestTypeField = () => <EnumValue source="interestType" />
export const InterestTypeColumn = () => <Column source="interestType" field={InterestTypeField} width={240} sortable />

export const InterestRateField = () => <PercentageValue source="interestRate" />
export const InterestRateColumn = () => <Column source="interestRate" field={InterestRateField} width={135} numeric />

export const InterestPerField = () => <EnumValue source="interestPer" />
export const InterestPerColumn = () => <Column source="interestPer" field={InterestPerField} width={140} sortable />

export const InterestCompoundingField = () => <EnumValue source="interestCompounding" />
export const InterestCompoundingColumn = () => <Column source="interestCompounding" field={InterestCompoundingField} width={140} sortable />

export const Sends14DayLetterField = () => <BooleanValue source="sends14DayLetter" />
export const Sends14DayLetterColumn = () => <Column source="sends14DayLetter" field={Sends14DayLetterField} width={165} sortable flag />

export const LegalConsentField = () => <EnumValue source="legalConsent" />
export const LegalConsentColumn = () => <Column source="legalConsent" field={LegalConsentField} width={200} sortable />

export const MergeModeField = () => <EnumValue source="mergeMode" />
export const MergeModeColumn = () => <Column source="mergeMode" field={MergeModeField} width={140} sortable read="ROLE_EMPLOYEE" />

export const RequiredDocumentsField = () => <ListValue source="requiredDocuments" />
export const RequiredDocumentsColumn = () => <Column source="requiredDocuments" field={RequiredDocumentsField} width={180} />

export const DueDiligenceStatusField = () => <EnumValue source="dueDiligenceStatus" />
export const DueDiligenceStatusColumn = () => <Column source="dueDiligenceStatus" field={DueDiligenceStatusField} width={170} sortable read="ROLE_EMPLOYEE" />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} read="ROLE_EMPLOYEE" />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
