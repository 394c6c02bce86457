/** A variable: what it is, what it would say, and the templates that name it. */
import {
  CategoryField,
  CustomerField,
  DescriptionField,
  FormatField,
  KeyField,
  LabelField,
  ScopesField,
  TextsField,
  TypeField,
  UpdatedAtField,
  UpdatedByField,
} from '#resources/generated/template-variables/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { templateVariable } from '#schemas/generated/template-variable.ts'
import { NamingTemplates } from './NamingTemplates.tsx'
import { VariableSample } from './VariableSample.tsx'

export const TemplateVariableShow = () => (
  <EntityShow entity={templateVariable}>
    <ShowGroup name="identity">
      <Detail source="key" field={KeyField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="type" field={TypeField} />
      <Detail source="format" field={FormatField} />
      <Detail source="scopes" field={ScopesField} />
      <Detail source="customer" field={CustomerField} when={{ type: 'custom' }} />
    </ShowGroup>
    <ShowGroup name="words">
      <Detail source="label" field={LabelField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="texts" field={TextsField} wide when={{ type: 'custom' }} />
      <Detail source="updatedAt" field={UpdatedAtField} />
      <Detail source="updatedBy" field={UpdatedByField} />
    </ShowGroup>
    <VariableSample />
    <NamingTemplates />
  </EntityShow>
)
