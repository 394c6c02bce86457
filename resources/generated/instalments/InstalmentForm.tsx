// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { instalment } from '#schemas/generated/instalment.ts'
import { AmountInput, ArrangementInput, DueDateInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/instalment.validate.js')

export const InstalmentForm = () => (
  <EntityForm entity={instalment} validators={validators}>
    <FormGroup>
      <ArrangementInput />
      <DueDateInput />
      <AmountInput />
    </FormGroup>
  </EntityForm>
)
