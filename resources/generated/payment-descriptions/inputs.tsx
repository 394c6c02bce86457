// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const FieldInput = () => <EnumControl source="field" values={['text', 'name', 'iban', 'bank_code']} required />

export const PatternInput = () => <TextControl source="pattern" required />

export const CounterpartyIbanInput = () => <TextControl source="counterpartyIban" format="iban" />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={['debtor_payment', 'client_transfer', 'bailiff', 'psp', 'fee', 'refund', 'own_transfer', 'unknown']}
    required
  />
)

export const ActionInput = () => <EnumControl source="action" values={['match', 'ignore', 'ask']} required />

export const ActiveInput = () => <BooleanControl source="active" />
