// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RolesControl } from '#resources/inputs/choice/RolesControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <TextControl source="name" required />

export const DescriptionInput = () => <TextControl source="description" />

export const RolesInput = () => <RolesControl source="roles" />

export const ActiveInput = () => <BooleanControl source="active" />
