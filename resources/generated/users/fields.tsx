// Generated from user.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'
import { WkiTrainingExpiresAtField } from '#resources/users/fields.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const UsernameField = () => <TextValue source="username" />
export const UsernameColumn = () => <Column source="username" field={UsernameField} width={170} sortable />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const InitialsField = () => <TextValue source="initials" />
export const InitialsColumn = () => <Column source="initials" field={InitialsField} width={130} />

export const SalutationField = () => <RelationValue source="salutation" reference="salutation" embed={['name']} />
export const SalutationColumn = () => <Column source="salutation" field={SalutationField} width={170} />

export const GenderField = () => <EnumValue source="gender" />
export const GenderColumn = () => <Column source="gender" field={GenderField} width={140} sortable />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} sortable />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={130} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={175} sortable />

export const DepartmentField = () => <EnumValue source="department" />
export const DepartmentColumn = () => <Column source="department" field={DepartmentField} width={140} sortable />

export const EmployeeGroupField = () => <RelationValue source="employeeGroup" reference="employee-group" embed={['name']} />
export const EmployeeGroupColumn = () => <Column source="employeeGroup" field={EmployeeGroupField} width={170} />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} />

export const OnlyTeamField = () => <RelationValue source="onlyTeam" reference="team" embed={['name']} />
export const OnlyTeamColumn = () => <Column source="onlyTeam" field={OnlyTeamField} width={175} />

export const LocaleField = () => <EnumValue source="locale" />
export const LocaleColumn = () => <Column source="locale" field={LocaleField} width={140} sortable />

export const CustomersField = () => <RelationsValue source="customers" reference="customer" embed={['company']} />
export const CustomersColumn = () => <Column source="customers" field={CustomersField} width={170} />

export const RolesField = () => <ListValue source="roles" />
export const RolesColumn = () => <Column source="roles" field={RolesField} width={170} />

export const CalendarStartField = () => <TextValue source="calendarStart" />
export const CalendarStartColumn = () => <Column source="calendarStart" field={CalendarStartField} width={130} />

export const CalendarEndField = () => <TextValue source="calendarEnd" />
export const CalendarEndColumn = () => <Column source="calendarEnd" field={CalendarEndField} width={130} />

export const SignatureField = () => <RichTextValue source="signature" />
export const SignatureColumn = () => <Column source="signature" field={SignatureField} width={130} />

export const WkiTrainedAtField = () => <DateValue source="wkiTrainedAt" />
export const WkiTrainedAtColumn = () => <Column source="wkiTrainedAt" field={WkiTrainedAtField} width={140} sortable />

export { WkiTrainingExpiresAtField }
export const WkiTrainingExpiresAtColumn = () => <Column source="wkiTrainingExpiresAt" field={WkiTrainingExpiresAtField} width={190} sortable />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const LastLoginAtField = () => <DateTimeValue source="lastLoginAt" />
export const LastLoginAtColumn = () => <Column source="lastLoginAt" field={LastLoginAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/users/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'Username' | 'Name' | 'Initials' | 'Salutation' | 'Gender' | 'Email' | 'Phone' | 'Kind' | 'Department' | 'EmployeeGroup' | 'Team' | 'OnlyTeam' | 'Locale' | 'Customers' | 'Roles' | 'CalendarStart' | 'CalendarEnd' | 'Signature' | 'WkiTrainedAt' | 'WkiTrainingExpiresAt' | 'Active' | 'LastLoginAt' | 'CreatedAt'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
