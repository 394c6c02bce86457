/** One of the Summons templates as its reader gets it, and what is kept about it. */
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
} from '#resources/generated/subpoena-templates/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { TemplatePreview } from '#resources/templates/TemplatePreview.tsx'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'

export const SubpoenaTemplateShow = () => (
  <EntityShow entity={subpoenaTemplate}>
    <TemplatePreview entity={subpoenaTemplate} kind="pages" />
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
