// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'
import {
  ActiveColumn,
  CategoryColumn,
  CodeColumn,
  CustomerColumn,
  DestinationColumn,
  LanguagesColumn,
  NameColumn,
  TypeColumn,
  UpdatedAtColumn,
  UpdatedByColumn,
} from './fields.tsx'

export const EmailTemplateList = () => (
  <EntityList
    entity={emailTemplate}
    filters={[
      'name',
      'code',
      'body',
      'category',
      'type',
      'destination',
      'fileType',
      'languages',
      'customer',
      'active',
      'updatedAt',
    ]}
  >
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <CategoryColumn key="category" />
    <TypeColumn key="type" />
    <LanguagesColumn key="languages" />
    <DestinationColumn key="destination" />
    <CustomerColumn key="customer" />
    <ActiveColumn key="active" />
    <UpdatedAtColumn key="updatedAt" />
    <UpdatedByColumn key="updatedBy" />
  </EntityList>
)
