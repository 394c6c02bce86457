// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { newsItem } from '#schemas/generated/news-item.ts'
import {
  AudienceColumn,
  CreatedByColumn,
  PinnedColumn,
  PublishFromColumn,
  PublishUntilColumn,
  TitleColumn,
} from './fields.tsx'

export const NewsItemList = () => (
  <EntityList entity={newsItem} filters={['title', 'audience', 'publishFrom', 'publishUntil', 'pinned', 'createdBy']}>
    <TitleColumn key="title" />
    <AudienceColumn key="audience" />
    <PublishFromColumn key="publishFrom" />
    <PublishUntilColumn key="publishUntil" />
    <PinnedColumn key="pinned" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
