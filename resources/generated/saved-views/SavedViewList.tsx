// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { savedView } from '#schemas/generated/saved-view.ts'
import {
  AudienceColumn,
  CountedColumn,
  CreatedByColumn,
  FirstColumn,
  ListColumn,
  NameColumn,
  RoleColumn,
  TeamColumn,
} from './fields.tsx'

export const SavedViewList = () => (
  <EntityList
    entity={savedView}
    filters={['name', 'list', 'audience', 'team', 'role', 'first', 'counted', 'createdBy']}
  >
    <NameColumn key="name" />
    <ListColumn key="list" />
    <AudienceColumn key="audience" />
    <TeamColumn key="team" />
    <RoleColumn key="role" />
    <FirstColumn key="first" />
    <CountedColumn key="counted" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
