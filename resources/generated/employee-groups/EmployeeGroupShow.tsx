// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { ActiveField, CodeField, DescriptionField, NameField, RolesField } from './fields.tsx'

export const EmployeeGroupShow = () => (
  <EntityShow entity={employeeGroup}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="code" field={CodeField} />
      <Detail source="description" field={DescriptionField} />
      <Detail source="roles" field={RolesField} wide />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
  </EntityShow>
)
