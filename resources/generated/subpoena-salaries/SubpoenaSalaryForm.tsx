// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { subpoenaSalary } from '#schemas/generated/subpoena-salary.ts'
import {
  AmountPerPointInput,
  BandInput,
  EffectiveFromInput,
  EffectiveUntilInput,
  KindInput,
  MaxPointsInput,
  SourceInput,
  UpToInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/subpoena-salary.validate.js')

export const SubpoenaSalaryForm = () => (
  <EntityForm entity={subpoenaSalary} validators={validators}>
    <FormGroup>
      <KindInput />
      <BandInput />
      <UpToInput />
      <AmountPerPointInput />
      <MaxPointsInput />
      <EffectiveFromInput />
      <EffectiveUntilInput />
      <SourceInput />
    </FormGroup>
  </EntityForm>
)
