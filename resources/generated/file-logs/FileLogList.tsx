// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { fileLog } from '#schemas/generated/file-log.ts'
import {
  AtColumn,
  CategoryColumn,
  ChannelColumn,
  CustomerColumn,
  DataChangeStatusColumn,
  FileColumn,
  SubjectColumn,
  TypeColumn,
  UserColumn,
  VisibleToClientColumn,
} from './fields.tsx'

export const FileLogList = () => (
  <EntityList
    entity={fileLog}
    filters={[
      'file',
      'customer',
      'at',
      'user',
      'subject',
      'category',
      'type',
      'channel',
      'visibleToClient',
      'dataChangeStatus',
    ]}
  >
    <AtColumn key="at" />
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <SubjectColumn key="subject" />
    <CategoryColumn key="category" />
    <TypeColumn key="type" />
    <ChannelColumn key="channel" />
    <VisibleToClientColumn key="visibleToClient" />
    <DataChangeStatusColumn key="dataChangeStatus" />
    <UserColumn key="user" />
  </EntityList>
)
