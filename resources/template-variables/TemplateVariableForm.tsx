/** Form of a variable; of a system variable only the wording can be changed. */
import { useRecordContext } from 'react-admin'
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import {
  CategoryInput,
  CustomerInput,
  DescriptionInput,
  KeyInput,
  LabelInput,
  ScopesInput,
  TextsInput,
} from '#resources/generated/template-variables/inputs.tsx'
import { templateVariable, type TemplateVariable } from '#schemas/generated/template-variable.ts'

const validators = () => import('#schemas/generated/template-variable.validate.js')

export const TemplateVariableForm = () => {
  const isSystem = useRecordContext<TemplateVariable>()?.type === 'system'
  return (
    <EntityForm entity={templateVariable} validators={validators}>
      {!isSystem && (
        <FormGroup name="identity">
          <KeyInput />
          <CategoryInput />
          <CustomerInput />
          <ScopesInput />
        </FormGroup>
      )}
      <FormGroup name="words">
        <LabelInput />
        <DescriptionInput />
        {!isSystem && <TextsInput />}
      </FormGroup>
    </EntityForm>
  )
}
