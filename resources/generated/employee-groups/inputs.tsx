// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { roles } from '#schemas/generated/roles.ts'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <TextControl source="name" required />

export const DescriptionInput = () => <TextControl source="description" />

export const RolesInput = () => <ListControl source="roles" values={roles} />

export const ActiveInput = () => <BooleanControl source="active" />
