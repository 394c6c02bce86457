// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import {
  ActiveColumn,
  CodeColumn,
  DefaultDaysColumn,
  DepartmentColumn,
  DialerColumn,
  NameColumn,
  PriorityColumn,
  SelectableColumn,
} from './fields.tsx'

export const AgendaSubjectList = () => (
  <EntityList
    entity={agendaSubject}
    filters={['code', 'name', 'department', 'priority', 'defaultDays', 'dialer', 'selectable', 'active']}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <DepartmentColumn key="department" />
    <PriorityColumn key="priority" />
    <DefaultDaysColumn key="defaultDays" />
    <DialerColumn key="dialer" />
    <SelectableColumn key="selectable" />
    <ActiveColumn key="active" />
  </EntityList>
)
