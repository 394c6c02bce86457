// Generated from customer.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { CheckboxesControl } from '#resources/inputs/choice/CheckboxesControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const NumberInput = () => <TextControl source="number" required />

export const CompanyInput = () => <TextControl source="company" required />

export const TradeNameInput = () => <TextControl source="tradeName" />

export const LegalFormInput = () => (
  <EnumControl
    source="legalForm"
    values={[
      'bv',
      'nv',
      'eenmanszaak',
      'vof',
      'cv',
      'maatschap',
      'stichting',
      'vereniging',
      'cooperatie',
      'publiek',
      'foreign',
    ]}
  />
)

export const KvkNumberInput = () => <TextControl source="kvkNumber" format="kvk" />

export const VatNumberInput = () => <TextControl source="vatNumber" format="vat-nl" />

export const VatDeductibleInput = () => <BooleanControl source="vatDeductible" />

export const OinInput = () => <TextControl source="oin" />

export const PeppolIdInput = () => <TextControl source="peppolId" />

export const IbanInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE or ROLE_CUSTOMER">
    <TextControl source="iban" format="iban" />
  </ConditionalInput>
)

export const BicInput = () => <TextControl source="bic" />

export const AccountHolderInput = () => <TextControl source="accountHolder" />

export const PayoutFrequencyInput = () => (
  <EnumControl source="payoutFrequency" values={['daily', 'weekly', 'biweekly', 'monthly', 'manual']} />
)

export const PaymentTermDaysInput = () => <IntegerControl source="paymentTermDays" />

export const NetWithInvoiceInput = () => <BooleanControl source="netWithInvoice" />

export const EmailInput = () => <TextControl source="email" format="email" />

export const InvoiceEmailInput = () => <TextControl source="invoiceEmail" format="email" />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const WebsiteInput = () => <TextControl source="website" format="uri" />

export const StreetInput = () => <TextControl source="street" />

export const PostcodeInput = () => <TextControl source="postcode" format="nl-postcode" />

export const CityInput = () => <TextControl source="city" />

export const PostalStreetInput = () => <TextControl source="postalStreet" />

export const PostalPostcodeInput = () => <TextControl source="postalPostcode" format="nl-postcode" />

export const PostalCityInput = () => <TextControl source="postalCity" />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const AccountManagerInput = () => (
  <RelationControl
    source="accountManager"
    reference="user"
    embed={['name']}
    where={{ kind: 'employee', active: true }}
  />
)

export const CaseManagerInput = () => (
  <RelationControl source="caseManager" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)

export const TeamInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl source="team" reference="team" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const ParentInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl source="parent" reference="customer" embed={['company']} partOf="parent" ofTree />
  </ConditionalInput>
)

export const CommissionInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <PercentageControl source="commission" write="ROLE_MANAGE_CLIENT" />
  </ConditionalInput>
)

export const PayoutMinimumInput = () => <MoneyControl source="payoutMinimum" />

export const ContractFromInput = () => <DateControl source="contractFrom" />

export const ContractUntilInput = () => <DateControl source="contractUntil" />

export const LegalTypeInput = () => (
  <RelationControl source="legalType" reference="legal-type" embed={['name']} where={{ active: true }} />
)

export const ClientCostTemplateInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl
      source="clientCostTemplate"
      reference="client-cost-template"
      embed={['name']}
      where={{ active: true }}
    />
  </ConditionalInput>
)

export const CostRegimeInput = () => <EnumControl source="costRegime" values={['wik', 'contractual', 'none']} />

export const ContractualCostsInput = () => (
  <ConditionalInput when={{ costRegime: 'contractual' }}>
    <PercentageControl source="contractualCosts" />
  </ConditionalInput>
)

export const ContractualMinimumInput = () => (
  <ConditionalInput when={{ costRegime: 'contractual' }}>
    <MoneyControl source="contractualMinimum" />
  </ConditionalInput>
)

export const InterestTypeInput = () => (
  <EnumControl source="interestType" values={['statutory', 'commercial', 'government', 'contractual', 'none']} />
)

export const InterestRateInput = () => (
  <ConditionalInput when={{ interestType: 'contractual' }}>
    <PercentageControl source="interestRate" />
  </ConditionalInput>
)

export const InterestPerInput = () => (
  <ConditionalInput when={{ interestType: 'contractual' }}>
    <EnumControl source="interestPer" values={['year', 'month']} />
  </ConditionalInput>
)

export const InterestCompoundingInput = () => (
  <ConditionalInput when={{ interestType: 'contractual' }}>
    <EnumControl source="interestCompounding" values={['annual', 'none']} />
  </ConditionalInput>
)

export const Sends14DayLetterInput = () => <BooleanControl source="sends14DayLetter" />

export const LegalConsentInput = () => <EnumControl source="legalConsent" values={['always', 'per_file', 'never']} />

export const MergeModeInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <EnumControl source="mergeMode" values={['auto', 'ask', 'never']} />
  </ConditionalInput>
)

export const RequiredDocumentsInput = () => (
  <CheckboxesControl
    source="requiredDocuments"
    values={['invoice', 'contract', 'general_terms', 'delivery_proof', 'fourteen_day_letter', 'correspondence']}
  />
)

export const ActiveInput = () => <BooleanControl source="active" />

export const NotesInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <LongTextControl source="notes" write="ROLE_EMPLOYEE" />
  </ConditionalInput>
)
