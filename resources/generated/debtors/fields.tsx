// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={110} sortable />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={140} sortable />

export const SalutationField = () => <RelationValue source="salutation" reference="salutation" embed={['name']} />
export const SalutationColumn = () => <Column source="salutation" field={SalutationField} width={170} />

export const InitialsField = () => <TextValue source="initials" />
export const InitialsColumn = () => <Column source="initials" field={InitialsField} width={130} />

export const FirstNameField = () => <TextValue source="firstName" />
export const FirstNameColumn = () => <Column source="firstName" field={FirstNameField} width={130} />

export const InsertionField = () => <TextValue source="insertion" />
export const InsertionColumn = () => <Column source="insertion" field={InsertionField} width={130} />

export const LastNameField = () => <TextValue source="lastName" />
export const LastNameColumn = () => <Column source="lastName" field={LastNameField} width={130} sortable />

export const GenderField = () => <EnumValue source="gender" />
export const GenderColumn = () => <Column source="gender" field={GenderField} width={140} sortable />

export const BirthDateField = () => <DateValue source="birthDate" />
export const BirthDateColumn = () => <Column source="birthDate" field={BirthDateField} width={140} sortable />

export const DeceasedAtField = () => <DateValue source="deceasedAt" />
export const DeceasedAtColumn = () => <Column source="deceasedAt" field={DeceasedAtField} width={125} sortable />

export const CompanyField = () => <TextValue source="company" />
export const CompanyColumn = () => <Column source="company" field={CompanyField} width={170} sortable />

export const LegalFormField = () => <EnumValue source="legalForm" />
export const LegalFormColumn = () => <Column source="legalForm" field={LegalFormField} width={225} sortable />

export const KvkNumberField = () => <TextValue source="kvkNumber" />
export const KvkNumberColumn = () => <Column source="kvkNumber" field={KvkNumberField} width={130} sortable />

export const VatNumberField = () => <TextValue source="vatNumber" />
export const VatNumberColumn = () => <Column source="vatNumber" field={VatNumberField} width={130} />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const IbanField = () => <IbanValue source="iban" />
export const IbanColumn = () => <Column source="iban" field={IbanField} width={200} sortable />

export const RepresentativeField = () => <RelationValue source="representative" reference="representative" embed={['name', 'organisation']} />
export const RepresentativeColumn = () => <Column source="representative" field={RepresentativeField} width={170} />

export const DoNotCallField = () => <BooleanValue source="doNotCall" />
export const DoNotCallColumn = () => <Column source="doNotCall" field={DoNotCallField} width={110} sortable flag />

export const DoNotEmailField = () => <BooleanValue source="doNotEmail" />
export const DoNotEmailColumn = () => <Column source="doNotEmail" field={DoNotEmailField} width={110} sortable flag />

export const VulnerableField = () => <BooleanValue source="vulnerable" />
export const VulnerableColumn = () => <Column source="vulnerable" field={VulnerableField} width={120} sortable flag />

export const InsolvencyStatusField = () => <EnumValue source="insolvencyStatus" />
export const InsolvencyStatusColumn = () => <Column source="insolvencyStatus" field={InsolvencyStatusField} width={240} sortable />

export const InsolvencyUntilField = () => <DateValue source="insolvencyUntil" />
export const InsolvencyUntilColumn = () => <Column source="insolvencyUntil" field={InsolvencyUntilField} width={125} sortable />

export const MergedIntoField = () => <RelationValue source="mergedInto" reference="debtor" embed={['name', 'number']} />
export const MergedIntoColumn = () => <Column source="mergedInto" field={MergedIntoField} width={170} />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
