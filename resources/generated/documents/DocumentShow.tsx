// Generated from document.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { document } from '#schemas/generated/document.ts'
import {
  ChannelField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DecidedByField,
  DirectionField,
  FileField,
  KindField,
  LogField,
  MimeTypeField,
  NameField,
  PagesField,
  PrecassoField,
  ReasonField,
  RetentionUntilField,
  SentAtField,
  SentWithField,
  Sha256Field,
  SizeField,
  StatusField,
  VisibleToClientField,
  VisibleToDebtorField,
} from './fields.tsx'

export const DocumentShow = () => (
  <EntityShow entity={document}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="precasso" field={PrecassoField} />
      <Detail source="name" field={NameField} />
      <Detail source="kind" field={KindField} />
      <Detail source="direction" field={DirectionField} />
      <Detail source="visibleToClient" field={VisibleToClientField} />
      <Detail source="visibleToDebtor" field={VisibleToDebtorField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="log" field={LogField} />
      <Detail source="mimeType" field={MimeTypeField} />
      <Detail source="size" field={SizeField} />
      <Detail source="sha256" field={Sha256Field} read="ROLE_EMPLOYEE" />
      <Detail source="pages" field={PagesField} />
      <Detail source="channel" field={ChannelField} />
      <Detail source="status" field={StatusField} />
      <Detail source="retentionUntil" field={RetentionUntilField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="decidedBy" field={DecidedByField} read="ROLE_EMPLOYEE" />
      <Detail source="sentAt" field={SentAtField} />
      <Detail source="sentWith" field={SentWithField} read="ROLE_EMPLOYEE" />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
