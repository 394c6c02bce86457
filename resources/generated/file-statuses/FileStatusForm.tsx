// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { fileStatus } from '#schemas/generated/file-status.ts'
import {
  ActiveInput,
  ApiCodeInput,
  ClientTextInput,
  CodeInput,
  ColourInput,
  NameInput,
  PhaseInput,
  SuccessInput,
  VisibleToClientInput,
  WorkflowStatusesInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/file-status.validate.js')

export const FileStatusForm = () => (
  <EntityForm entity={fileStatus} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <ColourInput />
      <PhaseInput />
      <WorkflowStatusesInput />
      <ClientTextInput />
      <ApiCodeInput />
      <VisibleToClientInput />
      <SuccessInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
