// Generated from cost-line.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const CostTypeInput = () => (
  <RelationControl source="costType" reference="cost-type" embed={['name']} required />
)

export const DateInput = () => <DateControl source="date" required />

export const DescriptionInput = () => <LongTextControl source="description" />

export const AmountInput = () => <MoneyControl source="amount" />

export const ChargeToInput = () => <EnumControl source="chargeTo" values={['debtor', 'client', 'office']} />
