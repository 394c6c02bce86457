// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const ClientTextInput = () => <LocalizedControl source="clientText" languages={['nl', 'en', 'fr']} lines />

export const GroupInput = () => (
  <EnumControl source="group" values={['success', 'partial', 'client', 'debtor', 'legal', 'internal']} required />
)

export const SuccessInput = () => <BooleanControl source="success" />

export const RequiresNoteInput = () => <BooleanControl source="requiresNote" />

export const RequiresZeroBalanceInput = () => <BooleanControl source="requiresZeroBalance" />

export const CommissionDueInput = () => <BooleanControl source="commissionDue" />

export const VisibleToClientInput = () => <BooleanControl source="visibleToClient" />

export const ActiveInput = () => <BooleanControl source="active" />
