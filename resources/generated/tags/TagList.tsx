// Generated from tag.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { tag } from '#schemas/generated/tag.ts'
import { ActiveColumn, ColourColumn, DescriptionColumn, NameColumn } from './fields.tsx'

export const TagList = () => (
  <EntityList entity={tag} filters={['name', 'active']}>
    <NameColumn key="name" />
    <ColourColumn key="colour" />
    <DescriptionColumn key="description" />
    <ActiveColumn key="active" />
  </EntityList>
)
