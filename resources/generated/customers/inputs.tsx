// Generated from customer.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { DateControl } from '#resources/inputs/DateControl.tsx'
import { EnumControl } from '#resources/inputs/EnumControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { RelationControl } from '#resources/inputs/RelationControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'

export const NumberInput = () => <TextControl source="number" required />

export const CompanyInput = () => <TextControl source="company" required />

export const TradeNameInput = () => <TextControl source="tradeName" />

export const KvkNumberInput = () => <TextControl source="kvkNumber" format="kvk" />

export const VatNumberInput = () => <TextControl source="vatNumber" format="vat-nl" />

export const IbanInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE or ROLE_CUSTOMER">
    <TextControl source="iban" format="iban" />
  </ConditionalInput>
)

export const EmailInput = () => <TextControl source="email" format="email" />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const WebsiteInput = () => <TextControl source="website" format="uri" />

export const StreetInput = () => <TextControl source="street" />

export const PostcodeInput = () => <TextControl source="postcode" format="nl-postcode" />

export const CityInput = () => <TextControl source="city" />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const AccountManagerInput = () => (
  <RelationControl
    source="accountManager"
    reference="user"
    embed={['name']}
    where={{ kind: 'employee', active: true }}
  />
)

export const CommissionInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <PercentageControl source="commission" write="ROLE_MANAGE_CLIENT" />
  </ConditionalInput>
)

export const PayoutMinimumInput = () => <MoneyControl source="payoutMinimum" />

export const ContractFromInput = () => <DateControl source="contractFrom" />

export const ActiveInput = () => <BooleanControl source="active" />

export const NotesInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <LongTextControl source="notes" write="ROLE_EMPLOYEE" />
  </ConditionalInput>
)
