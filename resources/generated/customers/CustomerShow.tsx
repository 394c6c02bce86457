// Generated from customer.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { customer } from '#schemas/generated/customer.ts'
import {
  AccountManagerField,
  ActiveField,
  CityField,
  CommissionField,
  CompanyField,
  ContractFromField,
  CreatedAtField,
  EmailField,
  IbanField,
  KvkNumberField,
  LanguageField,
  NotesField,
  NumberField,
  PayoutMinimumField,
  PhoneField,
  PostcodeField,
  StreetField,
  TradeNameField,
  VatNumberField,
  WebsiteField,
} from './fields.tsx'

export const CustomerShow = () => (
  <EntityShow entity={customer}>
    <ShowGroup name="company">
      <Detail source="number" field={NumberField} />
      <Detail source="company" field={CompanyField} />
      <Detail source="tradeName" field={TradeNameField} />
      <Detail source="kvkNumber" field={KvkNumberField} />
      <Detail source="vatNumber" field={VatNumberField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="contact">
      <Detail source="email" field={EmailField} />
      <Detail source="phone" field={PhoneField} />
      <Detail source="website" field={WebsiteField} />
      <Detail source="street" field={StreetField} />
      <Detail source="postcode" field={PostcodeField} />
      <Detail source="city" field={CityField} />
    </ShowGroup>
    <ShowGroup name="agreement">
      <Detail source="accountManager" field={AccountManagerField} />
      <Detail source="contractFrom" field={ContractFromField} />
      <Detail source="commission" field={CommissionField} read="ROLE_EMPLOYEE" />
      <Detail source="iban" field={IbanField} />
      <Detail source="payoutMinimum" field={PayoutMinimumField} />
      <Detail source="notes" field={NotesField} wide read="ROLE_EMPLOYEE" />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
