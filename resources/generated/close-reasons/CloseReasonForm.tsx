// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { closeReason } from '#schemas/generated/close-reason.ts'
import {
  ActiveInput,
  ClientTextInput,
  CodeInput,
  CommissionDueInput,
  GroupInput,
  NameInput,
  RequiresNoteInput,
  RequiresZeroBalanceInput,
  SuccessInput,
  VisibleToClientInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/close-reason.validate.js')

export const CloseReasonForm = () => (
  <EntityForm entity={closeReason} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <ClientTextInput />
      <GroupInput />
      <SuccessInput />
      <RequiresNoteInput />
      <RequiresZeroBalanceInput />
      <CommissionDueInput />
      <VisibleToClientInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
