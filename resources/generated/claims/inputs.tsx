// Generated from claim.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const TypeInput = () => (
  <EnumControl
    source="type"
    values={['invoice', 'credit_note', 'subscription_term', 'rent', 'instalment', 'loan', 'damage', 'other']}
    required
  />
)

export const NumberInput = () => <TextControl source="number" required />

export const InvoiceDateInput = () => <DateControl source="invoiceDate" required />

export const DueDateInput = () => <DateControl source="dueDate" required />

export const AmountInput = () => <MoneyControl source="amount" required />

export const CreditedInput = () => (
  <ConditionalInput when={{ type: 'credit_note' }}>
    <RelationControl source="credited" reference="claim" embed={['number']} />
  </ConditionalInput>
)

export const DescriptionInput = () => <LongTextControl source="description" />

export const AgreementReferenceInput = () => <TextControl source="agreementReference" />

export const PeriodFromInput = () => <DateControl source="periodFrom" />

export const PeriodToInput = () => <DateControl source="periodTo" />

export const InterestFromInput = () => <DateControl source="interestFrom" />

export const LimitationCategoryInput = () => (
  <EnumControl source="limitationCategory" values={['contract_5', 'consumer_2', 'general_20', 'judgment_20']} />
)
