// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import {
  FileInput,
  FrequencyInput,
  InterestFrozenInput,
  MethodInput,
  NoteInput,
  ReminderDaysInput,
  RequestedByInput,
  StartDateInput,
  ToleranceAmountInput,
  ToleranceDaysInput,
  TotalInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/arrangement.validate.js')

export const ArrangementForm = () => (
  <EntityForm entity={arrangement} validators={validators}>
    <FormGroup name="plan">
      <FileInput />
      <TotalInput />
      <FrequencyInput />
      <StartDateInput />
    </FormGroup>
    <FormGroup name="conditions">
      <RequestedByInput />
      <MethodInput />
      <ToleranceDaysInput />
      <ReminderDaysInput />
      <ToleranceAmountInput />
      <InterestFrozenInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
