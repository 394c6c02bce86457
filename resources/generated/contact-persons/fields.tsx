// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const SalutationField = () => <RelationValue source="salutation" reference="salutation" embed={['name']} />
export const SalutationColumn = () => <Column source="salutation" field={SalutationField} width={170} />

export const FirstNameField = () => <TextValue source="firstName" />
export const FirstNameColumn = () => <Column source="firstName" field={FirstNameField} width={130} />

export const LastNameField = () => <TextValue source="lastName" />
export const LastNameColumn = () => <Column source="lastName" field={LastNameField} width={240} sortable title />

export const GenderField = () => <EnumValue source="gender" />
export const GenderColumn = () => <Column source="gender" field={GenderField} width={140} sortable />

export const JobTitleField = () => <TextValue source="jobTitle" />
export const JobTitleColumn = () => <Column source="jobTitle" field={JobTitleField} width={130} />

export const DepartmentField = () => <EnumValue source="department" />
export const DepartmentColumn = () => <Column source="department" field={DepartmentField} width={140} sortable />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={130} />

export const MobileField = () => <PhoneValue source="mobile" />
export const MobileColumn = () => <Column source="mobile" field={MobileField} width={130} />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const PortalAccessField = () => <BooleanValue source="portalAccess" />
export const PortalAccessColumn = () => <Column source="portalAccess" field={PortalAccessField} width={125} sortable flag />

export const UserField = () => <RelationValue source="user" reference="user" embed={['name']} />
export const UserColumn = () => <Column source="user" field={UserField} width={170} read="ROLE_EMPLOYEE" />

export const ReceivesReportsField = () => <BooleanValue source="receivesReports" />
export const ReceivesReportsColumn = () => <Column source="receivesReports" field={ReceivesReportsField} width={125} sortable flag />

export const ReceivesInvoicesField = () => <BooleanValue source="receivesInvoices" />
export const ReceivesInvoicesColumn = () => <Column source="receivesInvoices" field={ReceivesInvoicesField} width={120} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
