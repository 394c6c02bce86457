// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { newsItem } from '#schemas/generated/news-item.ts'
import {
  AudienceField,
  ContentField,
  CreatedAtField,
  CreatedByField,
  PinnedField,
  PublishFromField,
  PublishUntilField,
  TitleField,
} from './fields.tsx'

export const NewsItemShow = () => (
  <EntityShow entity={newsItem}>
    <ShowGroup name="text">
      <Detail source="title" field={TitleField} />
      <Detail source="content" field={ContentField} wide />
    </ShowGroup>
    <ShowGroup name="publication">
      <Detail source="audience" field={AudienceField} wide />
      <Detail source="publishFrom" field={PublishFromField} />
      <Detail source="publishUntil" field={PublishUntilField} />
      <Detail source="pinned" field={PinnedField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
