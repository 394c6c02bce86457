// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { precasso } from '#schemas/generated/precasso.ts'
import {
  BrandingInput,
  ClaimsInput,
  ClientReferenceInput,
  LanguageInput,
  MerchantInput,
  PaymentsInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/precasso.validate.js')

export const PrecassoForm = () => (
  <EntityForm entity={precasso} validators={validators}>
    <FormGroup name="item">
      <MerchantInput />
      <ClientReferenceInput />
      <BrandingInput />
      <LanguageInput />
    </FormGroup>
    <FormGroup name="money">
      <ClaimsInput />
      <PaymentsInput />
    </FormGroup>
  </EntityForm>
)
