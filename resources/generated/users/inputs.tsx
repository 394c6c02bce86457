// Generated from user.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { EnumControl } from '#resources/inputs/EnumControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { RelationsControl } from '#resources/inputs/RelationControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { roles } from '#schemas/generated/roles.ts'

export const UsernameInput = () => <TextControl source="username" required />

export const NameInput = () => <TextControl source="name" required />

export const EmailInput = () => <TextControl source="email" format="email" required />

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" />

export const KindInput = () => (
  <EnumControl source="kind" values={['employee', 'customer', 'contact_person']} required />
)

export const DepartmentInput = () => (
  <EnumControl source="department" values={['administrative', 'financial', 'commercial']} />
)

export const LocaleInput = () => <EnumControl source="locale" values={['nl', 'en', 'fr']} />

export const CustomersInput = () => (
  <ConditionalInput when={{ kind: { in: ['customer', 'contact_person'] } }}>
    <RelationsControl source="customers" reference="customer" embed={['company']} />
  </ConditionalInput>
)

export const RolesInput = () => <ListControl source="roles" values={roles} />

export const ActiveInput = () => <BooleanControl source="active" />
