// Generated from representative.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { representative } from '#schemas/generated/representative.ts'
import {
  ActiveInput,
  CityInput,
  EmailInput,
  KindInput,
  NameInput,
  OrganisationInput,
  PhoneInput,
  PostcodeInput,
  ReferenceInput,
  StreetInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/representative.validate.js')

export const RepresentativeForm = () => (
  <EntityForm entity={representative} validators={validators}>
    <FormGroup>
      <NameInput />
      <KindInput />
      <OrganisationInput />
      <EmailInput />
      <PhoneInput />
      <StreetInput />
      <PostcodeInput />
      <CityInput />
      <ReferenceInput />
      <ActiveInput />
    </FormGroup>
  </EntityForm>
)
