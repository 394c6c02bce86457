// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { CustomerInput, MostInput, NameInput, PlannedForInput, StepsInput, TypeInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/processing-run.validate.js')

export const ProcessingRunForm = () => (
  <EntityForm entity={processingRun} validators={validators}>
    <FormGroup>
      <NameInput />
      <TypeInput />
      <PlannedForInput />
      <StepsInput />
      <CustomerInput />
      <MostInput />
    </FormGroup>
  </EntityForm>
)
