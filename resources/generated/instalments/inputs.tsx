// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const ArrangementInput = () => (
  <RelationControl source="arrangement" reference="arrangement" embed={['number']} required />
)

export const DueDateInput = () => <DateControl source="dueDate" required />

export const AmountInput = () => <MoneyControl source="amount" required />
