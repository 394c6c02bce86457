// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const SubjectInput = () => (
  <RelationControl
    source="subject"
    reference="agenda-subject"
    embed={['name', 'code']}
    where={{ active: true, selectable: true }}
    required
  />
)

export const DateInput = () => <DateControl source="date" required />

export const TimeInput = () => <TextControl source="time" />

export const AssignedToInput = () => (
  <RelationControl source="assignedTo" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)

export const TeamInput = () => (
  <RelationControl source="team" reference="team" embed={['name']} where={{ active: true }} />
)

export const PriorityInput = () => <EnumControl source="priority" values={['low', 'normal', 'high']} />

export const NoteInput = () => <LongTextControl source="note" />
