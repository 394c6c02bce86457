// Generated from customer.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
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

export const KvkNumberField = () => <TextValue source="kvkNumber" />
export const KvkNumberColumn = () => <Column source="kvkNumber" field={KvkNumberField} width={130} sortable />

export const VatNumberField = () => <TextValue source="vatNumber" />
export const VatNumberColumn = () => <Column source="vatNumber" field={VatNumberField} width={130} />

export const IbanField = () => <IbanValue source="iban" />
export const IbanColumn = () => <Column source="iban" field={IbanField} width={200} />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} />

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

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const AccountManagerField = () => <RelationValue source="accountManager" reference="user" embed={['name']} />
export const AccountManagerColumn = () => <Column source="accountManager" field={AccountManagerField} width={170} />

export const CommissionField = () => <PercentageValue source="commission" />
export const CommissionColumn = () => <Column source="commission" field={CommissionField} width={100} numeric read="ROLE_EMPLOYEE" />

export const PayoutMinimumField = () => <MoneyValue source="payoutMinimum" />
export const PayoutMinimumColumn = () => <Column source="payoutMinimum" field={PayoutMinimumField} width={140} sortable numeric />

export const ContractFromField = () => <DateValue source="contractFrom" />
export const ContractFromColumn = () => <Column source="contractFrom" field={ContractFromField} width={125} sortable />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} read="ROLE_EMPLOYEE" />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
