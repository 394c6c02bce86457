// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const DebtorInput = () => (
  <RelationControl source="debtor" reference="debtor" embed={['name', 'number']} required />
)

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const ProviderInput = () => <RelationControl source="provider" reference="partner" embed={['name']} />

export const EndsAtInput = () => <DateControl source="endsAt" />

export const NoteInput = () => <LongTextControl source="note" />
