// Generated from document.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { document } from '#schemas/generated/document.ts'
import {
  ChannelColumn,
  CreatedAtColumn,
  CreatedByColumn,
  CustomerColumn,
  DirectionColumn,
  FileColumn,
  KindColumn,
  MimeTypeColumn,
  NameColumn,
  PrecassoColumn,
  SizeColumn,
  StatusColumn,
  VisibleToClientColumn,
  VisibleToDebtorColumn,
} from './fields.tsx'

export const DocumentList = () => (
  <EntityList
    entity={document}
    filters={[
      'file',
      'precasso',
      'customer',
      'name',
      'kind',
      'size',
      'direction',
      'channel',
      'status',
      'visibleToClient',
      'visibleToDebtor',
      'createdAt',
      'createdBy',
    ]}
    hidden={['mimeType', 'channel', 'visibleToDebtor', 'precasso']}
  >
    <NameColumn key="name" />
    <KindColumn key="kind" />
    <FileColumn key="file" />
    <PrecassoColumn key="precasso" />
    <CustomerColumn key="customer" />
    <MimeTypeColumn key="mimeType" />
    <SizeColumn key="size" />
    <DirectionColumn key="direction" />
    <ChannelColumn key="channel" />
    <StatusColumn key="status" />
    <VisibleToClientColumn key="visibleToClient" />
    <VisibleToDebtorColumn key="visibleToDebtor" />
    <CreatedAtColumn key="createdAt" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
