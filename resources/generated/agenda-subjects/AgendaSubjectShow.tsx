// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { agendaSubject } from '#schemas/generated/agenda-subject.ts'
import {
  ActiveField,
  CodeField,
  DefaultDaysField,
  DepartmentField,
  DialerField,
  NameField,
  PositionField,
  PriorityField,
  SelectableField,
} from './fields.tsx'

export const AgendaSubjectShow = () => (
  <EntityShow entity={agendaSubject}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="department" field={DepartmentField} />
      <Detail source="priority" field={PriorityField} />
      <Detail source="defaultDays" field={DefaultDaysField} />
      <Detail source="dialer" field={DialerField} />
      <Detail source="selectable" field={SelectableField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
