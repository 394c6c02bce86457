// Generated from document.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { document } from '#schemas/generated/document.ts'
import {
  DirectionInput,
  FileInput,
  KindInput,
  NameInput,
  PrecassoInput,
  VisibleToClientInput,
  VisibleToDebtorInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/document.validate.js')

export const DocumentForm = () => (
  <EntityForm entity={document} validators={validators}>
    <FormGroup>
      <FileInput />
      <PrecassoInput />
      <NameInput />
      <KindInput />
      <DirectionInput />
      <VisibleToClientInput />
      <VisibleToDebtorInput />
    </FormGroup>
  </EntityForm>
)
