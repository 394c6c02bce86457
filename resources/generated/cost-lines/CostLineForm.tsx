// Generated from cost-line.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { costLine } from '#schemas/generated/cost-line.ts'
import { AmountInput, ChargeToInput, CostTypeInput, DateInput, DescriptionInput, FileInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/cost-line.validate.js')

export const CostLineForm = () => (
  <EntityForm entity={costLine} validators={validators}>
    <FormGroup>
      <FileInput />
      <DateInput />
      <CostTypeInput />
      <AmountInput />
      <DescriptionInput />
      <ChargeToInput />
    </FormGroup>
  </EntityForm>
)
