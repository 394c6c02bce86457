// Generated from team.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { team } from '#schemas/generated/team.ts'
import { ActiveField, ManagerField, MaxOpenItemsField, NameField, PhasesField, WorkingHoursField } from './fields.tsx'

export const TeamShow = () => (
  <EntityShow entity={team}>
    <ShowGroup name="team">
      <Detail source="name" field={NameField} />
      <Detail source="manager" field={ManagerField} />
      <Detail source="phases" field={PhasesField} wide />
      <Detail source="maxOpenItems" field={MaxOpenItemsField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="hours">
      <Detail source="workingHours" field={WorkingHoursField} wide />
    </ShowGroup>
  </EntityShow>
)
