// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { mimeType } from '#schemas/generated/mime-type.ts'
import {
  ActiveInput,
  AllowedForInput,
  ExtensionsInput,
  InlineAllowedInput,
  MaxSizeMbInput,
  MimeTypeInput,
  NameInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/mime-type.validate.js')

export const MimeTypeForm = () => (
  <EntityForm entity={mimeType} validators={validators}>
    <FormGroup>
      <MimeTypeInput />
      <NameInput />
      <ExtensionsInput />
      <MaxSizeMbInput />
      <AllowedForInput />
      <InlineAllowedInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
