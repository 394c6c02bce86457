// Generated from country.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { country } from '#schemas/generated/country.ts'
import { ActiveInput, CodeInput, IsEeaInput, IsSepaInput, NameInput, PhonePrefixInput } from './inputs.tsx'

const validators = () => import('#schemas/generated/country.validate.js')

export const CountryForm = () => (
  <EntityForm entity={country} validators={validators}>
    <FormGroup>
      <CodeInput />
      <NameInput />
      <PhonePrefixInput />
      <IsEeaInput />
      <IsSepaInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
