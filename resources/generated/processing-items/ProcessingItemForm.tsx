// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { AssignedToInput, FileInput, PrecassoInput, RunInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/processing-item.validate.js')

export const ProcessingItemForm = () => (
  <EntityForm entity={processingItem} validators={validators}>
    <FormGroup>
      <RunInput />
      <FileInput />
      <PrecassoInput />
      <AssignedToInput />
    </FormGroup>
  </EntityForm>
)
