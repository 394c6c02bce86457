// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'
import {
  ActiveColumn,
  CodeColumn,
  CourtTypeColumn,
  FileTypeColumn,
  LanguageColumn,
  LegalTypeColumn,
  NameColumn,
  UpdatedAtColumn,
  UpdatedByColumn,
} from './fields.tsx'

export const SubpoenaTemplateList = () => (
  <EntityList
    entity={subpoenaTemplate}
    filters={['name', 'code', 'claim', 'legalType', 'courtType', 'fileType', 'language', 'active']}
  >
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <LegalTypeColumn key="legalType" />
    <CourtTypeColumn key="courtType" />
    <FileTypeColumn key="fileType" />
    <LanguageColumn key="language" />
    <ActiveColumn key="active" />
    <UpdatedAtColumn key="updatedAt" />
    <UpdatedByColumn key="updatedBy" />
  </EntityList>
)
