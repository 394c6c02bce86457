// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import {
  AssignedToField,
  AttemptsField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateField,
  DoneAtField,
  DoneByField,
  FileField,
  LastAttemptAtField,
  NoteField,
  PriorityField,
  SourceField,
  StatusField,
  SubjectField,
  TakenAtField,
  TakenByField,
  TeamField,
  TimeField,
} from './fields.tsx'

export const AgendaItemShow = () => (
  <EntityShow entity={agendaItem}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="subject" field={SubjectField} />
      <Detail source="date" field={DateField} />
      <Detail source="time" field={TimeField} />
      <Detail source="assignedTo" field={AssignedToField} />
      <Detail source="team" field={TeamField} />
      <Detail source="priority" field={PriorityField} />
      <Detail source="note" field={NoteField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="attempts" field={AttemptsField} />
      <Detail source="lastAttemptAt" field={LastAttemptAtField} />
      <Detail source="doneAt" field={DoneAtField} />
      <Detail source="doneBy" field={DoneByField} />
      <Detail source="takenBy" field={TakenByField} />
      <Detail source="takenAt" field={TakenAtField} />
      <Detail source="source" field={SourceField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
