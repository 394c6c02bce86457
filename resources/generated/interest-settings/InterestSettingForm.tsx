// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import {
  ClaimInput,
  CompoundingInput,
  FileInput,
  FromInput,
  PerInput,
  RateInput,
  ReasonInput,
  SurchargeInput,
  TypeInput,
  UntilInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/interest-setting.validate.js')

export const InterestSettingForm = () => (
  <EntityForm entity={interestSetting} validators={validators}>
    <FormGroup>
      <FileInput />
      <ClaimInput />
      <TypeInput />
      <RateInput />
      <PerInput />
      <SurchargeInput />
      <CompoundingInput />
      <FromInput />
      <UntilInput />
      <ReasonInput />
    </FormGroup>
  </EntityForm>
)
