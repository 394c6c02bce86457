// Generated from user.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { user } from '#schemas/generated/user.ts'
import {
  ActiveColumn,
  DepartmentColumn,
  EmailColumn,
  KindColumn,
  LastLoginAtColumn,
  NameColumn,
  UsernameColumn,
} from './fields.tsx'

export const UserList = () => (
  <EntityList entity={user} filters={['username', 'name', 'email', 'kind', 'department', 'active', 'lastLoginAt']}>
    <NameColumn />
    <UsernameColumn />
    <EmailColumn />
    <KindColumn />
    <DepartmentColumn />
    <ActiveColumn />
    <LastLoginAtColumn />
  </EntityList>
)
