/** Columns of the work list that are as wide as what stands in them, so that a screen shows most of them. */
import {
  DateField,
  FileField,
  NoteField,
  PriorityField,
  SubjectField,
  TimeField,
} from '#resources/generated/agenda-items/fields.tsx'
import { Column } from '#resources/table/Column.tsx'

export const DateColumn = () => <Column source="date" field={DateField} width={165} sortable title />
export const TimeColumn = () => <Column source="time" field={TimeField} width={64} />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={180} />
export const FileColumn = () => <Column source="file" field={FileField} width={115} />
export const PriorityColumn = () => <Column source="priority" field={PriorityField} width={100} sortable />
export const NoteColumn = () => <Column source="note" field={NoteField} width={240} />
