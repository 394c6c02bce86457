// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { fileLogType } from '#schemas/generated/file-log-type.ts'
import { ActiveInput, CategoryInput, CodeInput, NameInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/file-log-type.validate.js')

export const FileLogTypeForm = () => (
  <EntityForm entity={fileLogType} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <CategoryInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
