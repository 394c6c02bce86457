// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const FormulaInput = () => <EnumControl source="formula" values={['fixed', 'court_costs', 'custom']} required />

export const AmountInput = () => (
  <ConditionalInput when={{ formula: 'fixed' }}>
    <MoneyControl source="amount" />
  </ConditionalInput>
)

export const AskAtInput = () => (
  <EnumControl source="askAt" values={['judicial_start', 'before_summons', 'manual']} required />
)

export const InvoiceTextInput = () => <LocalizedControl source="invoiceText" languages={['nl', 'en', 'fr']} lines />

export const RefundableInput = () => <BooleanControl source="refundable" />

export const ActiveInput = () => <BooleanControl source="active" />
