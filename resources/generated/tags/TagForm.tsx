// Generated from tag.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { tag } from '#schemas/generated/tag.ts'
import { ActiveInput, ColourInput, DescriptionInput, NameInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/tag.validate.js')

export const TagForm = () => (
  <EntityForm entity={tag} validators={validators}>
    <FormGroup>
      <NameInput />
      <ColourInput />
      <DescriptionInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
