// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { instalmentRows } from '#resources/generated/instalments/rows.tsx'
import { ChildRows } from '#resources/inputs/children/ChildRows.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import {
  DownPaymentInput,
  FileInput,
  FrequencyInput,
  InstalmentAmountInput,
  InterestFrozenInput,
  MethodInput,
  NoteInput,
  RequestedByInput,
  StartDateInput,
  TermsInput,
  ToleranceAmountInput,
  ToleranceDaysInput,
  TotalInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/arrangement.validate.js')
const rows = { instalments: instalmentRows }

export const ArrangementForm = () => (
  <EntityForm entity={arrangement} validators={validators} rows={rows}>
    <FormGroup name="plan">
      <FileInput />
      <RequestedByInput />
      <TotalInput />
      <DownPaymentInput />
      <FrequencyInput />
      <StartDateInput />
      <TermsInput />
      <InstalmentAmountInput />
    </FormGroup>
    <FormGroup name="conditions">
      <MethodInput />
      <ToleranceDaysInput />
      <ToleranceAmountInput />
      <InterestFrozenInput />
      <NoteInput />
    </FormGroup>
    <ChildRows name="instalments" of={instalmentRows} property="arrangement" most={500} />
  </EntityForm>
)
