// Generated from user.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl, RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RolesControl } from '#resources/inputs/choice/RolesControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const UsernameInput = () => <TextControl source="username" required />

export const NameInput = () => <TextControl source="name" required />

export const InitialsInput = () => <TextControl source="initials" />

export const SalutationInput = () => (
  <RelationControl source="salutation" reference="salutation" embed={['name']} where={{ active: true }} />
)

export const GenderInput = () => <EnumControl source="gender" values={['male', 'female', 'unknown']} />

export const EmailInput = () => <TextControl source="email" format="email" required />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const KindInput = () => (
  <EnumControl source="kind" values={['employee', 'customer', 'contact_person']} required />
)

export const DepartmentInput = () => (
  <EnumControl source="department" values={['administrative', 'financial', 'commercial']} />
)

export const EmployeeGroupInput = () => (
  <ConditionalInput when={{ kind: 'employee' }}>
    <RelationControl source="employeeGroup" reference="employee-group" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const TeamInput = () => (
  <ConditionalInput when={{ kind: 'employee' }}>
    <RelationControl source="team" reference="team" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const OnlyTeamInput = () => (
  <ConditionalInput when={{ kind: 'employee' }}>
    <RelationControl source="onlyTeam" reference="team" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const LocaleInput = () => <EnumControl source="locale" values={['nl', 'en', 'fr']} />

export const CustomersInput = () => (
  <ConditionalInput when={{ kind: { in: ['customer', 'contact_person'] } }}>
    <RelationsControl source="customers" reference="customer" embed={['company']} partOf="parent" />
  </ConditionalInput>
)

export const RolesInput = () => <RolesControl source="roles" />

export const CalendarStartInput = () => (
  <ConditionalInput when={{ kind: 'employee' }}>
    <TextControl source="calendarStart" />
  </ConditionalInput>
)

export const CalendarEndInput = () => (
  <ConditionalInput when={{ kind: 'employee' }}>
    <TextControl source="calendarEnd" />
  </ConditionalInput>
)

export const SignatureInput = () => <RichTextControl source="signature" />

export const WkiTrainedAtInput = () => <DateControl source="wkiTrainedAt" />

export const WkiTrainingExpiresAtInput = () => <DateControl source="wkiTrainingExpiresAt" />

export const ActiveInput = () => <BooleanControl source="active" />
