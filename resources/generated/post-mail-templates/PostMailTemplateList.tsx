// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'
import {
  ActiveColumn,
  CategoryColumn,
  CodeColumn,
  ColourColumn,
  CostTypeColumn,
  CustomerColumn,
  DestinationColumn,
  DuplexColumn,
  EnclosuresColumn,
  LanguagesColumn,
  LetterheadColumn,
  NameColumn,
  RegisteredColumn,
  TypeColumn,
  UpdatedAtColumn,
  UpdatedByColumn,
} from './fields.tsx'

export const PostMailTemplateList = () => (
  <EntityList
    entity={postMailTemplate}
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
      'registered',
      'active',
      'updatedAt',
    ]}
    hidden={['letterhead', 'duplex', 'colour', 'registered', 'enclosures', 'costType', 'updatedBy']}
  >
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <CategoryColumn key="category" />
    <TypeColumn key="type" />
    <LanguagesColumn key="languages" />
    <DestinationColumn key="destination" />
    <LetterheadColumn key="letterhead" />
    <DuplexColumn key="duplex" />
    <ColourColumn key="colour" />
    <RegisteredColumn key="registered" />
    <EnclosuresColumn key="enclosures" />
    <CostTypeColumn key="costType" />
    <CustomerColumn key="customer" />
    <ActiveColumn key="active" />
    <UpdatedAtColumn key="updatedAt" />
    <UpdatedByColumn key="updatedBy" />
  </EntityList>
)
