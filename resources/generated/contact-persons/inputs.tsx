// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" required />
)

export const SalutationInput = () => (
  <RelationControl source="salutation" reference="salutation" embed={['name']} where={{ active: true }} />
)

export const FirstNameInput = () => <TextControl source="firstName" />

export const LastNameInput = () => <TextControl source="lastName" required />

export const GenderInput = () => <EnumControl source="gender" values={['male', 'female', 'unknown']} />

export const JobTitleInput = () => <TextControl source="jobTitle" />

export const DepartmentInput = () => (
  <EnumControl source="department" values={['administrative', 'financial', 'commercial']} />
)

export const EmailInput = () => <TextControl source="email" format="email" />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const MobileInput = () => <TextControl source="mobile" format="phone-e164" />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const PortalAccessInput = () => <BooleanControl source="portalAccess" />

export const ReceivesReportsInput = () => <BooleanControl source="receivesReports" />

export const ReceivesInvoicesInput = () => <BooleanControl source="receivesInvoices" />

export const ActiveInput = () => <BooleanControl source="active" />
