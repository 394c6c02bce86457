// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { sharedInfo } from '#schemas/generated/shared-info.ts'
import {
  ContentField,
  CreatedAtField,
  CreatedByField,
  HasPasswordField,
  MaxViewsField,
  RecipientField,
  RevokedAtField,
  StatusField,
  TitleField,
  ValidUntilField,
  ViewCountField,
} from './fields.tsx'

export const SharedInfoShow = () => (
  <EntityShow entity={sharedInfo}>
    <ShowGroup>
      <Detail source="title" field={TitleField} />
      <Detail source="content" field={ContentField} wide />
      <Detail source="recipient" field={RecipientField} />
      <Detail source="validUntil" field={ValidUntilField} />
      <Detail source="maxViews" field={MaxViewsField} />
      <Detail source="viewCount" field={ViewCountField} />
      <Detail source="hasPassword" field={HasPasswordField} />
      <Detail source="status" field={StatusField} />
      <Detail source="revokedAt" field={RevokedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
