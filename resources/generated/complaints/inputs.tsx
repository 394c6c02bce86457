// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const ReceivedAtInput = () => <DateControl source="receivedAt" required />

export const ChannelInput = () => (
  <EnumControl source="channel" values={['email', 'post', 'phone', 'portal', 'dispute_body']} required />
)

export const ComplainantInput = () => (
  <EnumControl source="complainant" values={['debtor', 'client', 'third_party']} required />
)

export const ComplainantNameInput = () => <TextControl source="complainantName" required />

export const ComplainantEmailInput = () => <TextControl source="complainantEmail" format="email" />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr']} />

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const FileNumberInput = () => <TextControl source="fileNumber" />

export const SubjectInput = () => <TextControl source="subject" required />

export const CategoryInput = () => (
  <EnumControl
    source="category"
    values={['treatment', 'costs', 'reachability', 'information', 'privacy', 'wrong_person', 'payment', 'other']}
    required
  />
)

export const TextInput = () => <LongTextControl source="text" />

export const HandlerInput = () => (
  <RelationControl source="handler" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)

export const MeasureInput = () => <LongTextControl source="measure" />
