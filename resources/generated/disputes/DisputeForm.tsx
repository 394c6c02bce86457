// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { dispute } from '#schemas/generated/dispute.ts'
import { FileInput, KindInput, OpenedAtInput, TextInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/dispute.validate.js')

export const DisputeForm = () => (
  <EntityForm entity={dispute} validators={validators}>
    <FormGroup>
      <FileInput />
      <KindInput />
      <OpenedAtInput />
      <TextInput />
    </FormGroup>
  </EntityForm>
)
