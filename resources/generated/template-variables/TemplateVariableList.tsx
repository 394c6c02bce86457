// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { templateVariable } from '#schemas/generated/template-variable.ts'
import {
  CategoryColumn,
  FormatColumn,
  KeyColumn,
  LabelColumn,
  SampleColumn,
  ScopesColumn,
  TypeColumn,
} from './fields.tsx'

export const TemplateVariableList = () => (
  <EntityList entity={templateVariable} filters={['key', 'category', 'type', 'format', 'customer']}>
    <KeyColumn key="key" />
    <LabelColumn key="label" />
    <CategoryColumn key="category" />
    <TypeColumn key="type" />
    <FormatColumn key="format" />
    <SampleColumn key="sample" />
    <ScopesColumn key="scopes" />
  </EntityList>
)
