// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const ClaimInput = () => <RelationControl source="claim" reference="claim" embed={['number']} required />

export const DateInput = () => <DateControl source="date" required />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={['demand', 'reservation', 'acknowledgement', 'payment', 'legal_action']}
    required
  />
)

export const NoteInput = () => <LongTextControl source="note" />
