// Generated from partner.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { partner } from '#schemas/generated/partner.ts'
import {
  ActiveInput,
  ContactsInput,
  CountriesInput,
  FeeInput,
  FileFormatInput,
  KindInput,
  NameInput,
  NotesInput,
  WebsiteInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/partner.validate.js')

export const PartnerForm = () => (
  <EntityForm entity={partner} validators={validators}>
    <FormGroup name="partner">
      <NameInput />
      <KindInput />
      <CountriesInput />
      <WebsiteInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="contacts">
      <ContactsInput />
    </FormGroup>
    <FormGroup name="exchange">
      <FileFormatInput />
      <FeeInput />
      <NotesInput />
    </FormGroup>
  </EntityForm>
)
