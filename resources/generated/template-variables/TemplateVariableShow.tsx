// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { templateVariable } from '#schemas/generated/template-variable.ts'
import {
  CategoryField,
  CreatedAtField,
  CustomerField,
  DescriptionField,
  FormatField,
  KeyField,
  LabelField,
  SampleField,
  ScopesField,
  TextsField,
  TypeField,
  UpdatedAtField,
  UpdatedByField,
} from './fields.tsx'

export const TemplateVariableShow = () => (
  <EntityShow entity={templateVariable}>
    <ShowGroup name="identity">
      <Detail source="key" field={KeyField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="scopes" field={ScopesField} wide />
    </ShowGroup>
    <ShowGroup name="words">
      <Detail source="label" field={LabelField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="texts" field={TextsField} wide />
      <Detail source="type" field={TypeField} />
      <Detail source="format" field={FormatField} />
      <Detail source="sample" field={SampleField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
  </EntityShow>
)
