// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { ActiveColumn, CodeColumn, DescriptionColumn, NameColumn, RolesColumn } from './fields.tsx'

export const EmployeeGroupList = () => (
  <EntityList entity={employeeGroup} filters={['code', 'name', 'active']}>
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <DescriptionColumn key="description" />
    <RolesColumn key="roles" />
    <ActiveColumn key="active" />
  </EntityList>
)
