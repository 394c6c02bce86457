// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const CostTypeInput = () => (
  <RelationControl source="costType" reference="cost-type" embed={['name']} where={{ active: true }} required />
)

export const PricingInput = () => <EnumControl source="pricing" values={['fixed', 'as_imported']} required />

export const AmountInput = () => (
  <ConditionalInput when={{ pricing: 'fixed' }}>
    <MoneyControl source="amount" />
  </ConditionalInput>
)

export const VatRateInput = () => <PercentageControl source="vatRate" />

export const ChargeToInput = () => <EnumControl source="chargeTo" values={['debtor', 'client', 'office']} />

export const ApprovalAboveInput = () => <MoneyControl source="approvalAbove" />

export const ActiveInput = () => <BooleanControl source="active" />
