// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { savedView } from '#schemas/generated/saved-view.ts'
import {
  AudienceInput,
  CountedInput,
  DensityInput,
  FirstInput,
  ListInput,
  NameInput,
  RoleInput,
  TeamInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/saved-view.validate.js')

export const SavedViewForm = () => (
  <EntityForm entity={savedView} validators={validators}>
    <FormGroup>
      <NameInput />
      <ListInput />
      <AudienceInput />
      <TeamInput />
      <RoleInput />
      <DensityInput />
      <FirstInput />
      <CountedInput />
    </FormGroup>
  </EntityForm>
)
