// Generated from salutation.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { salutation } from '#schemas/generated/salutation.ts'
import { ActiveInput, CodeInput, LetterOpeningInput, NameInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/salutation.validate.js')

export const SalutationForm = () => (
  <EntityForm entity={salutation} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <LetterOpeningInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
