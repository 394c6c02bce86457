// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { templateVariable } from '#schemas/generated/template-variable.ts'
import {
  CategoryInput,
  CustomerInput,
  DescriptionInput,
  KeyInput,
  LabelInput,
  ScopesInput,
  TextsInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/template-variable.validate.js')

export const TemplateVariableForm = () => (
  <EntityForm entity={templateVariable} validators={validators}>
    <FormGroup name="identity">
      <KeyInput />
      <CategoryInput />
      <CustomerInput />
      <ScopesInput />
    </FormGroup>
    <FormGroup name="words">
      <LabelInput />
      <DescriptionInput />
      <TextsInput />
    </FormGroup>
  </EntityForm>
)
