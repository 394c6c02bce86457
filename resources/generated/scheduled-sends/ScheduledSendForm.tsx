// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { scheduledSend } from '#schemas/generated/scheduled-send.ts'
import {
  ActiveInput,
  CustomerInput,
  DaysInput,
  MaxItemsInput,
  NameInput,
  StepInput,
  TimeInput,
  TypeInput,
  WorkflowInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/scheduled-send.validate.js')

export const ScheduledSendForm = () => (
  <EntityForm entity={scheduledSend} validators={validators}>
    <FormGroup>
      <NameInput />
      <TypeInput />
      <WorkflowInput />
      <StepInput />
      <CustomerInput />
      <TimeInput />
      <DaysInput />
      <MaxItemsInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
