// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import {
  AssignedToColumn,
  AttemptsColumn,
  CustomerColumn,
  DateColumn,
  DoneAtColumn,
  DoneByColumn,
  FileColumn,
  NoteColumn,
  PriorityColumn,
  StatusColumn,
  SubjectColumn,
  TakenByColumn,
  TeamColumn,
  TimeColumn,
} from './fields.tsx'

export const AgendaItemList = () => (
  <EntityList
    entity={agendaItem}
    filters={[
      'file',
      'customer',
      'subject',
      'date',
      'assignedTo',
      'team',
      'priority',
      'note',
      'status',
      'attempts',
      'doneAt',
      'doneBy',
      'takenBy',
    ]}
    hidden={['doneAt', 'doneBy']}
  >
    <DateColumn key="date" />
    <TimeColumn key="time" />
    <SubjectColumn key="subject" />
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <AssignedToColumn key="assignedTo" />
    <TeamColumn key="team" />
    <PriorityColumn key="priority" />
    <StatusColumn key="status" />
    <AttemptsColumn key="attempts" />
    <NoteColumn key="note" />
    <TakenByColumn key="takenBy" />
    <DoneAtColumn key="doneAt" />
    <DoneByColumn key="doneBy" />
  </EntityList>
)
