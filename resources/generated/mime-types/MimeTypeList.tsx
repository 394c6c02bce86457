// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { mimeType } from '#schemas/generated/mime-type.ts'
import {
  ActiveColumn,
  AllowedForColumn,
  ExtensionsColumn,
  InlineAllowedColumn,
  MaxSizeMbColumn,
  MimeTypeColumn,
  NameColumn,
} from './fields.tsx'

export const MimeTypeList = () => (
  <EntityList entity={mimeType} filters={['mimeType', 'name', 'maxSizeMb', 'inlineAllowed', 'active']}>
    <MimeTypeColumn key="mimeType" />
    <NameColumn key="name" />
    <ExtensionsColumn key="extensions" />
    <MaxSizeMbColumn key="maxSizeMb" />
    <AllowedForColumn key="allowedFor" />
    <InlineAllowedColumn key="inlineAllowed" />
    <ActiveColumn key="active" />
  </EntityList>
)
