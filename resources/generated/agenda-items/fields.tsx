// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'
import { DateField, TakenByField } from '#resources/agenda-items/fields.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const SubjectField = () => <RelationValue source="subject" reference="agenda-subject" embed={['name', 'code']} />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={170} />

export { DateField }
export const DateColumn = () => <Column source="date" field={DateField} width={240} sortable title />

export const TimeField = () => <TextValue source="time" />
export const TimeColumn = () => <Column source="time" field={TimeField} width={130} />

export const AssignedToField = () => <RelationValue source="assignedTo" reference="user" embed={['name']} />
export const AssignedToColumn = () => <Column source="assignedTo" field={AssignedToField} width={170} />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} />

export const PriorityField = () => <EnumValue source="priority" />
export const PriorityColumn = () => <Column source="priority" field={PriorityField} width={140} sortable />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ open: 'info', done: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const AttemptsField = () => <TextValue source="attempts" />
export const AttemptsColumn = () => <Column source="attempts" field={AttemptsField} width={120} sortable numeric />

export const LastAttemptAtField = () => <DateTimeValue source="lastAttemptAt" />
export const LastAttemptAtColumn = () => <Column source="lastAttemptAt" field={LastAttemptAtField} width={165} sortable />

export const DoneAtField = () => <DateTimeValue source="doneAt" />
export const DoneAtColumn = () => <Column source="doneAt" field={DoneAtField} width={165} sortable />

export const DoneByField = () => <RelationValue source="doneBy" reference="user" embed={['name']} />
export const DoneByColumn = () => <Column source="doneBy" field={DoneByField} width={170} />

export { TakenByField }
export const TakenByColumn = () => <Column source="takenBy" field={TakenByField} width={170} />

export const TakenAtField = () => <DateTimeValue source="takenAt" />
export const TakenAtColumn = () => <Column source="takenAt" field={TakenAtField} width={165} sortable />

export const SourceField = () => <EnumValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={145} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/agenda-items/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'File' | 'Customer' | 'Subject' | 'Date' | 'Time' | 'AssignedTo' | 'Team' | 'Priority' | 'Note' | 'Status' | 'Attempts' | 'LastAttemptAt' | 'DoneAt' | 'DoneBy' | 'TakenBy' | 'TakenAt' | 'Source' | 'CreatedAt' | 'CreatedBy'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
