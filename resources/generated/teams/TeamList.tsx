// Generated from team.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { team } from '#schemas/generated/team.ts'
import { ActiveColumn, ManagerColumn, MaxOpenItemsColumn, NameColumn, PhasesColumn } from './fields.tsx'

export const TeamList = () => (
  <EntityList entity={team} filters={['name', 'manager', 'maxOpenItems', 'active']}>
    <NameColumn key="name" />
    <ManagerColumn key="manager" />
    <PhasesColumn key="phases" />
    <MaxOpenItemsColumn key="maxOpenItems" />
    <ActiveColumn key="active" />
  </EntityList>
)
