// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { smsTemplate } from '#schemas/generated/sms-template.ts'
import {
  ActiveField,
  CategoryField,
  CodeField,
  CreatedAtField,
  CustomerField,
  DestinationField,
  FileTypeField,
  LanguagesField,
  LinkAllowedField,
  NameField,
  SenderField,
  TypeField,
  UpdatedAtField,
  UpdatedByField,
  VariablesField,
} from './fields.tsx'

export const SmsTemplateShow = () => (
  <EntityShow entity={smsTemplate}>
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
    <ShowGroup name="message">
      <Detail source="sender" field={SenderField} />
      <Detail source="linkAllowed" field={LinkAllowedField} />
      <Detail source="languages" field={LanguagesField} wide />
      <Detail source="variables" field={VariablesField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
