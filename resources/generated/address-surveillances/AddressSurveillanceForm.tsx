// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { DebtorInput, EndsAtInput, FileInput, NoteInput, ProviderInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/address-surveillance.validate.js')

export const AddressSurveillanceForm = () => (
  <EntityForm entity={addressSurveillance} validators={validators}>
    <FormGroup>
      <DebtorInput />
      <FileInput />
      <ProviderInput />
      <EndsAtInput />
      <NoteInput />
    </FormGroup>
  </EntityForm>
)
