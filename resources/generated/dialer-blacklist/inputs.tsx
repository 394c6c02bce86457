// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const PhoneInput = () => <TextControl source="phone" format="phone-e164" required />

export const ReasonInput = () => (
  <EnumControl source="reason" values={['request', 'wrong_person', 'complaint', 'lawyer', 'other']} required />
)

export const FromInput = () => <DateControl source="from" />

export const UntilInput = () => <DateControl source="until" />

export const NoteInput = () => <LongTextControl source="note" />
