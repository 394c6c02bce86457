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
    <NameColumn key="name" />
    <UsernameColumn key="username" />
    <EmailColumn key="email" />
    <KindColumn key="kind" />
    <DepartmentColumn key="department" />
    <ActiveColumn key="active" />
    <LastLoginAtColumn key="lastLoginAt" />
  </EntityList>
)
