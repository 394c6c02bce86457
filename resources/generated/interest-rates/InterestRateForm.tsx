// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { interestRate } from '#schemas/generated/interest-rate.ts'
import { EffectiveFromInput, EffectiveUntilInput, RateInput, SourceInput, TypeInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/interest-rate.validate.js')

export const InterestRateForm = () => (
  <EntityForm entity={interestRate} validators={validators}>
    <FormGroup>
      <TypeInput />
      <RateInput />
      <EffectiveFromInput />
      <EffectiveUntilInput />
      <SourceInput />
    </FormGroup>
  </EntityForm>
)
