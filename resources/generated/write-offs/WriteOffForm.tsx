// Generated from write-off.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { writeOff } from '#schemas/generated/write-off.ts'
import { AmountInput, ComponentInput, DateInput, FileInput, ReasonInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/write-off.validate.js')

export const WriteOffForm = () => (
  <EntityForm entity={writeOff} validators={validators}>
    <FormGroup>
      <FileInput />
      <DateInput />
      <ComponentInput />
      <AmountInput />
      <ReasonInput />
    </FormGroup>
  </EntityForm>
)
