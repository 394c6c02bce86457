// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={[
      'not_ordered',
      'not_delivered',
      'defect',
      'already_paid',
      'wrong_amount',
      'wrong_person',
      'identity_fraud',
      'other',
    ]}
    required
  />
)

export const TextInput = () => <LongTextControl source="text" />

export const OpenedAtInput = () => <DateControl source="openedAt" required />
