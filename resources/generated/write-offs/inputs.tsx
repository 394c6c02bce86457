// Generated from write-off.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const DateInput = () => <DateControl source="date" required />

export const ComponentInput = () => (
  <EnumControl
    source="component"
    values={[
      'principal',
      'interest',
      'collection_costs',
      'collection_costs_vat',
      'court_costs',
      'execution_costs',
      'other_costs',
    ]}
    required
  />
)

export const AmountInput = () => <MoneyControl source="amount" required />

export const ReasonInput = () => <LongTextControl source="reason" required />
