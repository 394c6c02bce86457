/** One of the E-mail templates as its reader gets it, and what is kept about it. */
import {
  ActiveField,
  AnnexesField,
  BccField,
  CategoryField,
  CcField,
  CodeField,
  CreatedAtField,
  CustomerField,
  DestinationField,
  FileTypeField,
  FromAddressField,
  LanguagesField,
  NameField,
  ReplyToField,
  TypeField,
  UpdatedAtField,
  UpdatedByField,
  VariablesField,
} from '#resources/generated/email-templates/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { TemplatePreview } from '#resources/templates/TemplatePreview.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'

export const EmailTemplateShow = () => (
  <EntityShow entity={emailTemplate}>
    <TemplatePreview entity={emailTemplate} kind="mail" />
    <ShowGroup name="identity">
      <Detail source="name" field={NameField} />
      <Detail source="code" field={CodeField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="type" field={TypeField} />
      <Detail source="destination" field={DestinationField} />
      <Detail source="fileType" field={FileTypeField} when={{ destination: 'debtor' }} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="sending">
      <Detail source="fromAddress" field={FromAddressField} />
      <Detail source="replyTo" field={ReplyToField} />
      <Detail source="cc" field={CcField} wide />
      <Detail source="bcc" field={BccField} wide />
      <Detail source="annexes" field={AnnexesField} wide />
      <Detail source="languages" field={LanguagesField} />
      <Detail source="variables" field={VariablesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
