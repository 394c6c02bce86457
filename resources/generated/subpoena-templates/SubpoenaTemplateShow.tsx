// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'
import {
  ActiveField,
  CodeField,
  CourtTypeField,
  CreatedAtField,
  FileTypeField,
  LanguageField,
  LegalTypeField,
  NameField,
  UpdatedAtField,
  UpdatedByField,
  VariablesField,
} from './fields.tsx'

export const SubpoenaTemplateShow = () => (
  <EntityShow entity={subpoenaTemplate}>
    <ShowGroup name="identity">
      <Detail source="name" field={NameField} />
      <Detail source="code" field={CodeField} />
      <Detail source="legalType" field={LegalTypeField} />
      <Detail source="courtType" field={CourtTypeField} />
      <Detail source="fileType" field={FileTypeField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="sections">
      <Detail source="variables" field={VariablesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
