// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { emailTemplate } from '#schemas/generated/email-template.ts'
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
} from './fields.tsx'

export const EmailTemplateShow = () => (
  <EntityShow entity={emailTemplate}>
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
      <Detail source="cc" field={CcField} />
      <Detail source="bcc" field={BccField} />
      <Detail source="annexes" field={AnnexesField} wide />
      <Detail source="languages" field={LanguagesField} wide />
      <Detail source="variables" field={VariablesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
