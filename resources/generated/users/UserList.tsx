// Generated from user.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { user } from '#schemas/generated/user.ts'
import {
  ActiveColumn,
  DepartmentColumn,
  EmailColumn,
  EmployeeGroupColumn,
  KindColumn,
  LastLoginAtColumn,
  NameColumn,
  OnlyTeamColumn,
  RolesColumn,
  TeamColumn,
  UsernameColumn,
  WkiTrainingExpiresAtColumn,
} from './fields.tsx'

export const UserList = () => (
  <EntityList
    entity={user}
    filters={['name', 'employeeGroup', 'team', 'department', 'kind', 'active']}
    hidden={['kind', 'roles', 'onlyTeam']}
  >
    <NameColumn key="name" />
    <UsernameColumn key="username" />
    <EmailColumn key="email" />
    <EmployeeGroupColumn key="employeeGroup" />
    <TeamColumn key="team" />
    <DepartmentColumn key="department" />
    <ActiveColumn key="active" />
    <LastLoginAtColumn key="lastLoginAt" />
    <WkiTrainingExpiresAtColumn key="wkiTrainingExpiresAt" />
    <KindColumn key="kind" />
    <RolesColumn key="roles" />
    <OnlyTeamColumn key="onlyTeam" />
  </EntityList>
)
