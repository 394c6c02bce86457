// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { smsTemplate } from '#schemas/generated/sms-template.ts'
import {
  ActiveColumn,
  CategoryColumn,
  CodeColumn,
  CustomerColumn,
  DestinationColumn,
  LanguagesColumn,
  LinkAllowedColumn,
  NameColumn,
  SenderColumn,
  TypeColumn,
  UpdatedAtColumn,
  UpdatedByColumn,
} from './fields.tsx'

export const SmsTemplateList = () => (
  <EntityList
    entity={smsTemplate}
    filters={[
      'name',
      'code',
      'text',
      'category',
      'type',
      'destination',
      'fileType',
      'languages',
      'customer',
      'active',
      'updatedAt',
    ]}
    hidden={['sender', 'linkAllowed', 'updatedBy']}
  >
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <CategoryColumn key="category" />
    <TypeColumn key="type" />
    <LanguagesColumn key="languages" />
    <DestinationColumn key="destination" />
    <SenderColumn key="sender" />
    <LinkAllowedColumn key="linkAllowed" />
    <CustomerColumn key="customer" />
    <ActiveColumn key="active" />
    <UpdatedAtColumn key="updatedAt" />
    <UpdatedByColumn key="updatedBy" />
  </EntityList>
)
