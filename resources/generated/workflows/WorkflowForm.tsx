// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { workflow } from '#schemas/generated/workflow.ts'
import {
  CategoryInput,
  CodeInput,
  CustomerInput,
  DescriptionInput,
  FileTypeInput,
  LegalTypeInput,
  NameInput,
  PhaseInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/workflow.validate.js')

export const WorkflowForm = () => (
  <EntityForm entity={workflow} validators={validators}>
    <FormGroup>
      <NameInput />
      <CodeInput />
      <CategoryInput />
      <PhaseInput />
      <FileTypeInput />
      <CustomerInput />
      <LegalTypeInput />
      <DescriptionInput />
    </FormGroup>
  </EntityForm>
)
