/** The list as generated, with the rights, and the end of a training marked when it is near. */
import { EntityList } from '#resources/list/EntityList.tsx'
import { Column } from '#resources/table/Column.tsx'
import { user } from '#schemas/generated/user.ts'
import {
  ActiveColumn,
  DepartmentColumn,
  EmailColumn,
  EmployeeGroupColumn,
  KindColumn,
  LastLoginAtColumn,
  NameColumn,
  RolesColumn,
  TeamColumn,
  UsernameColumn,
} from '#resources/generated/users/fields.tsx'
import { employees } from './employees.ts'
import { TrainingValue } from './TrainingValue.tsx'

export const UserList = () => (
  <EntityList
    entity={user}
    filters={['name', 'employeeGroup', 'team', 'department', 'kind', 'active']}
    hidden={['kind', 'roles']}
    filter={employees}
  >
    <NameColumn key="name" />
    <UsernameColumn key="username" />
    <EmailColumn key="email" />
    <EmployeeGroupColumn key="employeeGroup" />
    <TeamColumn key="team" />
    <DepartmentColumn key="department" />
    <ActiveColumn key="active" />
    <LastLoginAtColumn key="lastLoginAt" />
    <Column key="wkiTrainingExpiresAt" source="wkiTrainingExpiresAt" field={TrainingValue} width={190} sortable />
    <KindColumn key="kind" />
    <RolesColumn key="roles" />
  </EntityList>
)
