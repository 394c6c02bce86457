// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { fileLogType } from '#schemas/generated/file-log-type.ts'
import { ActiveColumn, CategoryColumn, CodeColumn, NameColumn } from './fields.tsx'

export const FileLogTypeList = () => (
  <EntityList entity={fileLogType} filters={['code', 'name', 'category', 'active']}>
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <CategoryColumn key="category" />
    <ActiveColumn key="active" />
  </EntityList>
)
