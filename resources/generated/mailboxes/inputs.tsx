// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'

export const AddressInput = () => <TextControl source="address" format="email" required />

export const HostInput = () => <TextControl source="host" required />

export const PortInput = () => <IntegerControl source="port" />

export const SecurityInput = () => <EnumControl source="security" values={['tls', 'starttls']} />

export const UserInput = () => <TextControl source="user" required />

export const PasswordInput = () => <TextControl source="password" />

export const FolderInput = () => <TextControl source="folder" required />

export const AfterwardsInput = () => <EnumControl source="afterwards" values={['keep', 'mark', 'move']} />

export const MoveToInput = () => (
  <ConditionalInput when={{ afterwards: 'move' }}>
    <TextControl source="moveTo" />
  </ConditionalInput>
)

export const ActiveInput = () => <BooleanControl source="active" required />
