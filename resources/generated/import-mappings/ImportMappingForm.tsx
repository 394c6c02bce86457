// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { importMapping } from '#schemas/generated/import-mapping.ts'
import {
  ActiveInput,
  ColumnsInput,
  CustomerInput,
  DateOrderInput,
  DecimalInput,
  NameInput,
  TypeInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/import-mapping.validate.js')

export const ImportMappingForm = () => (
  <EntityForm entity={importMapping} validators={validators}>
    <FormGroup>
      <NameInput />
      <TypeInput />
      <CustomerInput />
      <DateOrderInput />
      <DecimalInput />
      <ColumnsInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
