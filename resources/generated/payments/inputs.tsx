// Generated from payment.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const DirectionInput = () => <EnumControl source="direction" values={['in', 'out']} />

export const DateInput = () => <DateControl source="date" required />

export const AmountInput = () => <MoneyControl source="amount" required />

export const ReceivedByInput = () => (
  <EnumControl source="receivedBy" values={['office', 'client', 'bailiff', 'psp']} />
)

export const MethodInput = () => (
  <EnumControl source="method" values={['bank', 'ideal', 'direct_debit', 'cash', 'netting']} />
)

export const DescriptionInput = () => <LongTextControl source="description" />

export const DesignatedClaimInput = () => (
  <RelationControl source="designatedClaim" reference="claim" embed={['number']} />
)
