// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const CategoryInput = () => (
  <EnumControl source="category" values={['collection', 'court', 'bailiff', 'interest', 'office', 'other']} required />
)

export const VatRateInput = () => <PercentageControl source="vatRate" />

export const ChargeToInput = () => <EnumControl source="chargeTo" values={['debtor', 'client', 'office']} required />

export const DefaultAmountInput = () => <MoneyControl source="defaultAmount" />

export const LegalLimitInput = () => (
  <EnumControl source="legalLimit" values={['none', 'wik', 'btag', 'court_fee', 'salary']} />
)

export const AllocationOrderInput = () => <IntegerControl source="allocationOrder" />

export const LedgerInput = () => <TextControl source="ledger" />

export const EffectiveFromInput = () => <DateControl source="effectiveFrom" required />

export const EffectiveUntilInput = () => <DateControl source="effectiveUntil" />

export const ActiveInput = () => <BooleanControl source="active" />
