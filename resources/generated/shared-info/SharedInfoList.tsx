// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { sharedInfo } from '#schemas/generated/shared-info.ts'
import {
  CreatedByColumn,
  HasPasswordColumn,
  MaxViewsColumn,
  RecipientColumn,
  RevokedAtColumn,
  StatusColumn,
  TitleColumn,
  ValidUntilColumn,
  ViewCountColumn,
} from './fields.tsx'

export const SharedInfoList = () => (
  <EntityList
    entity={sharedInfo}
    filters={[
      'title',
      'recipient',
      'validUntil',
      'maxViews',
      'viewCount',
      'hasPassword',
      'status',
      'revokedAt',
      'createdBy',
    ]}
  >
    <TitleColumn key="title" />
    <RecipientColumn key="recipient" />
    <StatusColumn key="status" />
    <ValidUntilColumn key="validUntil" />
    <ViewCountColumn key="viewCount" />
    <MaxViewsColumn key="maxViews" />
    <HasPasswordColumn key="hasPassword" />
    <RevokedAtColumn key="revokedAt" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
