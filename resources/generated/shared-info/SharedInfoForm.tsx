// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { sharedInfo } from '#schemas/generated/shared-info.ts'
import { ContentInput, MaxViewsInput, PasswordInput, RecipientInput, TitleInput, ValidUntilInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/shared-info.validate.js')

export const SharedInfoForm = () => (
  <EntityForm entity={sharedInfo} validators={validators}>
    <FormGroup>
      <TitleInput />
      <ContentInput />
      <RecipientInput />
      <ValidUntilInput />
      <MaxViewsInput />
      <PasswordInput />
    </FormGroup>
  </EntityForm>
)
